/// A rectangle of whole pixels; the origin is the top left corner of the picture.
package struct PixelRect: Hashable, Sendable {
  /// Pixels left of it.
  package var x: Int

  /// Pixels above it.
  package var y: Int

  /// Its width and height.
  package var size: PixelSize

  /// Creates a rectangle from its left top corner and its size.
  package init(x: Int, y: Int, size: PixelSize) {
    self.x = x
    self.y = y
    self.size = size
  }

  /// Creates a rectangle from its left top corner and its sides.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: x, y: y, size: PixelSize(width: width, height: height))
  }

  /// The rectangle that covers a whole picture.
  package init(whole size: PixelSize) {
    self.init(x: 0, y: 0, size: size)
  }

  /// Tells whether every pixel lies in a picture of the given size and there is at least one.
  package func isInside(_ picture: PixelSize) -> Bool {
    guard x >= 0, y >= 0, size.width > 0, size.height > 0 else { return false }
    // Subtraction cannot overflow here, addition could.
    return x <= picture.width - size.width && y <= picture.height - size.height
      && size.width <= picture.width && size.height <= picture.height
  }
}

extension PixelRect: CustomStringConvertible {
  /// The rectangle as a crop is written, such as `640x480+10+20`.
  package var description: String { "\(size)+\(x)+\(y)" }
}
