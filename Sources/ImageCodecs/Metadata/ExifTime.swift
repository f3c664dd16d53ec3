/// A date and time of day whose fields are possible, without a zone.
package struct ExifTime: Hashable, Sendable {
  /// The year, 1 to 9999.
  package var year: Int

  /// The month, 1 to 12.
  package var month: Int

  /// The day of the month, from 1.
  package var day: Int

  /// The hour, 0 to 23.
  package var hour: Int

  /// The minute, 0 to 59.
  package var minute: Int

  /// The second, 0 to 59.
  package var second: Int

  /// The fraction of the second, 0 to 999,999.
  package var microsecond: Int

  /// Creates a time, or nil when there is no such day of the Gregorian calendar or time of day.
  package init?(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, microsecond: Int = 0
  ) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...ExifTime.dayCount(year: year, month: month)).contains(day), (0...23).contains(hour),
      (0...59).contains(minute), (0...59).contains(second), (0...999_999).contains(microsecond)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.microsecond = microsecond
  }

  private static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
