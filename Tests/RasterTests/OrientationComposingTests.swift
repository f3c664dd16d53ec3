import Raster
import Testing

@Suite struct OrientationComposingTests {
  /// Rows of numbers that stand for pixels.
  private typealias Matrix = [[Int]]

  private static let stored: Matrix = [[1, 2, 3], [4, 5, 6]]

  private func turnedClockwise(_ matrix: Matrix) -> Matrix {
    matrix[0].indices.map { column in matrix.reversed().map { $0[column] } }
  }

  /// The pixels that an orientation calls for, each fetched from its place.
  private func upright(_ orientation: Orientation) -> Matrix {
    let stored = Self.stored
    let size = PixelSize(width: stored[0].count, height: stored.count)
    let upright = orientation.uprightSize(ofStored: size)
    return (0..<upright.height).map { y in
      (0..<upright.width).map { x in
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        let place = orientation.storedRect(ofUpright: pixel, inStored: size)
        return stored[place.y][place.x]
      }
    }
  }

  @Test(arguments: Orientation.allCases, Rotation.allCases)
  func `composing is turning the pixels one step after the other`(
    _ orientation: Orientation, _ rotation: Rotation
  ) {
    var pixels = upright(orientation)
    for _ in 0..<rotation.rawValue / 90 { pixels = turnedClockwise(pixels) }
    let turned = orientation.turned(by: rotation)
    #expect(upright(turned) == pixels)
    #expect(upright(turned.exchangingLeftAndRight) == pixels.map { $0.reversed() })
  }

  @Test(arguments: Orientation.allCases)
  func `two exchanges and four quarters change nothing`(_ orientation: Orientation) {
    #expect(orientation.exchangingLeftAndRight.exchangingLeftAndRight == orientation)
    let quarters = (0..<4).reduce(orientation) { turned, _ in turned.turned(by: .quarter) }
    #expect(quarters == orientation)
    #expect(orientation.turned(by: .quarter).turned(by: .quarter) == orientation.turned(by: .half))
  }
}

@Suite struct RotationTests {
  @Test(arguments: ["90", "180", "270"])
  func `a rotation is read and printed back`(_ text: String) throws {
    #expect("\(try #require(Rotation(parsing: text)))" == text)
  }

  @Test(arguments: ["", "0", "360", "-90", "+90", "090", "90 ", "90.0", "45", "right", "٩٠"])
  func `nothing else is one`(_ text: String) {
    #expect(Rotation(parsing: text) == nil)
  }
}
