/// The part of an upright picture that is kept.
package enum Crop: Hashable, Sendable {
  /// Exactly this rectangle, in coordinates of the upright picture.
  case rectangle(PixelRect)

  /// The largest rectangle whose sides have this ratio, width to height, both at least 1.
  case ratio(Int, Int)

  /// The largest square.
  case square

  /// The largest rectangle of 4:5, placed by attention unless another placement is asked for.
  case mugshot
}

extension Crop {
  /// The largest number that may stand in the text of a crop.
  package static let largestNumber = 1_000_000

  /// Returns the rectangle to keep of an upright picture of the given size.
  ///
  /// A ratio rounds down; what is left over lies where `placement` says, which is `ownPlacement` when nil.
  /// In the middle the odd pixel goes to the right or the bottom: 4:5 of 3000x4000 is 3000x3750+0+125.
  /// With attention, `attentionOffset` is how many pixels of the one trimmed side lie before the crop; it
  /// is brought into the picture when it is outside, and the middle is taken when it is nil. An exact
  /// rectangle has its place and takes no placement.
  /// Throws `CropError.outside`, `.nothingLeft` or, for crops made by hand, `.zeroArea`.
  package func rectangle(
    in picture: PixelSize, placed placement: CropPlacement? = nil, attentionOffset: Int? = nil
  ) throws(CropError) -> PixelRect {
    if case .rectangle(let rect) = self {
      guard rect.size.width > 0, rect.size.height > 0 else { throw .zeroArea("\(rect)") }
      guard rect.isInside(picture) else { throw .outside(rect, picture: picture) }
      return rect
    }
    let size = try size(in: picture)
    let columns = picture.width - size.width
    let rows = picture.height - size.height
    switch placement ?? ownPlacement {
    case .gravity(let gravity):
      return PixelRect(
        x: gravity.columnsBefore(of: columns), y: gravity.rowsBefore(of: rows), size: size)
    case .attention:
      func place(_ slack: Int) -> Int { min(max(attentionOffset ?? slack / 2, 0), slack) }
      return PixelRect(x: place(columns), y: place(rows), size: size)
    }
  }

  /// Returns the size of the part whose place attention decides, or nil when there is nothing to decide.
  ///
  /// It is shorter than the picture on exactly one side. Throws as `rectangle(in:placed:attentionOffset:)`.
  package func sizeForAttention(
    in picture: PixelSize, placed placement: CropPlacement? = nil
  ) throws(CropError) -> PixelSize? {
    guard placement ?? ownPlacement == .attention else { return nil }
    let size = try rectangle(in: picture).size
    if case .rectangle = self { return nil }
    return size == picture ? nil : size
  }

  /// The placement that holds when none is asked for: attention for a mugshot, else the middle.
  package var ownPlacement: CropPlacement { self == .mugshot ? .attention : .center }

  private func size(in picture: PixelSize) throws(CropError) -> PixelSize {
    switch self {
    case .rectangle(let rect): rect.size
    case .ratio(let width, let height): try Crop.largest(width, height, in: picture)
    case .square: try Crop.largest(1, 1, in: picture)
    case .mugshot: try Crop.largest(4, 5, in: picture)
    }
  }

  private static func largest(
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
