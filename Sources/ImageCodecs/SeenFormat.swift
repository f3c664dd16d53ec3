/// What bytes that are neither JPEG nor PNG seem to be, for a message that helps.
package enum SeenFormat: String, Hashable, Sendable, CaseIterable {
  case empty = "an empty file"
  case damagedPNG = "a PNG with a damaged signature"
  case gif = "GIF"
  case webp = "WebP"
  case animatedWebP = "animated WebP"
  case heic = "HEIC"
  case heif = "HEIF"
  case avif = "AVIF"
  case tiff = "TIFF"
  case tiffOrRaw = "TIFF or camera raw"
  case bmp = "BMP"
  case jpegXL = "JPEG XL"
  case jpeg2000 = "JPEG 2000"
  case photoshop = "Photoshop"
  case icon = "ICO"
  case netpbm = "PNM"
  case canonRaw = "Canon raw"
  case adobeRaw = "DNG camera raw"
  case fujifilmRaw = "Fujifilm raw"
  case olympusRaw = "Olympus raw"
  case panasonicRaw = "Panasonic raw"
  case sigmaRaw = "Sigma raw"
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

  /// Whether people would call it a picture.
  package var isPicture: Bool {
    switch self {
    case .damagedPNG, .gif, .webp, .animatedWebP, .heic, .heif, .avif, .tiff, .tiffOrRaw, .bmp,
      .jpegXL, .jpeg2000, .photoshop, .icon, .netpbm, .canonRaw, .adobeRaw, .fujifilmRaw,
      .olympusRaw, .panasonicRaw, .sigmaRaw, .svg:
      true
    case .empty, .pdf, .html, .video, .archive, .sqlite, .text, .unknown: false
    }
  }
}

extension SeenFormat {
  /// Names the format that the first bytes show; always answers.
  package init(sniffing bytes: [UInt8]) {
    let head = bytes.prefix(1024)
    self =
      SeenFormat.byBrand(head) ?? SeenFormat.byMagic(head) ?? SeenFormat.byDirectory(bytes)
      ?? SeenFormat.byText(head) ?? .unknown
  }

  private static func byMagic(_ head: ArraySlice<UInt8>) -> SeenFormat? {
    if head.isEmpty { return .empty }
    if head.dropFirst().starts(with: Array("PNG".utf8)) { return .damagedPNG }
    if head.starts(with: Array("RIFF".utf8)) { return byChunks(head) }
    return magics.first { head.starts(with: $0.bytes) }?.format
  }

  /// WebP says in its first chunk whether it moves; without one it does not.
  private static func byChunks(_ head: ArraySlice<UInt8>) -> SeenFormat {
    let reader = EndianBytes(head)
    guard reader.has("WEBP", at: 8) else { return .video }
    let flags = reader.has("VP8X", at: 12) ? reader.number(at: 20, size: 1) ?? 0 : 0
    return flags & 2 == 0 ? .webp : .animatedWebP
  }

  private static let magics: [(bytes: [UInt8], format: SeenFormat)] = [
    (Array("GIF8".utf8), .gif),
    // Raw files whose makers changed the beginning of a TIFF.
    (Array("IIU\0".utf8), .panasonicRaw), (Array("IIRO".utf8), .olympusRaw),
    (Array("IIRS".utf8), .olympusRaw), (Array("MMOR".utf8), .olympusRaw),
    (Array("FUJIFILMCCD-RAW".utf8), .fujifilmRaw), (Array("FOVb".utf8), .sigmaRaw),
    (Array("BM".utf8), .bmp),
    ([0xFF, 0x0A], .jpegXL),
    ([0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20], .jpegXL),
    ([0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20], .jpeg2000),
    ([0xFF, 0x4F, 0xFF, 0x51], .jpeg2000),
    (Array("8BPS".utf8), .photoshop),
    ([0x00, 0x00, 0x01, 0x00], .icon), ([0x00, 0x00, 0x02, 0x00], .icon),
    (Array("%PDF-".utf8), .pdf),
    // Matroska, MPEG, Windows Media and Flash.
    ([0x1A, 0x45, 0xDF, 0xA3], .video), ([0x00, 0x00, 0x01, 0xBA], .video),
    ([0x00, 0x00, 0x01, 0xB3], .video), ([0x30, 0x26, 0xB2, 0x75], .video),
    (Array("FLV\u{1}".utf8), .video), (Array("OggS".utf8), .video),
    (Array("PK\u{3}\u{4}".utf8), .archive), ([0x1F, 0x8B], .archive),
    (Array("SQLite format 3\0".utf8), .sqlite),
    (Array("P1\n".utf8), .netpbm), (Array("P2\n".utf8), .netpbm), (Array("P3\n".utf8), .netpbm),
    (Array("P4\n".utf8), .netpbm), (Array("P5\n".utf8), .netpbm), (Array("P6\n".utf8), .netpbm),
    (Array("P7\n".utf8), .netpbm),
  ]

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
