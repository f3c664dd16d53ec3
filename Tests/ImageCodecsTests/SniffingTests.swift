import ImageCodecs
import Testing

@Suite struct SniffingTests {
  struct Case: CustomTestStringConvertible {
    var bytes: [UInt8]
    var format: SeenFormat
    var testDescription: String { format.name }

    init(_ text: String, _ format: SeenFormat) { self.init(Array(text.utf8), format) }

    init(_ bytes: [UInt8], _ format: SeenFormat) {
      self.bytes = bytes
      self.format = format
    }
  }

  /// The first box of the ISO base media family.
  private static func box(_ brand: String, _ others: [String] = []) -> [UInt8] {
    TestPNG.bigEndian(16 + 4 * others.count) + Array("ftyp\(brand)\0\0\0\0".utf8)
      + others.flatMap { Array($0.utf8) } + Array(repeating: 0, count: 64)
  }

  static let cases = [
    Case([], .empty), Case([0xFF], .unknown), Case([0xFF, 0xD8], .unknown), Case("a", .unknown),
    Case("GIF87a", .gif), Case("GIF89a", .gif),
    Case("BM6\0\0\0", .bmp), Case("%PDF-1.4", .pdf), Case("8BPS", .photoshop),
    Case([0, 0, 1, 0, 1], .icon), Case([0, 0, 2, 0, 1], .icon),
    Case("P1\n1 1\n1", .netpbm), Case("P6\n1 1\n255\n", .netpbm), Case("P7\nWIDTH 1", .netpbm),
    Case("<?xml version=\"1.0\"?>\n<svg>", .svg), Case("  <SVG xmlns=''>", .svg),
    Case("<!DOCTYPE html><p>", .html), Case("this is no picture", .text),
    Case("Räuber", .text), Case(Array(repeating: 0x41, count: 1023) + [0xC3, 0xA4], .text),
    Case([0x41, 0xFF, 0xFE, 0x42], .unknown),
    Case("a\0b", .unknown),
    Case([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A], .damagedPNG),
    Case("PK\u{3}\u{4}", .archive), Case([0x1F, 0x8B, 8], .archive),
    Case("SQLite format 3\0", .sqlite),
    Case([0xFF, 0x0A], .jpegXL), Case("\0\0\0\u{C}JXL \r\n", .jpegXL),
    Case([0xFF, 0x4F, 0xFF, 0x51], .jpeg2000), Case("\0\0\0\u{C}jP  \r\n", .jpeg2000),
  ]

  static let containers = [
    Case("RIFF\0\0\0\0WEBP", .webp), Case("RIFF\0\0\0\0WEBPVP8 \0\0\0\0\u{2}", .webp),
    Case("RIFF\0\0\0\0WEBPVP8L", .webp), Case("RIFF\0\0\0\0WEBPVP8X\u{A}\0\0\0\u{10}", .webp),
    Case("RIFF\0\0\0\0WEBPVP8X\u{A}\0\0\0\u{12}", .animatedWebP),
    Case("RIFF\0\0\0\0AVI ", .video),
    Case("\0\0\0\u{18}ftyp", .video), Case("\0\0\0\u{18}ftypheic", .heic),
    Case(box("heic", ["mif1", "heic"]), .heic), Case(box("heix"), .heic), Case(box("hevc"), .heic),
    Case(box("hevx"), .heic), Case(box("heim"), .heic), Case(box("heis"), .heic),
    Case(box("hevm"), .heic), Case(box("hevs"), .heic),
    Case(box("avif", ["mif1", "miaf"]), .avif), Case(box("avis", ["msf1"]), .avif),
    // The structure of the file alone does not tell how the picture is coded.
    Case(box("mif1", ["mif1", "heic"]), .heic), Case(box("mif1", ["mif1", "miaf", "avif"]), .avif),
    Case(box("msf1", ["hevc", "msf1"]), .heic), Case(box("msf1", ["avis"]), .avif),
    Case(box("mif1"), .heif), Case(box("mif1", ["jpeg"]), .heif), Case(box("msf1"), .heif),
    Case(box("mif2", ["vvic"]), .heif),
    Case(box("MiHE", ["mif1", "heic"]), .heic), Case(box("abcd", ["mif1"]), .heif),
    // A brand behind the box is none.
    Case(TestPNG.bigEndian(16) + Array("ftypmif1\0\0\0\0avif".utf8), .heif),
    Case(TestPNG.bigEndian(0x7FFF_FFFF) + Array("ftypmif1\0\0\0\0avif".utf8), .avif),
    Case(box("jxl "), .jpegXL), Case(box("jp2 "), .jpeg2000), Case(box("jpx "), .jpeg2000),
    Case(box("isom", ["mp41"]), .video), Case(box("qt  "), .video), Case(box("mp42"), .video),
    Case("\0\0\0\u{8}wide", .video), Case("\0\0\u{1}\0moov", .video),
    Case([0x1A, 0x45, 0xDF, 0xA3], .video), Case([0, 0, 1, 0xBA], .video),
    Case([0, 0, 1, 0xB3], .video), Case([0x30, 0x26, 0xB2, 0x75], .video), Case("OggS", .video),
    Case("FLV\u{1}", .video),
  ]

