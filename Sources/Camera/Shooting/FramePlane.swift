/// Where the lines of a plane lie in the bytes of a frame.
///
/// The last line may end before the next would begin.
package struct FramePlane: Hashable, Sendable {
  /// Where the first line begins.
  package let offset: Int

  /// The bytes from the begin of a line to that of the next.
  package let stride: Int

  /// The bytes of a line that mean something.
  ///
  /// Where two pixels share a colour and the width is odd, the colour of the last pixel may be missing.
  package let lineLength: Int

  /// How many lines there are.
  ///
  /// Where two lines share a colour and the height is odd, that of the last may be missing.
  package let lineCount: Int

  /// Puts a plane together.
  package init(offset: Int, stride: Int, lineLength: Int, lineCount: Int) {
    self.offset = offset
    self.stride = stride
    self.lineLength = lineLength
    self.lineCount = lineCount
  }

  /// Where the last line ends.
  var end: Int { offset + stride * (lineCount - 1) + lineLength }
}
