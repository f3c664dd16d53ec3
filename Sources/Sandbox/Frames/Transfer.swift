/// What one attempt to move bytes came to.
enum Transfer: Hashable {
  /// So many bytes were moved, at least one.
  case moved(Int)
  /// Nothing can be moved at the moment.
  case blocked
  /// The other end is closed.
  case ended
  /// The system refused, with this `errno`.
  case failed(Int32)
}
