import Chronology
import CommandKit
import FileSystem
import PosseModel
import PosseStore

/// What the program says when things go well, and what it warns of: all of it in one place.
///
/// The other half, what is said when a command fails, stands in `FailureWording`.
enum Wording {
  /// What stands for no value.
  static let noValue = "(none)"
  /// What stands for a capture without a date.
  static let dateUnknown = "yes, date unknown"
  /// What stands for the date of an event that nobody knows.
  static let onUnknownDate = "date unknown"
  /// What stands behind the name of someone in the trash.
  static let inTrash = "(in the trash)"
  /// What stands below a table without rows.
  static let nobody: TerminalLine = "Nobody."
  /// What stands below a table without photos.
  static let noPhotos: TerminalLine = "No photos."
  /// What the star in a table of photos means.
  static let primaryMark: TerminalLine = "* primary photo"
  /// What is said when a change leaves everything as it was.
  static let nothingToChange: TerminalLine = "Nothing to change."

  static func warning(_ text: TerminalLine) -> TerminalLine {
    "posse: warning: " + text
  }

  static func person(_ person: PersonName) -> TerminalLine {
    "#\(person.id.number) \(short: person.name)"
  }
}

/// The book and its surroundings.
extension Wording {
  static func madeBook(_ path: FilePath) -> TerminalLine {
    "Made a new book: \(path: path)"
  }

  static func openedBook(_ path: FilePath) -> TerminalLine {
    "posse: using the book \(path: path)"
  }

  static func networkFolder(_ path: FilePath, kind: String) -> TerminalLine {
    warning(
      """
      \(path: path) lies on a network file system (\(kind)), whose locks cannot be relied \
      on; use it from one machine at a time
      """)
  }

  static func openToOthers(_ path: FilePath) -> TerminalLine {
    warning(
      "other users may read \(path: path); close it with chmod 600 \(path: path)")
  }

  static func configuration(
    _ complaint: Configuration.Complaint, in path: FilePath
  ) -> TerminalLine {
    let place: TerminalLine = "\(path: path), line \(complaint.line): "
    switch complaint.problem {
    case .unknownKey(let key):
      let keys = Configuration.Key.allCases.map(\.rawValue).joined(separator: ", ")
      return warning(place + "unknown key \(quoted: key); the keys are \(keys)")
    case .noEquals: return warning(place + "no '='; write key = value")
    case .notUTF8: return warning(place + "not UTF-8 text; the line is passed over")
    case .badValue(let key, let value, let expected):
      return warning(
        place + "\(quoted: value) is no value of \(key); it takes \(expected)")
    }
  }

  static func unreadableConfiguration(_ path: FilePath, _ reason: String) -> TerminalLine {
    warning("\(path: path): \(reason); it is passed over. Mend it, or name one by POSSE_CONFIG")
  }

  static func zone(_ problem: ZoneWarning) -> TerminalLine {
    switch problem {
    case .unknownZoneInEnvironment(let name):
      warning(
        "TZ names the unknown zone \(quoted: name); dates are read and shown in UTC")
    case .unknownZoneInConfiguration(let name):
      warning(
        "the configuration names the unknown zone \(quoted: name); dates are read and shown in UTC")
    }
  }

  static func ambiguousLocalTime(_ text: String) -> TerminalLine {
    warning(
      """
      the clocks show the time of \(quoted: text) twice that day; the first is meant, else add \
      an offset such as -05:00
      """)
  }
}

/// The output.
extension Wording {
  static func outputFailed(_ error: ConsoleError, isChanged: Bool) -> TerminalLine {
    let kept: TerminalLine = isChanged ? "; what was changed in the book is kept" : ""
    return "posse: standard output: \(error.reason)" + kept
  }
}

/// People.
extension Wording {
  static func added(_ name: PersonName) -> TerminalLine { "Added " + person(name) + "." }

  static func namesake(_ name: PersonName, _ other: FugitiveID) -> TerminalLine {
    warning(
      """
      #\(other.number) has the same name and year of birth as #\(name.id.number); are they the \
      same person?
      """)
  }

  static func text(of value: FieldValue) -> String {
    switch value {
    case .null: noValue
    case .place(let place): place.machineText
    case .moment(let moment): moment.displayMinute()
    case .texts(let texts) where texts.isEmpty: noValue
    default: value.displayText
    }
  }

  static func changedPeople(_ count: Int, of total: Int) -> TerminalLine {
    count == total ? "\(count) changed." : "\(count) of \(total) changed."
  }

  static func captured(
    _ name: PersonName, _ act: CaptureAct, photoCount: Int
  ) -> TerminalLine {
    var parts: [TerminalLine] = []
    switch act.date {
    case .known(let moment): parts.append("\(moment.displayMinute())")
    case .unknown: parts.append("date unknown")
    }
    switch act.point {
    case .place(let place): parts.append("\(short: place.displayText)")
    case .coordinate(let point): parts.append("\(point.machineText)")
    case nil: break
    }
    if let agent = act.agent { parts.append("by \(short: agent)") }
    if photoCount > 0 {
      parts.append(photoCount == 1 ? "1 photo" : "\(photoCount) photos")
    }
    return "Captured " + person(name) + " — " + TerminalLine.joined(parts, separator: ", ") + "."
  }

  static func released(_ name: PersonName, _ act: ReleaseAct) -> TerminalLine {
    var parts: [TerminalLine] = []
    if let reason = act.reason { parts.append("\(reason.rawValue)") }
    parts.append("\(act.date?.displayMinute() ?? "date unknown")")
    return "Released " + person(name) + " — " + TerminalLine.joined(parts, separator: ", ") + "."
  }

  static func removed(_ name: PersonName) -> TerminalLine {
    "Removed " + person(name) + "; posse restore \(name.id.number) brings it back."
  }

  static func restored(_ name: PersonName) -> TerminalLine { "Restored " + person(name) + "." }

  static func alreadyRemoved(_ name: PersonName) -> TerminalLine {
    person(name) + " is in the trash already; nothing to do."
  }

  static func alreadyLive(_ name: PersonName) -> TerminalLine {
    person(name) + " is not in the trash; nothing to do."
  }
}
