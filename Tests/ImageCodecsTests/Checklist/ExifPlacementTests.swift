@testable import ImageCodecs
import Raster
import Testing

/// EXIF where writers really put it.
@Suite struct ExifPlacementTests {
  private func orientation(_ segments: [[UInt8]]) throws -> Int {
    let junk = segments.flatMap { TestJPEG.segment(0xE1, $0) }
    return try ImageDeveloper.develop(HostileJPEG.block(junk), recipe: .asIs).exif.orientation
      .rawValue
  }

  @Test(arguments: [false, true], [8, 9, 26, 60_000])
  func `the first directory may lie anywhere`(_ isBigEndian: Bool, _ offset: Int) throws {
    let block = TestExif.orientation(6, isBigEndian: isBigEndian).block
    let number = (0..<4).map { UInt8(truncatingIfNeeded: offset >> (8 * $0)) }
    let moved =
      block[..<4] + (isBigEndian ? number.reversed() : number)
      + Array(repeating: 0x55, count: offset - 8) + block[8...]
    #expect(try orientation([Array("Exif\0\0".utf8) + moved]) == 6)
  }

  @Test func `tags in any order and padding behind them do not matter`() throws {
    let exif = TestExif(main: [
      (0x132, .ascii("2001:01:01 01:01:01")), (0x112, .short([6])), (0x10F, .ascii("Acme")),
    ])
    #expect(try orientation([exif.segment]) == 6)
    #expect(try orientation([exif.segment + Array(repeating: 0, count: 60_000)]) == 6)
  }

  @Test func `only the prefix as it is written makes a segment EXIF`() throws {
    let block = TestExif.orientation(6).block
    #expect(try orientation([Array("exif\0\0".utf8) + block]) == 1)
    #expect(try orientation([Array("Exif".utf8), Array("Exif\0\0".utf8)]) == 1)
    #expect(try orientation([Array("Exif\0\0Exif\0\0".utf8) + block]) == 6)
  }

  @Test func `orientation in XMP is not looked at`() throws {
    let packet = Array(
      """
      http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/" \
      xmlns:tiff="http://ns.adobe.com/tiff/1.0/"><tiff:Orientation>6</tiff:Orientation></x:xmpmeta>
      """.utf8)
    #expect(try orientation([packet]) == 1)
    #expect(try orientation([packet, TestExif.orientation(3).segment]) == 3)
  }
}
