package import Chronology

/// What is wrong with a requested change of a log entry.
///
/// `text` is the text as typed, shortened by ``Excerpt`` when it is long.
package enum LogEditError: Error, Hashable, Sendable {
  /// No field has the name; the suggestion is the nearest one.
  case unknownField(name: String, suggestion: String?)
  /// An argument without `=`.
  case missingOperator(text: String)
  /// A field that the book or another command writes.
  case notSettable(LogField)
  /// `+=` or `-=`: every field of an entry holds one value.
  case notAList(LogField)
  /// `--clear` of the action or the flag.
  case notClearable(LogField)
  /// Nothing behind the `=`: `--clear` empties a field.
  case emptyValue(LogField)
  /// A lone `?` as the value.
  case questionMark(LogField)
  /// Two changes of one field in one request.
  case repeated(LogField)
  /// The text breaks the rule of its field.
  case text(LogField, TextError)
  /// The text has several lines where one belongs.
  case lineBreak(LogField)
  /// Neither yes nor no.
  case badBool(LogField, text: String)
  /// The text is no place.
  case place(PlaceError)
  /// The text is no date.
  case date(DateError)
  /// A date to come.
  case futureDate(text: String)
  /// An action that only a command of the same name writes.
  case reservedAction(LogAction)
}
