/// What the driver says of one buffer.
struct FilledBuffer: Hashable {
  /// One piece of its memory.
  struct Piece: Hashable {
    /// How long the memory is.
    var length = 0
    /// By which offset it is mapped.
    var mapOffset = 0
    /// How many bytes were filled, those before the frame included.
    var filled = 0
    /// Where the frame begins.
    var start = 0
  }

  let index: UInt32
  let sequence: UInt32

  /// Whether the driver found fault with the frame.
  let isFaulty: Bool

  let pieces: [Piece]
}
