package import Chronology
package import PosseModel

/// A release as a command asks for it: one dated act for one or more people.
package struct ReleaseAct: Hashable, Sendable {
  /// When, or nil when nobody knows.
  package var date: Moment?
  /// Why.
  package var reason: ReleaseReason?
  /// The words of the log entry.
  package var note: String?

  /// Makes an act.
  package init(date: Moment?, reason: ReleaseReason? = nil, note: String? = nil) {
    self.date = date
    self.reason = reason
    self.note = note
  }
}
