/// The arithmetic of the proleptic Gregorian calendar.
///
/// Exact for every day an `Instant` of any 64-bit value can fall on, some 292,000 years either way;
/// the checks against the years 0001 to 9999 stand in the types that use it.
enum CivilCalendar {
  static let secondsPerDay = 86_400
  static let years = 1...9999

  private static let daysPer400Years = 146_097
  private static let daysPer100Years = 36_524
  private static let daysPer4Years = 1_461
  /// The days from 0001-01-01 to 1970-01-01.
  private static let epochDay = 719_162
  private static let daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Returns the length of a month, or nil when there is no such month.
  static func days(inMonth month: Int, of year: Int) -> Int? {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1...12: 31
    default: nil
    }
  }

  /// Counts the days from 1970-01-01 to a date; the inverse is `date(ofDay:)`.
  ///
  /// The month lies in 1…12 and the day in 1…31; callers have checked both.
  static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let passed = year - 1
    let leapDays =
      floorDivision(passed, 4).quotient - floorDivision(passed, 100).quotient
      + floorDivision(passed, 400).quotient
    let leapDayThisYear = month > 2 && isLeap(year) ? 1 : 0
    let dayOfYear = daysBeforeMonth[month - 1] + leapDayThisYear + day - 1
    return passed * 365 + leapDays + dayOfYear - epochDay
  }

  /// Returns the date of a day counted from 1970-01-01; the inverse is `dayNumber(year:month:day:)`.
  static func date(ofDay dayNumber: Int) -> (year: Int, month: Int, day: Int) {
    let (cycle, dayOfCycle) = floorDivision(dayNumber + epochDay, daysPer400Years)
    // The last century of a cycle and the last year of four are one day longer than the others.
    let century = min(dayOfCycle / daysPer100Years, 3)
    let dayOfCentury = dayOfCycle - century * daysPer100Years
    let (four, dayOfFour) = dayOfCentury.quotientAndRemainder(dividingBy: daysPer4Years)
    let yearOfFour = min(dayOfFour / 365, 3)
    let year = cycle * 400 + century * 100 + four * 4 + yearOfFour + 1

    var day = dayOfFour - yearOfFour * 365
    var month = 1
    while month < 12, let length = days(inMonth: month, of: year), day >= length {
      day -= length
      month += 1
    }
    return (year, month, day + 1)
  }

  /// Divides so that the remainder is never negative.
  static func floorDivision(_ value: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
