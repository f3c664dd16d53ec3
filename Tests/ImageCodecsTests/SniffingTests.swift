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

  static let cases = [
    Case([], .empty), Case([0xFF], .unknown), Case([0xFF, 0xD8], .unknown), Case("a", .unknown),
    Case("GIF89a", .gif), Case("RIFF\0\0\0\0WEBPVP8 ", .webp), Case("RIFF\0\0\0\0AVI ", .video),
    Case("\0\0\0\u{18}ftypheic", .heic), Case("\0\0\0\u{18}ftypmif1", .heic),
    Case("\0\0\0\u{18}ftypavif", .avif), Case("\0\0\0\u{18}ftypisom", .video),
    Case([0x49, 0x49, 0x2A, 0], .tiff), Case([0x4D, 0x4D, 0, 0x2A], .tiff),
    Case("BM6\0\0\0", .bmp), Case("%PDF-1.4", .pdf), Case("P6\n1 1\n255\n", .netpbm),
    Case("<?xml version=\"1.0\"?>\n<svg>", .svg), Case("  <SVG xmlns=''>", .svg),
    Case("<!DOCTYPE html><p>", .html), Case("this is no picture", .text),
    Case("Räuber", .text), Case(Array(repeating: 0x41, count: 1023) + [0xC3, 0xA4], .text),
    Case([0x41, 0xFF, 0xFE, 0x42], .unknown),
    Case("a\0b", .unknown),
    Case([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A], .damagedPNG),
    Case("PK\u{3}\u{4}", .archive), Case("SQLite format 3\0", .sqlite), Case("8BPS", .photoshop),
    Case([0xFF, 0x0A], .jpegXL), Case([0, 0, 1, 0, 1], .icon),
  ]

  @Test(arguments: cases)
  func `what the bytes are is named`(_ example: Case) {
    #expect(ImageFormat(sniffing: example.bytes) == nil)
    #expect(SeenFormat(sniffing: example.bytes) == example.format)
    #expect(throws: ImageError.unsupportedFormat(example.format)) {
      _ = try ImageDeveloper.develop(example.bytes, recipe: .asIs)
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
