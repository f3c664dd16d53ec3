/// Why a crop cannot be read or does not fit a picture.
package enum CropError: Error, Hashable, Sendable {
  /// The text is none of `WxH+X+Y`, `A:B`, `square` and `mugshot`.
  case malformed(String)

  /// A side or a term of a ratio is zero.
  case zeroArea(String)

  /// A number is larger than any picture.
  case numberTooLarge(String, limit: Int)

  /// Part of the rectangle lies outside of the upright picture.
  case outside(PixelRect, picture: PixelSize)

  /// The ratio is so extreme that not one pixel of the picture would be left.
  case nothingLeft(across: Int, down: Int, picture: PixelSize)
}
