/// The width and height of a picture in pixels.
///
/// Either side may be zero or negative when the value came from arithmetic; whoever draws checks.
package struct PixelSize: Hashable, Sendable {
  /// Pixels from left to right.
  package var width: Int

  /// Pixels from top to bottom.
  package var height: Int

  /// Creates a size.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The longer of both sides.
  package var longestSide: Int { max(width, height) }

  /// Tells whether a picture of the other size fits into this one without scaling or turning.
  package func holds(_ other: PixelSize) -> Bool {
    width >= other.width && height >= other.height
  }

  /// The same size with its sides exchanged.
  package var transposed: PixelSize { PixelSize(width: height, height: width) }
}

extension PixelSize: CustomStringConvertible {
  /// The size as people write it, such as `3000x4000`.
  package var description: String { "\(width)x\(height)" }
}
