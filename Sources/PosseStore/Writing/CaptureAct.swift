package import PosseModel

/// A capture as a command asks for it: one dated act for one or more people.
package struct CaptureAct: Hashable, Sendable {
  /// When, or that nobody knows.
  package var date: CaptureDate
  /// Where, if known.
  package var point: CapturePoint?
  /// Who made the capture, if known.
  package var agent: String?
  /// The words of the log entry.
  package var note: String?
  /// Whether someone who is captured already may be captured again.
  package var isRepeated: Bool

  /// Makes an act.
  package init(
    date: CaptureDate, point: CapturePoint? = nil, agent: String? = nil, note: String? = nil,
    isRepeated: Bool = false
  ) {
    self.date = date
    self.point = point
    self.agent = agent
    self.note = note
    self.isRepeated = isRepeated
  }
}
