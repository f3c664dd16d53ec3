extension DateParser {
  /// Takes the time of day and the zone of a timestamp whose date has been taken.
  mutating func takeTime(year: Int, month: Int, day: Int) throws(DateError) -> DateReading {
    let hour = try takeNumber(digits: 2)
    guard scanner.take(":") else { throw .unrecognised(excerpt) }
    let minute = try takeNumber(digits: 2)
    var second = 0
    var microsecond = 0
    if scanner.take(":") {
      second = try takeNumber(digits: 2)
      if scanner.take(".") { microsecond = try takeFraction() }
    }
    let offset = try takeZone()
    guard scanner.isAtEnd else { throw .unrecognised(excerpt) }
    guard CivilCalendar.years.contains(year) else { throw .outOfRange(excerpt) }
    guard
      let civil = CivilTime(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second,
        microsecond: microsecond)
    else { throw .impossible(excerpt) }
    guard let offset else { return try local(civil) }

    let instant = civil.asIfUTC.adding(microseconds: Int64(-offset) * 60_000_000)
    guard let instant else { throw .outOfRange(excerpt) }
    return .moment(Moment(instant: instant, offsetMinutes: offset), ambiguousLocalTime: false)
  }

  /// Takes one to six digits after the point.
  private mutating func takeFraction() throws(DateError) -> Int {
    guard let digits = scanner.takeDigits(), digits.count <= 6, var fraction = digits.value else {
      throw .unrecognised(excerpt)
    }
    for _ in digits.count..<6 { fraction *= 10 }
    return fraction
  }

  /// Takes the offset in minutes east of UTC; nil when there is none.
  private mutating func takeZone() throws(DateError) -> Int? {
    if scanner.take("z") { return 0 }
    let isWest = scanner.take("-")
    guard isWest || scanner.take("+") else { return nil }
    guard let digits = scanner.takeDigits(), let value = digits.value else {
      throw .unrecognised(excerpt)
    }
    var (hours, minutes) = value.quotientAndRemainder(dividingBy: 100)
    switch digits.count {
    case 4: break
    case 2:
      guard scanner.take(":") else { throw .unrecognised(excerpt) }
      hours = value
      minutes = try takeNumber(digits: 2)
    default: throw .unrecognised(excerpt)
    }
    guard hours <= 23, minutes <= 59 else { throw .impossible(excerpt) }
    return (hours * 60 + minutes) * (isWest ? -1 : 1)
  }

  private func local(_ civil: CivilTime) throws(DateError) -> DateReading {
    let (found, isAmbiguous): (Instant, Bool) =
      switch Zone.instant(of: civil) {
      case .one(let instant): (instant, false)
      case .twice(let first): (first, true)
      case .none: throw .nonexistentLocalTime(excerpt, zone: Zone.currentName)
      }
    guard found.isInRange else { throw .outOfRange(excerpt) }
    return .moment(Moment(local: found), ambiguousLocalTime: isAmbiguous)
  }
}
