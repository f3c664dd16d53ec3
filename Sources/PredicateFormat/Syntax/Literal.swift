/// A value that is written out.
package enum Literal: Hashable, Sendable {
  /// A number.
  case number(Number)
  /// A text, composed (NFC).
  case text(String)
  /// YES or NO.
  case bool(Bool)
  /// NULL, also spelled NIL.
  case null
}
