extension Moment {
  /// The first instant of the moment: itself, or where its period begins in the process's zone.
  package var start: Instant { DatePeriod(self)?.start ?? instant }

  /// Tells whether the moment is over.
  ///
  /// A point in time is when it has come, a period when its last day has passed in the process's zone.
  package func isPast(now: Instant) -> Bool {
    (DatePeriod(self)?.next ?? instant) <= now
  }
}
