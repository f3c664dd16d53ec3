import Chronology
import CommandKit
import PosseModel
import PosseStore

/// What is said of entries of the log.
extension StoreWording {
  static func log(_ error: StoreError) -> TerminalLine {
    switch error {
    case .noSuchLogEntries(let ids):
      let shown = ids.prefix(10).map(\.description).joined(separator: ", ")
      let more: TerminalLine = ids.count > 10 ? " and \(ids.count - 10) more" : ""
      let what: TerminalLine = ids.count == 1 ? "no such entry" : "no such entries"
      return "\(shown)" + more + ": " + what + "; see posse log list"
    case .standingCapture(let entry, let person):
      return """
        \(entry.description) tells of the capture of #\(person.number) that stands; correct both \
        with posse edit \(person.number) captdate=DATE, capturedBy=AGENT or capturedPlace=PLACE, \
        end it with posse release, replace it with posse capture --again, or take it back with \
        posse undo
        """
    case .standingRelease(let entry, let person, let captures):
      return """
        \(entry.description) tells of a release of #\(person.number), who is at large; without it \
        the log would end with a capture; take the release back with posse undo, or remove both \
        together with posse log rm \
        \((captures + [entry]).map(\.description).joined(separator: " "))
        """
    case .keepsAction(let entry, let action):
      return """
        \(entry.description) was written by posse \(action.text) and keeps that action; change \
        another field
        """
    case .captureDisorder(let disorder): return order(disorder)
    case .notAReleaseReason(let entry, let text):
      let known = ReleaseReason.allCases.map(\.rawValue).joined(separator: ", ")
      return """
        \(entry.description): \(quoted: text) is no reason of a release; write one of \(known)
        """
    default: return "the log failed"
    }
  }

  private static func order(_ disorder: CaptureDisorder) -> TerminalLine {
    let person = disorder.person.number
    let other = disorder.neighbour
    let relation: TerminalLine = disorder.followsNeighbour ? "before" : "after"
    let writing: TerminalLine = disorder.followsNeighbour ? "earlier" : "later"
    let advice: TerminalLine =
      if let entry = other.entry, !other.isStanding {
        "posse log edit \(entry.description) date=DATE"
      } else {
        "posse edit \(person) captdate=DATE"
      }
    return "#\(person): a \(disorder.action.text) dated \(disorder.date.displayMinute())"
      + number(disorder.entry) + " would come " + relation
      + " the \(other.action.text) dated \(other.date.displayMinute())" + number(other.entry)
      + ", which was written " + writing + "; give another date, or correct that one with "
      + advice
  }

  private static func number(_ entry: LogID?) -> TerminalLine {
    entry.map { " (\($0.description))" } ?? ""
  }
}
