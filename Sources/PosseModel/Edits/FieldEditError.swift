package import Chronology

/// What is wrong with a requested change of a field, or with the text for one.
///
/// `text` is the text as typed, shortened by ``Excerpt`` when it is long.
package enum FieldEditError: Error, Hashable, Sendable {
  /// No field has the name; the suggestions are near it, nearest first.
  case unknownField(name: String, suggestions: [FugitiveField])
  /// An argument without `=`.
  case missingOperator(text: String)
  /// A field that the book or another command writes.
  case notSettable(FugitiveField)
  /// `+=` or `-=` on a field that holds one value.
  case notAList(FugitiveField)
  /// `--clear` of the name or the currency.
  case notClearable(FugitiveField)
  /// Nothing behind the `=`: `--clear` empties a field.
  case emptyValue(FugitiveField)
  /// A lone `?` as the value: it asks for a choice, and is no text to store.
  case questionMark(FugitiveField)
  /// Two changes in one request that contradict each other on the field.
  case repeated(FugitiveField)
  /// A place and one of its parts in one request.
  case placeAndPart(FugitiveField)
  /// A currency in a request that clears the bounty.
  case currencyWithoutBounty
  /// Not a whole number in ASCII digits, or one outside the bounds.
  case badInteger(FugitiveField, text: String, bounds: ClosedRange<Int64>)
  /// The text breaks the rule of its field.
  case text(FugitiveField, TextError)
  /// The text is no list.
  case list(FugitiveField, ListTextError)
  /// The text is no amount of money, or names no currency.
  case money(FugitiveField, MoneyError)
  /// The text is no place, or no part of one.
  case place(FugitiveField, PlaceError)
  /// The text is no angle.
  case degrees(FugitiveField, CoordinateError)
  /// The text is no date.
  case date(FugitiveField, DateError)
  /// A date to come where only the past makes sense.
  case futureDate(FugitiveField, text: String)
  /// A time of day where a date belongs.
  case timeOfDay(FugitiveField, text: String)
}
