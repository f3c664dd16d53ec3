/// One reading of one text; each method takes the production of `DateGrammar` it is named for.
struct DateParser {
  var scanner: DateScanner
  let excerpt: String
  let now: Instant

  var isAtEnd: Bool { scanner.isAtEnd }

  /// The first character decides which production it can be.
  mutating func takeDate() throws(DateError) -> DateReading {
    if scanner.take("~") { return try takePartial(isCirca: true) }
    if scanner.take("-") { return try takeRelative(sign: .minus) }
    if scanner.take("+") { return try takeRelative(sign: .plus) }
    return scanner.isAtDigit ? try takeNumeric() : try takeWords()
  }

  private mutating func takeWords() throws(DateError) -> DateReading {
    switch scanner.takeWord() {
    case "unknown": return .unknown
    case "now": return .moment(Moment(local: now), ambiguousLocalTime: false)
    case "today": return try day(today)
    case "yesterday": return try day(today - 1)
    case "tomorrow": return try day(today + 1)
    case "last":
      guard scanner.takeBlanks(), let weekday = Weekday(word: scanner.takeWord()) else {
        throw .unrecognised(excerpt)
      }
      let daysSince = Weekday(ofDay: today).rawValue - weekday.rawValue
      return try day(today - (daysSince > 0 ? daysSince : daysSince + 7))
    default: throw .unrecognised(excerpt)
    }
  }

  /// What begins with a digit: an ISO date, a count of units, or a date in no accepted order.
  private mutating func takeNumeric() throws(DateError) -> DateReading {
    if let readings = readingsOfForeignOrder() {
      guard !readings.isEmpty else { throw .impossible(excerpt) }
      throw .ambiguousSlashes(excerpt, readings: readings)
    }
    var lookahead = scanner
    let digits = lookahead.takeDigits()
    if digits?.count == 4, lookahead.isAtEnd || lookahead.next == UInt8(ascii: "-") {
      return try takePartial(isCirca: false)
    }
    let span = try CalendarSpan.take(from: &scanner, excerpt: excerpt)
    guard scanner.takeBlanks(), scanner.takeWord() == "ago" else { throw .unrecognised(excerpt) }
    return try relative(span, sign: .minus)
  }

  private mutating func takePartial(isCirca: Bool) throws(DateError) -> DateReading {
    let year = try takeNumber(digits: 4)
    var month: Int?
    var day: Int?
    if scanner.take("-") {
      month = try takeNumber(digits: 2)
      if scanner.take("-") { day = try takeNumber(digits: 2) }
    }
    let isWhole = month != nil && day != nil
    if isWhole, !isCirca, scanner.take("t") || scanner.take("@") || scanner.takeBlanks() {
      return try takeTime(year: year, month: month ?? 1, day: day ?? 1)
    }
    guard scanner.isAtEnd else { throw .unrecognised(excerpt) }
    guard CivilCalendar.years.contains(year) else { throw .outOfRange(excerpt) }
    guard let date = PartialDate(year: year, month: month, day: day, isCirca: isCirca) else {
      throw .impossible(excerpt)
    }
    return .moment(Moment(date), ambiguousLocalTime: false)
  }

  private mutating func takeRelative(sign: CalendarSpan.Sign) throws(DateError) -> DateReading {
    let span = try CalendarSpan.take(from: &scanner, excerpt: excerpt)
    guard scanner.isAtEnd else { throw .unrecognised(excerpt) }
    return try relative(span, sign: sign)
  }

  private func relative(
    _ span: CalendarSpan, sign: CalendarSpan.Sign
  ) throws(DateError) -> DateReading {
    guard let instant = span.added(to: now, sign: sign) else { throw .outOfRange(excerpt) }
    return .moment(Moment(local: instant), ambiguousLocalTime: false)
  }

  private func day(_ dayNumber: Int) throws(DateError) -> DateReading {
    guard let date = CivilDate(dayNumber: dayNumber) else { throw .outOfRange(excerpt) }
    return .moment(Moment(PartialDate(date)), ambiguousLocalTime: false)
  }

  /// Today's local date, in days from 1970-01-01.
  private var today: Int { Zone.civil(now).civil.date.dayNumber }

  mutating func takeNumber(digits count: Int) throws(DateError) -> Int {
    guard let number = scanner.takeNumber(digits: count) else { throw .unrecognised(excerpt) }
    return number
  }
}
