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

/// A field of a record in scope.
package struct FieldUse: Hashable, Sendable {
  /// The number of the scope; 0 is the record that is asked about.
  package let scope: Int
  /// The kind of record.
  package let record: String
  /// The field.
  package let field: FieldSchema

  /// Puts a use together.
  package init(scope: Int, record: String, field: FieldSchema) {
    self.scope = scope
    self.record = record
    self.field = field
  }
}

/// Which element of a collection is meant, in the order of its row numbers.
package indirect enum ElementPosition: Hashable, Sendable {
  /// The first.
  case first
  /// The last.
  case last
  /// A position from 0 on; null, negative, with a fraction or out of range there is none.
  case at(CheckedValue)
}

/// What is computed over many values.
///
/// Sum, count, least, greatest and mean skip nulls; the others are null when any value is.
package enum Statistic: String, Hashable, Sendable, CaseIterable {
  /// The sum; 0 of nothing.
  case sum
  /// How many there are.
  case count
  /// The least number, text or date; null of nothing.
  case minimum
  /// The greatest number, text or date; null of nothing.
  case maximum
  /// The mean; null of nothing.
  case average
  /// The middle value; null of nothing.
  case median
  /// The standard deviation, dividing by the count; null of nothing.
  case standardDeviation
  /// The smallest of the most frequent; null of nothing.
  case mode
}

/// An operation on two numbers.
package enum Arithmetic: String, Hashable, Sendable, CaseIterable {
  /// The sum.
  case add
  /// The difference.
  case subtract
  /// The product.
  case multiply
  /// The quotient, without its fraction when both are whole numbers of type integer; null of a zero.
  case divide
  /// The remainder with the sign of the first; null of a zero.
  case modulus
  /// The power.
  case power
  /// The bits set in both; null of a number that is no 64-bit integer.
  case bitwiseAnd
  /// The bits set in either.
  case bitwiseOr
  /// The bits set in one only.
  case bitwiseXor
  /// The bits moved up; null for a count outside 0…63.
  case shiftLeft
  /// The bits moved down, the sign kept; null for a count outside 0…63.
  case shiftRight
}

/// A function of one value.
package enum ScalarFunction: String, Hashable, Sendable, CaseIterable {
  /// The number with the other sign.
  case negated
  /// The number without its sign.
  case absolute
  /// The square root; null of a negative number.
  case squareRoot
  /// e to the power.
  case exponential
  /// The natural logarithm; null of a number that is not positive.
  case naturalLogarithm
  /// The logarithm to base 10; null of a number that is not positive.
  case logarithm
  /// The greatest whole number that is not above.
  case floor
  /// The least whole number that is not below.
  case ceiling
  /// The number without its fraction.
  case truncate
  /// Every bit turned; null of a number that is no 64-bit integer.
  case onesComplement
  /// The text in capitals.
  case uppercase
  /// The text in small letters.
  case lowercase
  /// The text as it is.
  case canonical
  /// How many code points the text has.
  case length
}
