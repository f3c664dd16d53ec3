/// How much of a date is known.
package enum DatePrecision: String, Hashable, Sendable, CaseIterable {
  /// The year only.
  case year
  /// The year and the month.
  case month
  /// The whole date, without a time of day.
  case day
  /// The point in time.
  case instant
}
