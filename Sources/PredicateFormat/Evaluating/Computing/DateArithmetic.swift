package import Chronology

/// Dates and numbers of seconds.
package enum DateArithmetic {
  /// 2001-01-01T00:00:00Z, from which CAST counts seconds.
  private static let referenceMicroseconds: Int64 = 978_307_200_000_000

  /// Returns the date some seconds later, as an instant; null when either value is null.
  ///
  /// It is reckoned with the number of the date, in microseconds rounded half-even. Null outside of
  /// the years 0001 to 9999.
  package static func adding(seconds: PredicateValue, to date: PredicateValue) -> PredicateValue {
    guard case .date(let instant, _) = date, case .number(let seconds) = seconds,
      let count = microseconds(in: seconds), let sum = instant.adding(microseconds: count)
    else { return .null }
    return .date(sum, .instant)
  }

  /// Returns the instant some seconds after 2001-01-01T00:00:00Z; nil past the years 0001 to 9999.
  package static func instant(secondsSinceReference seconds: Number) -> Instant? {
    microseconds(in: seconds)
      .flatMap { Instant(microseconds: referenceMicroseconds).adding(microseconds: $0) }
  }

  /// Returns the seconds from 2001-01-01T00:00:00Z to an instant, exactly.
  package static func secondsSinceReference(_ instant: Instant) -> DecimalNumber {
    // In steps that cannot overflow, whatever a damaged file holds.
    let seconds = DecimalNumber(millionths: instant.microseconds)
    return seconds.subtracting(DecimalNumber(millionths: referenceMicroseconds)) ?? seconds
  }

  private static func microseconds(in seconds: Number) -> Int64? {
    seconds.decimalValue.multiplied(by: DecimalNumber(integer: 1_000_000))?
      .roundedToWhole.integerValue
  }
}
