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
  /// What is only about right never does.
  package func isCertainlyBefore(_ other: Moment) -> Bool {
    guard !isCirca, !other.isCirca else { return false }
    guard let period = DatePeriod(self) else { return instant < other.start }
    return period.next <= other.start
  }
}
