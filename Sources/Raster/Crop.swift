/// The part of an upright picture that is kept.
package enum Crop: Hashable, Sendable {
  /// Exactly this rectangle, in coordinates of the upright picture.
  case rectangle(PixelRect)

  /// The largest centred rectangle whose sides have this ratio, width to height, both at least 1.
  case ratio(Int, Int)

  /// The largest centred square.
  case square
}

extension Crop {
  /// The largest number that may stand in the text of a crop.
  package static let largestNumber = 1_000_000

  /// Returns the rectangle to keep of an upright picture of the given size.
  ///
  /// A ratio rounds down; what is left over is shared between both sides, the odd pixel going to the
  /// right or the bottom: 4:5 of 3000x4000 is 3000x3750+0+125.
  /// Throws `CropError.outside` or `CropError.nothingLeft`.
  package func rectangle(in picture: PixelSize) throws(CropError) -> PixelRect {
    switch self {
    case .rectangle(let rect):
      guard rect.size.width > 0, rect.size.height > 0 else { throw .zeroArea("\(rect)") }
      guard rect.isInside(picture) else { throw .outside(rect, picture: picture) }
      return rect
    case .ratio(let width, let height):
      return try Crop.centred(width, height, in: picture)
    case .square:
      return try Crop.centred(1, 1, in: picture)
    }
  }

  private static func centred(
    _ across: Int, _ down: Int, in picture: PixelSize
  ) throws(CropError) -> PixelRect {
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
    return PixelRect(
      x: (picture.width - size.width) / 2, y: (picture.height - size.height) / 2, size: size)
  }
}
