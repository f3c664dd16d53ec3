/// What a wall clock reading means in the process's zone.
package enum LocalResolution: Hashable, Sendable {
  /// The clock reads this once.
  case one(Instant)

  /// The clock reads this twice, since it was set back; the first time is given.
  case twice(Instant)

  /// The clock never reads this, since it was set forward over it.
  case none
}
