import CImageCodecs

/// Where the samples of one channel of a raw frame lie.
struct FrameChannel: Hashable {
  /// The byte of the first sample.
  var offset: Int

  /// The bytes from one row to the next, and from one sample to the next.
  var stride: Int
  var step: Int

  /// The samples there are; the last stands for all beyond.
  var columns: Int
  var rows: Int

  /// Whether a sample stands for two pixels.
  var isHalvedAcross: Bool
  var isHalvedDown: Bool

  /// Returns the index of the byte for a pixel.
  func index(x: Int, y: Int) -> Int {
    let column = min(isHalvedAcross ? x / 2 : x, columns - 1)
    let row = min(isHalvedDown ? y / 2 : y, rows - 1)
    return offset + row * stride + column * step
  }

  /// The channel as the C functions take it.
  var storage: posse_frame_channel {
    posse_frame_channel(
      offset: UInt32(clamping: offset), stride: UInt32(clamping: stride),
      step: UInt32(clamping: step), columns: UInt32(clamping: columns),
      rows: UInt32(clamping: rows), is_halved_across: isHalvedAcross, is_halved_down: isHalvedDown)
  }
}
