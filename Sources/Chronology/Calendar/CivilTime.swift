/// A wall clock reading: a date and a time of day, in no zone.
package struct CivilTime: Hashable, Sendable {
  /// The date part.
  package let date: CivilDate

  /// The hour, 0…23.
  package let hour: Int

  /// The minute, 0…59.
  package let minute: Int

  /// The second, 0…59; leap seconds are not told apart.
  package let second: Int

  /// The microsecond, 0…999,999.
  package let microsecond: Int

  /// The year of the date part.
  package var year: Int { date.year }

  /// The month of the date part, 1…12.
  package var month: Int { date.month }

  /// The day of the date part, 1…31.
  package var day: Int { date.day }

  /// Makes a reading that exists: years 1…9999, nil when any field is out of its bounds.
  package init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    microsecond: Int = 0
  ) {
    guard let date = CivilDate(year: year, month: month, day: day) else { return nil }
    self.init(date: date, hour: hour, minute: minute, second: second, microsecond: microsecond)
  }

  /// Makes a reading on a date; nil when a field of the time of day is out of its bounds.
  package init?(date: CivilDate, hour: Int, minute: Int, second: Int = 0, microsecond: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second),
      (0...999_999).contains(microsecond)
    else { return nil }
    self.date = date
    self.hour = hour
    self.minute = minute
    self.second = second
    self.microsecond = microsecond
  }

  /// Makes the reading of a clock that shows UTC; the inverse is `asIfUTC`.
  package init(asIfUTC instant: Instant) {
    self.init(secondsAsIfUTC: instant.seconds, microsecond: instant.microsecondOfSecond)
  }

  /// The instant at which a clock that shows UTC reads this.
  package var asIfUTC: Instant {
    Instant(seconds: secondsAsIfUTC, microsecond: microsecond)
  }

  /// The seconds from 1970-01-01T00:00:00, whatever the zone.
  var secondsAsIfUTC: Int {
    date.dayNumber * CivilCalendar.secondsPerDay + hour * 3600 + minute * 60 + second
  }

  /// Makes the reading a number of seconds after 1970-01-01T00:00:00.
  init(secondsAsIfUTC: Int, microsecond: Int) {
    let (day, secondOfDay) = CivilCalendar.floorDivision(
      secondsAsIfUTC, CivilCalendar.secondsPerDay)
    date = CivilDate(anyDay: day)
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
    self.microsecond = microsecond
  }

  /// Makes the first moment of a day.
  init(startOf date: CivilDate) {
    self.date = date
    hour = 0
    minute = 0
    second = 0
    microsecond = 0
  }
}
