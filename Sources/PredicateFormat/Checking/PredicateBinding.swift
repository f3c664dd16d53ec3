/// The value of a `$NAME`.
package enum PredicateBinding: Hashable, Sendable {
  /// Text, read by the type of what it meets: as a number, date, bool or text.
  case typed(String)
  /// A literal of the language, a list included.
  case literal(Operand)
}
