/// What bytes that are neither JPEG nor PNG seem to be, for a message that helps.
package enum SeenFormat: String, Hashable, Sendable, CaseIterable {
  case empty = "an empty file"
  case damagedPNG = "a PNG with a damaged signature"
  case gif = "GIF"
  case webp = "WebP"
  case heic = "HEIC"
  case avif = "AVIF"
  case tiff = "TIFF"
  case bmp = "BMP"
  case jpegXL = "JPEG XL"
  case jpeg2000 = "JPEG 2000"
  case photoshop = "Photoshop"
  case icon = "ICO"
  case netpbm = "PNM"
  case pdf = "PDF"
  case svg = "SVG"
  case html = "HTML"
  case video = "a video"
  case archive = "an archive"
  case sqlite = "an SQLite database"
  case text = "text"
  case unknown = "unknown data"

  /// The name to show.
  package var name: String { rawValue }
}

extension SeenFormat {
  /// Names the format that the first bytes show; always answers.
  package init(sniffing bytes: [UInt8]) {
    let head = bytes.prefix(1024)
    self =
      SeenFormat.byMagic(head) ?? SeenFormat.byBrand(head) ?? SeenFormat.byText(head) ?? .unknown
  }

  private static func byMagic(_ head: ArraySlice<UInt8>) -> SeenFormat? {
    if head.isEmpty { return .empty }
    if head.dropFirst().starts(with: Array("PNG".utf8)) { return .damagedPNG }
    if head.starts(with: Array("RIFF".utf8)) {
      return head.dropFirst(8).starts(with: Array("WEBP".utf8)) ? .webp : .video
    }
    return magics.first { head.starts(with: $0.bytes) }?.format
  }

  private static let magics: [(bytes: [UInt8], format: SeenFormat)] = [
    (Array("GIF8".utf8), .gif),
    ([0x49, 0x49, 0x2A, 0x00], .tiff), ([0x4D, 0x4D, 0x00, 0x2A], .tiff),
    ([0x49, 0x49, 0x2B, 0x00], .tiff), ([0x4D, 0x4D, 0x00, 0x2B], .tiff),
    (Array("BM".utf8), .bmp),
    ([0xFF, 0x0A], .jpegXL),
    ([0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20], .jpegXL),
    ([0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20], .jpeg2000),
    ([0xFF, 0x4F, 0xFF, 0x51], .jpeg2000),
    (Array("8BPS".utf8), .photoshop),
    ([0x00, 0x00, 0x01, 0x00], .icon),
    (Array("%PDF-".utf8), .pdf),
    ([0x1A, 0x45, 0xDF, 0xA3], .video),
    (Array("PK\u{3}\u{4}".utf8), .archive), ([0x1F, 0x8B], .archive),
    (Array("SQLite format 3\0".utf8), .sqlite),
    (Array("P1\n".utf8), .netpbm), (Array("P2\n".utf8), .netpbm), (Array("P3\n".utf8), .netpbm),
    (Array("P4\n".utf8), .netpbm), (Array("P5\n".utf8), .netpbm), (Array("P6\n".utf8), .netpbm),
  ]

  /// Formats of the ISO base media family say what they are in their first box.
  private static func byBrand(_ head: ArraySlice<UInt8>) -> SeenFormat? {
    guard head.dropFirst(4).starts(with: Array("ftyp".utf8)) else { return nil }
    let brand = String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self)
    switch brand {
    case "avif", "avis": return .avif
    case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": return .heic
    default: return .video
    }
  }

  private static func byText(_ head: ArraySlice<UInt8>) -> SeenFormat? {
    let isControl: (UInt8) -> Bool = { ($0 < 0x20 && !(9...13).contains($0)) || $0 == 0x7F }
    guard head.count > 1, !head.contains(where: isControl) else { return nil }
    // The window may cut the last character in half.
    let cuts = head.count < 1024 ? 0...0 : 0...3
    let isText = cuts.contains { String(validating: head.dropLast($0), as: UTF8.self) != nil }
    guard isText else { return nil }
    let lowered = String(decoding: head, as: UTF8.self).lowercased()
    if lowered.contains("<svg") { return .svg }
    if lowered.contains("<!doctype html") || lowered.contains("<html") { return .html }
    return .text
  }
}