  /// A TIFF that begins with these tags.
  private static func tiff(_ entries: [TestExif.Entry], isBigEndian: Bool = false) -> [UInt8] {
    TestExif(isBigEndian: isBigEndian, main: entries).block
  }

  static let raws = [
    Case([0x49, 0x49, 0x2A, 0], .tiff), Case([0x4D, 0x4D, 0, 0x2A], .tiff),
    Case([0x49, 0x49, 0x2B, 0], .tiff), Case([0x4D, 0x4D, 0, 0x2B], .tiff),
    Case([0x49, 0x49, 0x2A, 0, 0xFF, 0xFF, 0xFF, 0xFF], .tiff),
    Case([0x49, 0x49, 0x2A, 0, 0, 0, 0, 0], .tiff),
    Case(tiff([(0x100, .short([9]))]), .tiff),
    Case(tiff([(0x100, .short([9]))], isBigEndian: true), .tiff),
    Case(tiff([(0x10F, .ascii("NIKON CORPORATION"))], isBigEndian: true), .tiffOrRaw),
    Case(tiff([(0x10F, .ascii("SONY"))]), .tiffOrRaw),
    Case(tiff([(0x10F, .ascii("PENTAX")), (0x110, .ascii("K-1"))], isBigEndian: true), .tiffOrRaw),
    Case(tiff([(0x10F, .ascii(" "))]), .tiff),
    Case(tiff([(0x10F, .ascii("Leica")), (50_706, .byte([1, 4, 0, 0]))]), .adobeRaw),
    Case(tiff([(50_706, .byte([1, 4, 0, 0]))], isBigEndian: true), .adobeRaw),
    Case([0x49, 0x49, 0x2A, 0, 0x10, 0, 0, 0, 0x43, 0x52, 2, 0], .canonRaw),
    Case(box("crx ", ["crx ", "isom"]), .canonRaw),
    Case("FUJIFILMCCD-RAW 0201", .fujifilmRaw), Case("FUJIFILM", .text),
    Case("IIRO\u{8}\0\0\0", .olympusRaw), Case("IIRS\u{8}\0\0\0", .olympusRaw),
    Case("MMOR\0\0\0\u{8}", .olympusRaw), Case("IIU\0\u{18}\0\0\0", .panasonicRaw),
    Case("FOVb\0\0\u{2}\0", .sigmaRaw),
  ]

  @Test(arguments: cases + containers + raws)
  func `what the bytes are is named`(_ example: Case) {
    #expect(ImageFormat(sniffing: example.bytes) == nil)
    #expect(SeenFormat(sniffing: example.bytes) == example.format)
    #expect(throws: ImageError.unsupportedFormat(example.format)) {
      _ = try ImageDeveloper.develop(example.bytes, recipe: .asIs)
    }
  }

  /// The directory of a TIFF may lie anywhere, or say to.
  @Test func `every prefix and every changed byte is answered`() {
    for example in Self.containers + Self.raws {
      for count in example.bytes.indices {
        _ = SeenFormat(sniffing: Array(example.bytes[..<count]))
        var changed = example.bytes
        changed[count] ^= 0xFF
        _ = SeenFormat(sniffing: changed)
      }
    }
  }

  @Test func `every two bytes in front are answered`() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        #expect(!SeenFormat(sniffing: [first, second]).name.isEmpty)
      }
    }
  }

  @Test func `jpeg and png are told by content`() {
    #expect(ImageFormat(sniffing: [0xFF, 0xD8, 0xFF, 0xE0]) == .jpeg)
    #expect(ImageFormat(sniffing: TestPNG.signature) == .png)
  }
}
