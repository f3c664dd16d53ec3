/// The type of a single value.
package enum ValueType: String, Hashable, Sendable, CaseIterable {
  /// A text.
  case text
  /// A whole number.
  case integer
  /// A number that may have a fraction.
  case decimal
  /// True or false, which compare as 1 and 0.
  case bool
  /// A date.
  case date
  /// Of NULL only.
  case null

  /// Whether it is compared as a number.
  package var isNumeric: Bool { self == .integer || self == .decimal || self == .bool }
}
