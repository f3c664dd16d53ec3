extension Moment {
  /// The first instant of the moment: itself, or where its period begins in the process's zone.
  package var start: Instant { DatePeriod(self)?.start ?? instant }

  /// Tells whether the moment is over.
  ///
  /// A point in time is when it has come, a period when its last day has passed in the process's zone.
  package func isPast(now: Instant) -> Bool {
    (DatePeriod(self)?.next ?? instant) <= now
  }

  /// Tells whether all of the moment lies before all of another, in the process's zone.
  ///
  /// What is only about right may have been earlier or later: a year by 10 years, a month by one, a day by 31
  /// days, a point in time by 24 hours.
  package func isCertainlyBefore(_ other: Moment) -> Bool {
    let first = other.earliest?.start ?? Self.shifted(other, by: -1)
    guard let period = latest else { return Self.shifted(self, by: 1) < first }
    return period.next <= first
  }

  /// The first period that may be meant; nil for a point in time.
  private var earliest: DatePeriod? { widened(by: -1) }

  /// The last period that may be meant; nil for a point in time.
  private var latest: DatePeriod? { widened(by: 1) }

  /// The period moved by what it may be wrong, within the years 0001 to 9999.
  private func widened(by direction: Int) -> DatePeriod? {
    guard let date = partialDate else { return nil }
    guard isCirca else { return DatePeriod(date) }
    guard let month = date.month else {
      return PartialDate(year: Self.bounded(date.year + direction * 10)).map { DatePeriod($0) }
    }
    guard date.day == nil else {
      let day = date.firstDayNumber + direction * 31
      return DatePeriod(
        PartialDate(CivilDate(anyDay: min(max(day, Self.firstDay), Self.lastDay))))
    }
    return PartialDate(year: Self.bounded(date.year + direction), month: month)
      .map { DatePeriod($0) }
  }

  /// The days from 1970-01-01 to the first one of the year 0001.
  private static let firstDay = CivilCalendar.dayNumber(
    year: CivilCalendar.years.lowerBound, month: 1, day: 1)
  /// The days from 1970-01-01 to the last one of the year 9999.
  private static let lastDay = CivilCalendar.dayNumber(
    year: CivilCalendar.years.upperBound, month: 12, day: 31)

  private static func bounded(_ year: Int) -> Int {
    min(max(year, CivilCalendar.years.lowerBound), CivilCalendar.years.upperBound)
  }

  /// A point in time moved by what it may be wrong.
  private static func shifted(_ moment: Moment, by direction: Int64) -> Instant {
    guard moment.isCirca else { return moment.instant }
    let day = Int64(CivilCalendar.secondsPerDay) * 1_000_000
    return moment.instant.adding(microseconds: direction * day) ?? moment.instant
  }
}
