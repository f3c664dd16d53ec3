/// A date of the proleptic Gregorian calendar, in no zone.
package struct CivilDate: Hashable, Sendable, Comparable {
  /// The year; 1…9999 when made by the checked initialisers.
  package let year: Int

  /// The month, 1…12.
  package let month: Int

  /// The day of the month, 1…31.
  package let day: Int

  /// Makes a date that exists: years 1…9999, nil for the 30th of February and the like.
  package init?(year: Int, month: Int, day: Int) {
    guard CivilCalendar.years.contains(year),
      let length = CivilCalendar.days(inMonth: month, of: year), day >= 1, day <= length
    else { return nil }
    self.init(existingYear: year, month: month, day: day)
  }

  /// Makes the date of a day counted from 1970-01-01; nil outside the years 0001 to 9999.
  package init?(dayNumber: Int) {
    guard dayNumber >= -719_162, dayNumber <= 2_932_896 else { return nil }
    self.init(anyDay: dayNumber)
  }

  /// The days from 1970-01-01, negative before it; the inverse is `init(dayNumber:)`.
  package var dayNumber: Int {
    CivilCalendar.dayNumber(year: year, month: month, day: day)
  }

  /// The day of the week.
  package var weekday: Weekday { Weekday(ofDay: dayNumber) }

  /// The ISO 8601 text, such as `2026-03-01`.
  package var machineText: String {
    "\(DigitText.padded(year, to: 4))-\(DigitText.padded(month, to: 2))"
      + "-\(DigitText.padded(day, to: 2))"
  }

  /// Tells whether the left one comes first.
  package static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// Makes the date of any day, the years 0 and 10000 that a zone may push a bound into included.
  init(anyDay dayNumber: Int) {
    let (year, month, day) = CivilCalendar.date(ofDay: dayNumber)
    self.init(existingYear: year, month: month, day: day)
  }

  private init(existingYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}
