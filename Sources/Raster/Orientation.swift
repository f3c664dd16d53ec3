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

  /// Returns the orientation of a picture that is turned after it was made upright.
  package func turned(by rotation: Rotation) -> Orientation {
    switch rotation {
    case .none: self
    case .quarter: turnedQuarter
    case .half: turnedQuarter.turnedQuarter
    case .threeQuarters: turnedQuarter.turnedQuarter.turnedQuarter
    }
  }

  /// The orientation of a picture of which left and right are exchanged after it was made upright.
  package var mirrored: Orientation {
    switch self {
    case .upright: .mirrored
    case .mirrored: .upright
    case .upsideDown: .mirroredUpsideDown
    case .mirroredUpsideDown: .upsideDown
    case .transposed: .turnedLeft
    case .turnedLeft: .transposed
    case .transposedUpsideDown: .turnedRight
    case .turnedRight: .transposedUpsideDown
    }
  }

  private var turnedQuarter: Orientation {
    switch self {
    case .upright: .turnedLeft
    case .turnedLeft: .upsideDown
    case .upsideDown: .turnedRight
    case .turnedRight: .upright
    case .mirrored: .transposedUpsideDown
    case .transposedUpsideDown: .mirroredUpsideDown
    case .mirroredUpsideDown: .transposed
    case .transposed: .mirrored
    }
  }

  private var flipsStoredX: Bool {
    switch self {
    case .mirrored, .upsideDown, .transposedUpsideDown, .turnedRight: true
    case .upright, .mirroredUpsideDown, .transposed, .turnedLeft: false
    }
  }

  private var flipsStoredY: Bool {
    switch self {
    case .upsideDown, .mirroredUpsideDown, .turnedLeft, .transposedUpsideDown: true
    case .upright, .mirrored, .transposed, .turnedRight: false
    }
  }
}
