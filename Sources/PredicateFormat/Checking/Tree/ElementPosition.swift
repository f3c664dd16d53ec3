/// Which element of a collection is meant, in the order of its row numbers.
package indirect enum ElementPosition: Hashable, Sendable {
  /// The first.
  case first
  /// The last.
  case last
  /// A position from 0 on; null, negative, with a fraction or out of range there is none.
  case at(CheckedValue)
}
