/// What stands in the brackets of an element.
package indirect enum ElementIndex: Hashable, Sendable {
  /// `[FIRST]`.
  case first
  /// `[LAST]`.
  case last
  /// `[SIZE]`: how many elements there are.
  case size
  /// A position from 0 on.
  case at(Operand)
}
