@testable import ImageCodecs
import Raster

/// One file, looked at but not decoded; ends the process when a promise is broken.
struct ProbeTrial {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func run() {
    let format = ImageFormat(sniffing: bytes)
    let seen = SeenFormat(sniffing: bytes)
    precondition(!seen.name.isEmpty, "a format without a name")
    do throws(ImageError) {
      let header = try ImageHeader(probing: bytes, limits: DevelopTrial.limits)
      guard header.format == format, header.size.width > 0, header.size.height > 0,
        DevelopTrial.limits.bound(exceededBy: header.size) == nil
      else { fatalError("\(header) passes") }
    } catch {
      let isUnknown = error == .unsupportedFormat(seen)
      guard isUnknown == (format == nil) else { fatalError("\(seen) is refused as \(error)") }
    }
    // Also as what they are not: the walks look at the first bytes no more.
    for format in ImageFormat.allCases { judge(format) }
  }

  private func judge(_ format: ImageFormat) {
    let metadata = ImageMetadata(bytes, format: format)
    ExifTrial.judge(metadata.exif)
    let again = ImageMetadata(bytes, format: format)
    guard again.exif == metadata.exif, again.profile == metadata.profile,
      again.warnings == metadata.warnings
    else { fatalError("read twice with another result") }
    if metadata.profile != nil, metadata.warnings.contains(.brokenProfile) {
      fatalError("a profile that is broken and not")
    }
  }
}
