/// A calendar date of which the day, or the month and the day, may be unknown.
///
/// It has no zone. Births are kept this way.
package struct PartialDate: Hashable, Sendable {
  /// The year, 1…9999.
  package let year: Int

  /// The month, 1…12, or nil when unknown.
  package let month: Int?

  /// The day of the month, 1…31, or nil when unknown; never known without the month.
  package let day: Int?

  /// Whether the date is only about right, written with `~` in front.
  package let isCirca: Bool

  /// Makes a date that exists; nil for a day that does not, or a day without a month.
  package init?(year: Int, month: Int? = nil, day: Int? = nil, isCirca: Bool = false) {
    guard month != nil || day == nil,
      CivilDate(year: year, month: month ?? 1, day: day ?? 1) != nil
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.isCirca = isCirca
  }

  /// Makes the date of a whole day.
  package init(_ date: CivilDate, isCirca: Bool = false) {
    year = date.year
    month = date.month
    day = date.day
    self.isCirca = isCirca
  }

  /// How much of the date is known; never `instant`.
  package var precision: DatePrecision {
    if day != nil { .day } else if month != nil { .month } else { .year }
  }

  /// The first day of the period, 00:00 written as if UTC.
  package var firstDay: Instant {
    Instant(seconds: firstDayNumber * CivilCalendar.secondsPerDay, microsecond: 0)
  }

  /// The first day after the period, 00:00 written as if UTC.
  package var nextDay: Instant {
    Instant(seconds: nextDayNumber * CivilCalendar.secondsPerDay, microsecond: 0)
  }

  /// The days from 1970-01-01 to the first day of the period.
  var firstDayNumber: Int {
    CivilCalendar.dayNumber(year: year, month: month ?? 1, day: day ?? 1)
  }

  /// The days from 1970-01-01 to the first day after the period.
  var nextDayNumber: Int {
    if day != nil { return firstDayNumber + 1 }
    guard let month, month < 12 else {
      return CivilCalendar.dayNumber(year: year + 1, month: 1, day: 1)
    }
    return CivilCalendar.dayNumber(year: year, month: month + 1, day: 1)
  }
}

extension PartialDate {
  /// The text, such as `1713`, `1883-11`, `1859-11-23` or `~1968`.
  ///
  /// The inverse is `init(machineText:)`.
  package var machineText: String {
    var text = (isCirca ? "~" : "") + DigitText.padded(year, to: 4)
    if let month { text += "-" + DigitText.padded(month, to: 2) }
    if let day { text += "-" + DigitText.padded(day, to: 2) }
    return text
  }

  /// Reads exactly what `machineText` writes, nothing else.
  package init?(machineText text: String) {
    guard var reader = MachineTextReader(text), let date = reader.takePartialDate(),
      reader.isAtEnd
    else { return nil }
    self = date
  }
}
