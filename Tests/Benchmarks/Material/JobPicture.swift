import Digest
import FileSystem
import ImageCodecs
import Raster

/// The picture that everyone develops.
struct JobPicture {
  let path: FilePath
  let bytes: [UInt8]
  let header: ImageHeader
  /// Whether it is the one that the gates of bytes and decibels were set with.
  let isKnown: Bool

  /// What everyone makes of it: upright, the middle in 4:5, and so large.
  static let result = PixelSize(width: 960, height: 1200)

  private static let knownDigest =
    "d56de3f5de129d1e6ddfecf82481c8e21e2f91d813ee00faed6e4a7438bba874"
  private static let places = [
    "../shared/images/bench_12mp_o6_q90_420.jpg", "Samples/portraits/doroteo-arango.jpg",
  ]

  /// Takes the file that is named, else the first at hand with 12 megapixels; nil when there is none.
  static func find(_ named: String?) throws(BenchmarkError) -> JobPicture? {
    if let named { return try JobPicture(FilePath(named)) }
    for place in places {
      let path = FilePath(OwnFolder.source).appending(place)
      guard (try? path.resolved()) != nil else { continue }
      let picture = try JobPicture(path)
      if picture.megapixels == 12 { return picture }
    }
    return nil
  }

  private init(_ path: FilePath) throws(BenchmarkError) {
    do {
      bytes = try FileReader.read(path, limit: ImageLimits.standard.encodedByteCount)
    } catch {
      throw .file("cannot read '\(path.displayText)'")
    }
    do {
      header = try ImageHeader(probing: bytes)
    } catch {
      throw .picture(String(describing: error))
    }
    self.path = path
    isKnown = SHA256.digest(of: bytes).hexText == Self.knownDigest
  }

  private var megapixels: Int { header.size.width * header.size.height / 1_000_000 }

  /// One line for the report.
  var line: String {
    Report.row(
      "picture",
      [
        path.lastComponent.displayText, "\(header.size.width)x\(header.size.height) as stored",
        header.isProgressive ? "progressive" : "baseline", "\(bytes.count) bytes",
      ])
  }
}
