package import Chronology

/// A value whose type is known.
package indirect enum CheckedValue: Hashable, Sendable {
  /// NULL.
  case null
  /// A number; YES and NO are 1 and 0.
  case number(Number)
  /// A text, composed (NFC).
  case text(String)
  /// A date known before any record is read, compared by its number.
  case date(Instant)
  /// A date that was typed, or now, where it stands opposite a date.
  case dateBound(DateBound)
  /// A field of a record in scope.
  case field(FieldUse)
  /// A field of one element of a relation; null when there is no such element.
  case element(RelationUse, ElementPosition, FieldSchema)
  /// One of several values; null when there is no such one.
  case listElement([CheckedValue], ElementPosition)
  /// How many elements of a relation there are for which a predicate holds; TRUEPREDICATE for all.
  case count(RelationUse, where: CheckedPredicate)
  /// A statistic over a field of all elements of a relation; see ``Statistic`` for nulls.
  case statistic(Statistic, RelationUse, FieldSchema)
  /// A statistic over several values; see ``Statistic`` for nulls.
  case listStatistic(Statistic, [CheckedValue])
  /// Numbers joined by a sign; null when either is.
  case arithmetic(Arithmetic, CheckedValue, CheckedValue)
  /// A function of one number or text; null of null.
  case function(ScalarFunction, CheckedValue)
  /// A date and how many seconds later; null when either is, and past the years 0001 to 9999.
  case dateAdding(CheckedValue, seconds: CheckedValue)
  /// One of two values.
  case ternary(CheckedPredicate, CheckedValue, CheckedValue)
  /// A value made into another type; null where it cannot be.
  case cast(CheckedValue, CastTarget)
  /// The value in a numbered slot; only in what the SQL compiler hands to the evaluator.
  case slot(Int, ValueType)
}
