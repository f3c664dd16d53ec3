/// What is wrong with a text that should go into a field.
///
/// The text itself is not carried: it may be megabytes long.
package enum TextError: Error, Hashable, Sendable {
  /// The text holds the character NUL.
  case holdsNUL(field: String)
  /// The text is a lone `?`: it asks for a choice, and is no value of a list.
  case questionMark(field: String)
  /// The text shows nothing: it is empty or blank.
  case blank(field: String)
  /// The text has more code points than the field takes.
  case tooLong(field: String, length: Int, limit: Int)

  /// The name of the field.
  package var field: String {
    switch self {
    case .holdsNUL(let field), .questionMark(let field), .blank(let field),
      .tooLong(let field, _, _):
      field
    }
  }
}
