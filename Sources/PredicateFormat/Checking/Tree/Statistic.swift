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
