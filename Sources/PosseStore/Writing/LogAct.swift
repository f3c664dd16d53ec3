package import Chronology
package import PosseModel

/// An entry of the log as a command asks for it: one dated act about one or more people.
package struct LogAct: Hashable, Sendable {
  /// What was done; neither a capture nor a release, which have acts of their own.
  package var action: LogAction
  /// When, or nil when nobody knows.
  package var date: Moment?
  /// Who did it, if known.
  package var agent: String?
  /// Where, if known.
  package var place: PlaceValue?
  /// What there is to say about it.
  package var note: String?
  /// Whether it stays out of reports for others.
  package var isPrivate: Bool

  /// Makes an act.
  package init(
    action: LogAction, date: Moment?, agent: String? = nil, place: PlaceValue? = nil,
    note: String? = nil, isPrivate: Bool = false
  ) {
    self.action = action
    self.date = date
    self.agent = agent
    self.place = place
    self.note = note
    self.isPrivate = isPrivate
  }
}
