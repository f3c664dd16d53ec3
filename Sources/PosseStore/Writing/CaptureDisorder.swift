package import Chronology
package import PosseModel

/// A date that would bring a capture or a release past another one of the same person.
package struct CaptureDisorder: Hashable, Sendable {
  /// Whose captures and releases they are.
  package let person: FugitiveID
  /// The entry of what should get the date; nil for what has none, or none yet.
  package let entry: LogID?
  /// What should get the date: a capture or a release.
  package let action: LogAction
  /// The date.
  package let date: Moment
  /// What it would pass.
  package let neighbour: Neighbour
  /// Whether the neighbour was written first, so that the date comes too early.
  package let followsNeighbour: Bool

  /// Makes a disorder.
  package init(
    person: FugitiveID, entry: LogID?, action: LogAction, date: Moment, neighbour: Neighbour,
    followsNeighbour: Bool
  ) {
    self.person = person
    self.entry = entry
    self.action = action
    self.date = date
    self.neighbour = neighbour
    self.followsNeighbour = followsNeighbour
  }

  /// The capture or release that would be passed.
  package struct Neighbour: Hashable, Sendable {
    /// Its entry; nil for a capture that stands and has none.
    package let entry: LogID?
    /// A capture or a release.
    package let action: LogAction
    /// Its date.
    package let date: Moment
    /// Whether it is the capture that stands, whose date the person has.
    package let isStanding: Bool

    /// Makes a neighbour.
    package init(entry: LogID?, action: LogAction, date: Moment, isStanding: Bool) {
      self.entry = entry
      self.action = action
      self.date = date
      self.isStanding = isStanding
    }
  }
}
