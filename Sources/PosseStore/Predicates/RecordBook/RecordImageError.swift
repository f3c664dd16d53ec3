package import PredicateFormat

/// Why values do not make a record.
package enum RecordImageError: Error, Hashable, Sendable {
  /// The record has no field or relation of this name.
  case unknownField(String)
  /// The field takes values of another type.
  case wrongType(String, expected: ValueType)
  /// The number is not one that the field can keep.
  case unstorableNumber(String)
  /// The field only takes points in time.
  case notAnInstant(String)
  /// The text holds the character NUL.
  case holdsNUL(String)
  /// Two elements of a relation have the same number.
  case sameNumber(String, Int64)
  /// More than one photo is the primary one.
  case severalPrimary
}
