package import Chronology

extension CastTarget {
  /// Returns a value made into the type; null of null, and where it cannot be.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - now: the instant that texts such as `now` and `-7d` are about.
  /// - Returns: for `number` a decimal, of a date the seconds since 2001-01-01T00:00:00Z; for `text`
  ///   the shortest decimal form of a number, and RFC 3339 in UTC of a date, a partial one as it is
  ///   written; for `date` an instant: as many seconds after 2001, or where a typed date starts in
  ///   the zone of the process.
  package func result(_ value: PredicateValue, now: Instant) -> PredicateValue {
    switch self {
    case .number: Self.number(value).map { .number(.decimal($0)) } ?? .null
    case .text: Self.text(value).map { .text($0) } ?? .null
    case .date: Self.date(value, now: now).map { .date($0, .instant) } ?? .null
    }
  }

  private static func number(_ value: PredicateValue) -> DecimalNumber? {
    switch value {
    case .null: nil
    case .number(let number): number.decimalValue
    case .text(let text): DecimalNumber(parsing: text)
    case .date(let instant, _): DateArithmetic.secondsSinceReference(instant)
    }
  }

  private static func text(_ value: PredicateValue) -> String? {
    switch value {
    case .null: nil
    case .number(let number): number.description
    case .text(let text): text
    case .date(let instant, let precision):
      Moment(instant: instant, precision: precision).machineText
    }
  }

  private static func date(_ value: PredicateValue, now: Instant) -> Instant? {
    switch value {
    case .null: nil
    case .number(let number): DateArithmetic.instant(secondsSinceReference: number)
    case .text(let text): date(text, now: now)
    case .date(let instant, _): instant
    }
  }

  private static func date(_ text: String, now: Instant) -> Instant? {
    guard case .moment(let moment, _)? = try? DateGrammar(now: now).read(text), !moment.isCirca
    else { return nil }
    let start = DatePeriod(moment)?.start ?? moment.instant
    return start.isInRange ? start : nil
  }
}
