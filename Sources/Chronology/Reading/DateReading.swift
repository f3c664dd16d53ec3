/// What a text means as a date.
package enum DateReading: Hashable, Sendable {
  /// The date is said to be unknown.
  case unknown

  /// A moment; the flag tells that the local time occurs twice and the first was taken.
  case moment(Moment, ambiguousLocalTime: Bool)
}
