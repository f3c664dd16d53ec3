/// The part of an upright picture that is kept.
package enum Crop: Hashable, Sendable {
  /// Exactly this rectangle, in coordinates of the upright picture.
  case rectangle(PixelRect)

  /// The largest rectangle whose sides have this ratio, width to height, both at least 1.
  case ratio(Int, Int)

  /// The largest square.
  case square

  /// The largest rectangle of 4:5, the shape of a mugshot; whoever places it looks for the head.
  case mugshot
}

extension Crop {
  /// The largest number that may stand in the text of a crop.
  package static let largestNumber = 1_000_000

  /// Returns the rectangle to keep of an upright picture of the given size.
  ///
  /// A ratio rounds down, and the gravity says where what is left over goes; in the middle the odd pixel goes
  /// to the right or the bottom: 4:5 of 3000x4000 is 3000x3750+0+125. An exact rectangle lies where it says.
  /// Throws `CropError.outside`, `.zeroArea` or `.nothingLeft`.
  package func rectangle(
    in picture: PixelSize, placed gravity: Gravity = .center
  ) throws(CropError) -> PixelRect {
    if case .rectangle(let rect) = self {
      guard rect.size.width > 0, rect.size.height > 0 else { throw .zeroArea("\(rect)") }
      guard rect.isInside(picture) else { throw .outside(rect, picture: picture) }
      return rect
    }
    let size = try shape(in: picture)
    return PixelRect(
      x: gravity.x(slack: picture.width - size.width),
      y: gravity.y(slack: picture.height - size.height), size: size)
  }

  /// Returns the same rectangle moved along the one axis that is trimmed, to so many pixels from its beginning.
  ///
  /// An offset beyond what is left over counts as all of it. An exact rectangle lies where it says.
  package func rectangle(
    in picture: PixelSize, trimming offset: Int
  ) throws(CropError) -> PixelRect {
    var rect = try rectangle(in: picture)
    if case .rectangle = self { return rect }
    let slack = PixelSize(
      width: picture.width - rect.size.width, height: picture.height - rect.size.height)
    if slack.width > 0 { rect.x = min(max(0, offset), slack.width) }
    if slack.height > 0 { rect.y = min(max(0, offset), slack.height) }
    return rect
  }

  private func shape(in picture: PixelSize) throws(CropError) -> PixelSize {
    switch self {
    case .rectangle(let rect): rect.size
    case .ratio(let width, let height): try Crop.shape(width, height, in: picture)
    case .square: try Crop.shape(1, 1, in: picture)
    case .mugshot: try Crop.shape(4, 5, in: picture)
    }
  }

  private static func shape(
    _ across: Int, _ down: Int, in picture: PixelSize
  ) throws(CropError) -> PixelSize {
    let terms = 1...largestNumber
    guard terms.contains(across), terms.contains(down) else {
      throw .zeroArea("\(across):\(down)")
    }
    // Sides of pictures and terms of ratios are far below the square root of what Int holds.
    var size = picture
    if picture.width * down >= picture.height * across {
      size.width = picture.height * across / down
    } else {
      size.height = picture.width * down / across
    }
    guard size.width > 0, size.height > 0 else {
      throw .nothingLeft(across: across, down: down, picture: picture)
    }
    return size
  }
}
