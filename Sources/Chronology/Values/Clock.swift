import Glibc

/// The one answer to what time it is now, asked once per command.
package struct Clock: Sendable {
  /// The instant that counts as now.
  package let now: Instant

  /// Makes a clock that stands at an instant.
  package init(now: Instant) {
    self.now = now
  }

  /// Makes the clock of a command: SOURCE_DATE_EPOCH when it is set, else the system's clock.
  ///
  /// - Parameters:
  ///   - sourceDateEpoch: the value of the variable: seconds since 1970 in decimal digits.
  ///   - system: what the system's clock shows.
  /// - Throws: `ClockError.badSourceDateEpoch` for anything else, a year past 9999 included.
  package init(
    sourceDateEpoch: String?, system: () -> Instant = Clock.systemNow
  ) throws(ClockError) {
    guard let text = sourceDateEpoch else {
      now = system()
      return
    }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let seconds = Int64(text),
      seconds <= Instant.range.upperBound.microseconds / 1_000_000
    else { throw .badSourceDateEpoch(TextExcerpt.cut(text)) }
    now = Instant(microseconds: seconds * 1_000_000)
  }

  /// Reads the system's clock.
  ///
  /// A clock set past the year 9999 counts as its last microsecond. The corresponding C function is
  /// `clock_gettime` (glibc).
  package static func systemNow() -> Instant {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_REALTIME, &time) == 0 else {
      return Instant(microseconds: 0)
    }
    let instant = Instant(seconds: time.tv_sec, microsecond: time.tv_nsec / 1000)
    return min(max(instant, Instant.range.lowerBound), Instant.range.upperBound)
  }
}
