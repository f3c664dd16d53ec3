/// How a stored picture must be turned to stand upright, by the numbers 1 to 8 of EXIF.
package enum Orientation: Int, Hashable, Sendable, CaseIterable {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case mirroredUpsideDown = 4
  case transposed = 5
  case turnedLeft = 6
  case transposedUpsideDown = 7
  case turnedRight = 8

  /// Tells whether turning exchanges width and height.
  package var exchangesSides: Bool { rawValue >= 5 }

  /// Returns the size of the upright picture.
  package func uprightSize(ofStored stored: PixelSize) -> PixelSize {
    exchangesSides ? stored.transposed : stored
  }

  /// Returns the size of the stored picture; the inverse of `uprightSize(ofStored:)`.
  package func storedSize(ofUpright upright: PixelSize) -> PixelSize {
    exchangesSides ? upright.transposed : upright
  }

  /// Returns where a rectangle of the upright picture lies in the stored one.
  ///
  /// The rectangle must lie inside the upright picture; then the result lies inside the stored one.
  package func storedRect(ofUpright rect: PixelRect, inStored stored: PixelSize) -> PixelRect {
    var result = rect
    if exchangesSides {
      result = PixelRect(x: rect.y, y: rect.x, size: rect.size.transposed)
    }
    if flipsStoredX { result.x = stored.width - result.x - result.size.width }
    if flipsStoredY { result.y = stored.height - result.y - result.size.height }
    return result
  }

  var flipsStoredX: Bool {
    switch self {
    case .mirrored, .upsideDown, .transposedUpsideDown, .turnedRight: true
    case .upright, .mirroredUpsideDown, .transposed, .turnedLeft: false
    }
  }

  var flipsStoredY: Bool {
    switch self {
    case .upsideDown, .mirroredUpsideDown, .turnedLeft, .transposedUpsideDown: true
    case .upright, .mirrored, .transposed, .turnedRight: false
    }
  }
}
