/// An operator between two operands, in its canonical spelling.
package enum Relation: String, Hashable, Sendable, CaseIterable {
  /// The same.
  case equal = "=="
  /// Not the same.
  case notEqual = "!="
  /// Before.
  case less = "<"
  /// After.
  case greater = ">"
  /// Before or the same.
  case lessOrEqual = "<="
  /// After or the same.
  case greaterOrEqual = ">="
  /// Between two bounds, both included.
  case between = "BETWEEN"
  /// One of a list, or within a text.
  case isIn = "IN"
  /// Holds a text, or an element.
  case contains = "CONTAINS"
  /// Starts with a text.
  case beginsWith = "BEGINSWITH"
  /// Ends with a text.
  case endsWith = "ENDSWITH"
  /// Fits wildcards as a whole.
  case like = "LIKE"
  /// Fits a regular expression as a whole.
  case matches = "MATCHES"
}
