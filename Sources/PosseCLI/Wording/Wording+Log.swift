import Chronology
import CommandKit
import FileSystem
import PosseModel
import PosseStore

/// The log.
extension Wording {
  /// What stands in a report without entries.
  static let noLogEntries: TerminalLine = "No entries."

  /// What a report says of what it leaves out, whether or not there is any.
  static let withoutPrivate = "Entries marked private, if there are any, are left out."
  /// What a report says when it leaves nothing out.
  static let withPrivate = "Entries marked private are included."

  static func logEntries(_ count: Int) -> TerminalLine {
    switch count {
    case 0: noLogEntries
    case 1: "1 entry"
    default: "\(count) entries"
    }
  }

  static func logged(_ id: LogID, _ name: PersonName, _ act: LogAct) -> TerminalLine {
    var parts: [TerminalLine] = ["\(act.date?.displayMinute() ?? onUnknownDate)"]
    parts.append("\(short: act.action.text)")
    if let place = act.place { parts.append("\(short: place.displayText)") }
    if let agent = act.agent { parts.append("by \(short: agent)") }
    if act.isPrivate { parts.append("private") }
    return "Logged \(id.description) about " + person(name) + " — "
      + TerminalLine.joined(parts, separator: ", ") + "."
  }

  /// An entry in a few words.
  static func logEntry(_ record: LogRecord) -> TerminalLine {
    let entry = record.entry
    return "\(entry.id.description), #\(entry.fugitive.number) \(short: record.name): "
      + "\(entry.date?.displayMinute() ?? onUnknownDate) \(short: entry.action.text)"
  }

  static func changed(_ change: LogChange, in id: LogID) -> TerminalLine {
    "\(id.description) \(change.field.rawValue): " + difference(change.before, change.after)
  }

  static func wrote(_ path: FilePath) -> TerminalLine { "Wrote \(path: path)." }

  static func removedLogEntry(_ record: LogRecord) -> TerminalLine {
    "Removed " + logEntry(record) + "."
  }
}
