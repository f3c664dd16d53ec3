/// How much of a date is known.
package enum DatePrecision: String, Hashable, Sendable, CaseIterable {
  case year, month, day, instant
}
