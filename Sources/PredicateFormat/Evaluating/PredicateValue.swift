package import Chronology

/// A value as the evaluator meets it.
package enum PredicateValue: Hashable, Sendable {
  /// No value.
  case null
  /// A number; true and false are 1 and 0. A decimal field gives a decimal even when it is whole.
  case number(Number)
  /// A text, composed (NFC).
  case text(String)
  /// A date: an instant, or the first day of a period 00:00 written as if UTC.
  case date(Instant, DatePrecision)
}

/// A record that a predicate is asked about.
package protocol PredicateRecord {
  /// Returns the value of one of the fields of its schema.
  func value(of field: FieldSchema) -> PredicateValue
  /// Returns the elements of one of the relations of its schema, in the order of their numbers.
  func elements(of relation: RelationSchema) -> [any PredicateRecord]
}
