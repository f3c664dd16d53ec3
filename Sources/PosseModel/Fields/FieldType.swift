/// The type of a field, as predicates and the documentation know it.
package enum FieldType: String, Hashable, Sendable, CaseIterable {
  /// A whole number.
  case int
  /// A text.
  case text
  /// An exact decimal number: money or degrees.
  case decimal
  /// True or false.
  case bool
  /// A date: an instant, or a year, month or day of the calendar.
  case date
  /// Any number of texts or records.
  case toMany = "to-many"
}
