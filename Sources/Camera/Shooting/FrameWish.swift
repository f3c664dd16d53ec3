/// What kind of frame is wanted.
package struct FrameWish: Hashable, Sendable {
  /// The most pixels a frame may be wide or high, if the camera has such sizes.
  package var longestSide = 1920

  /// How many frames a second must come, if the camera has sizes that do.
  package var leastRate = 10.0

  /// A size to ask for, rather than the largest.
  package var size: FrameSize?

  /// The only format to ask for, rather than the best.
  package var fourcc: FourCC?

  /// Bytes from line to line to ask for, of which most drivers take no notice; 0 leaves it to them.
  package var stride = 0

  /// Wishes for the largest size of at most 1920 pixels a side, at 10 frames a second or more.
  package init() {}
}
