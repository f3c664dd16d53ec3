import Raster
import Testing

@Suite struct OutputSizeTests {
  @Test(arguments: ["1", "1200", "16384", "none"])
  func `a size is read and printed back`(_ text: String) throws {
    #expect("\(try OutputSize(parsing: text))" == text)
  }

  @Test(arguments: ["", "None", "12a", "-1", "+5", "1.5", " 5", "0x10", "١٢"])
  func `another shape is malformed`(_ text: String) {
    #expect(throws: OutputSizeError.malformed(text)) { try OutputSize(parsing: text) }
  }

  @Test(arguments: ["0", "16385", "99999999999999999999999"])
  func `a number outside of the range is refused`(_ text: String) {
    #expect(throws: OutputSizeError.outOfRange(text, limit: 16_384)) {
      try OutputSize(parsing: text)
    }
  }

  @Test(arguments: [
    (3000, 3750, 1200, 960, 1200), (3750, 3000, 1200, 1200, 960), (100, 50, 1200, 100, 50),
    (1200, 1200, 1200, 1200, 1200), (1201, 1, 1200, 1200, 1), (10_000, 1, 10, 10, 1),
    (3, 2, 1, 1, 1), (1000, 999, 500, 500, 500),
  ])
  func `the shape stays and nothing grows`(
    _ width: Int, _ height: Int, _ limit: Int, _ wantedWidth: Int, _ wantedHeight: Int
  ) {
    let size = PixelSize(width: width, height: height)
    #expect(
      OutputSize.longestSide(limit).fitted(size)
        == PixelSize(width: wantedWidth, height: wantedHeight))
    #expect(OutputSize.original.fitted(size) == size)
  }

  @Test func `a limit made by hand that is no size changes nothing`() {
    let size = PixelSize(width: 10, height: 10)
    #expect(OutputSize.longestSide(0).fitted(size) == size)
    #expect(OutputSize.longestSide(-5).fitted(size) == size)
  }
}
