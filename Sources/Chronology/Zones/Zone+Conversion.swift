import Glibc

extension Zone {
  /// No zone was ever further from UTC, in seconds.
  private static let widestOffset = 26 * 3600

  /// Returns what the clocks of the zone show at an instant.
  ///
  /// The offset is in minutes east of UTC, rounded toward zero where old local mean times have
  /// seconds; the wall clock reading is exact. The corresponding C function is `localtime_r` (glibc).
  package static func civil(
    _ instant: Instant
  ) -> (civil: CivilTime, offsetMinutes: Int, abbreviation: String) {
    let seconds = instant.seconds
    let (offset, abbreviation) = localTime(at: seconds)
    let civil = CivilTime(
      secondsAsIfUTC: seconds + offset, microsecond: instant.microsecondOfSecond)
    return (civil, offset / 60, abbreviation)
  }

  /// Returns the instant at which the clocks of the zone show a reading.
  ///
  /// Every offset in force within a day or so is tried, since `mktime` moves a reading that does
  /// not exist and says nothing of one that occurs twice.
  package static func instant(of civil: CivilTime) -> LocalResolution {
    let wall = civil.secondsAsIfUTC
    let matches = offsets(around: wall).map { wall - $0 }.filter { $0 + offset(at: $0) == wall }
    guard let first = matches.min() else { return .none }
    let instant = Instant(seconds: first, microsecond: civil.microsecond)
    return matches.count == 1 ? .one(instant) : .twice(instant)
  }

  /// Returns the first instant of a local day.
  ///
  /// That is not always 00:00: where the clocks are set forward at midnight the day begins later.
  package static func start(of date: CivilDate) -> Instant {
    let midnight = CivilTime(startOf: date)
    switch instant(of: midnight) {
    case .one(let instant), .twice(let instant): return instant
    case .none:
      return Instant(seconds: endOfGap(over: midnight.secondsAsIfUTC), microsecond: 0)
    }
  }

  /// Returns the instant of a reading that arithmetic came to: the first of two, and one that does
  /// not exist moved forward by as much as the clocks were.
  static func nearestInstant(of civil: CivilTime) -> Instant {
    switch instant(of: civil) {
    case .one(let instant), .twice(let instant): return instant
    case .none:
      let wall = civil.secondsAsIfUTC
      let offsetBefore = offset(at: endOfGap(over: wall) - 1)
      return Instant(seconds: wall - offsetBefore, microsecond: civil.microsecond)
    }
  }

  /// Finds the second at which the clocks jump over a reading, by halving.
  private static func endOfGap(over wall: Int) -> Int {
    var before = wall - widestOffset
    var after = wall + widestOffset
    while after - before > 1 {
      let middle = before + (after - before) / 2
      if middle + offset(at: middle) < wall { before = middle } else { after = middle }
    }
    return after
  }

  private static func offsets(around wall: Int) -> Set<Int> {
    // No offset was ever in force for less than this.
    let step = 3 * 3600
    let samples = stride(from: wall - widestOffset, through: wall + widestOffset, by: step)
    return Set(samples.map { offset(at: $0) })
  }

  private static func offset(at seconds: Int) -> Int {
    withZoneHeld {
      var time = time_t(seconds)
      var fields = unsafe tm()
      guard unsafe localtime_r(&time, &fields) != nil else { return 0 }
      return unsafe fields.tm_gmtoff
    }
  }

  private static func localTime(at seconds: Int) -> (offset: Int, abbreviation: String) {
    withZoneHeld {
      var time = time_t(seconds)
      var fields = unsafe tm()
      guard unsafe localtime_r(&time, &fields) != nil, let name = unsafe fields.tm_zone else {
        return (0, "UTC")
      }
      return unsafe (fields.tm_gmtoff, String(cString: name))
    }
  }
}
