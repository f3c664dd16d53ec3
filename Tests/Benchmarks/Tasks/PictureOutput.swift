import FileSystem
import ImageCodecs
import Raster

/// A PNG that somebody made of the picture.
struct PictureOutput {
  let name: String
  let byteCount: Int
  /// How near it is to the best there is; nil without Pillow.
  let decibels: Double?

  /// Looks at the file; throws unless it is a PNG of the size that all must make.
  init(of path: FilePath, name: String, judge: PythonJob?) throws(BenchmarkError) {
    let header: ImageHeader
    do {
      let bytes = try FileReader.read(path, limit: 1 << 26)
      byteCount = bytes.count
      header = try ImageHeader(probing: bytes)
    } catch {
      throw .differentWork("\(name) wrote no PNG: \(error)")
    }
    guard header.format == .png, header.size == JobPicture.result, !header.isGray else {
      throw .differentWork("\(name) wrote \(header.size), not \(JobPicture.result) in colour")
    }
    self.name = name
    decibels = try judge?.decibels(of: path)
  }

  /// One line for the report.
  var line: String {
    // Beyond this all pixels are the same.
    let likeness = decibels.map { $0 > 99 ? "the reference" : "\($0.rounded(digits: 1)) dB" }
    return Report.row("output of \(name)", ["\(byteCount) bytes"] + [likeness].compactMap(\.self))
  }
}
