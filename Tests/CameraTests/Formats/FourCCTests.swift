import Testing

@testable import Camera

/// The letters of formats.
@Suite struct FourCCTests {
  @Test(
    arguments: [
      ("YUYV", 0x5659_5559, "YUYV"), ("Y16", 0x2036_3159, "Y16"), ("", 0x2020_2020, ""),
      ("MJPGX", 0x4750_4A4D, "MJPG"),
    ] as [(String, UInt32, String)])
  func `letters are the bytes of a number`(letters: String, number: UInt32, shown: String) {
    #expect(FourCC(letters).rawValue == number)
    #expect(FourCC(rawValue: number).description == shown)
  }

  @Test func `what is big-endian says so, and what cannot be shown is a question mark`() {
    #expect(FourCC(rawValue: FourCC("Y16").rawValue | 1 << 31).description == "Y16-BE")
    #expect(FourCC(rawValue: 0x1B00_0041).description == "A???")
  }

  @Test func `every layout has letters of its own`() {
    #expect(Set(PixelLayout.all.map(\.fourcc)).count == PixelLayout.all.count)
    #expect(PixelLayout.all.allSatisfy { PixelLayout($0.handedOnAs)?.chroma == $0.chroma })
  }
}
