import Raster
import Testing

@Suite struct OrientationTests {
  private let stored = PixelSize(width: 40, height: 30)

  @Test(arguments: Orientation.allCases)
  func `sizes are inverse to each other`(_ orientation: Orientation) {
    let upright = orientation.uprightSize(ofStored: stored)
    #expect(upright == (orientation.rawValue < 5 ? stored : PixelSize(width: 30, height: 40)))
    #expect(orientation.storedSize(ofUpright: upright) == stored)
  }

  /// Where the top left pixel of the upright picture lies in the stored one, by the table of EXIF.
  @Test(arguments: [
    (1, 0, 0), (2, 39, 0), (3, 39, 29), (4, 0, 29), (5, 0, 0), (6, 0, 29), (7, 39, 29), (8, 39, 0),
  ])
  func `the top left corner comes from the right place`(_ number: Int, _ x: Int, _ y: Int) throws {
    let orientation = try #require(Orientation(rawValue: number))
    let corner = PixelRect(x: 0, y: 0, width: 1, height: 1)
    #expect(
      orientation.storedRect(ofUpright: corner, inStored: stored)
        == PixelRect(x: x, y: y, width: 1, height: 1))
  }

  /// Where the pixel right of it lies.
  @Test(arguments: [
    (1, 1, 0), (2, 38, 0), (3, 38, 29), (4, 1, 29), (5, 0, 1), (6, 0, 28), (7, 39, 28), (8, 39, 1),
  ])
  func `its right neighbour does too`(_ number: Int, _ x: Int, _ y: Int) throws {
    let orientation = try #require(Orientation(rawValue: number))
    let neighbour = PixelRect(x: 1, y: 0, width: 1, height: 1)
    #expect(
      orientation.storedRect(ofUpright: neighbour, inStored: stored)
        == PixelRect(x: x, y: y, width: 1, height: 1))
  }

  @Test(arguments: Orientation.allCases)
  func `a rectangle keeps its pixels`(_ orientation: Orientation) {
    let rect = PixelRect(x: 3, y: 5, width: 7, height: 11)
    let moved = orientation.storedRect(ofUpright: rect, inStored: stored)
    #expect(moved.isInside(stored))
    #expect(moved.size == orientation.storedSize(ofUpright: rect.size))
    let whole = PixelRect(whole: orientation.uprightSize(ofStored: stored))
    #expect(
      orientation.storedRect(ofUpright: whole, inStored: stored) == PixelRect(whole: stored))
  }
}
