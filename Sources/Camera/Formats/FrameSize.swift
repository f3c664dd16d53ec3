/// Width and height in pixels.
package struct FrameSize: Hashable, Sendable {
  /// Pixels from left to right.
  package var width: Int

  /// Pixels from top to bottom.
  package var height: Int

  /// Puts a size together.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// What is larger of width and height.
  package var longestSide: Int { max(width, height) }

  var area: Int { width * height }

  /// No camera is wider or higher; the bounds of every sum that is made of a size.
  static let sides = 1...32767
}

extension FrameSize: CustomStringConvertible {
  /// The size as `640x480`.
  package var description: String { "\(width)x\(height)" }
}
