import Chronology
import PosseModel

/// Photos as people read them.
enum PhotoWords {
  /// One photo in a line: number, size, file, caption.
  static func line(_ photo: Photo) -> String {
    var parts = ["\(photo.id)\(photo.isPrimary ? " (primary)" : "")"]
    parts.append("\(photo.width)x\(photo.height)")
    if let file = photo.file { parts.append(file) }
    if let takenAt = photo.takenAt { parts.append("taken \(takenAt.displayMinute())") }
    if let caption = photo.caption { parts.append(caption) }
    return parts.joined(separator: ", ")
  }
}

/// Entries of the log as people read them.
enum LogWords {
  /// One entry in a line: date, action, place, agent, reason, note.
  static func line(_ entry: LogEntry) -> String {
    line(entry, marksPrivate: true)
  }

  /// One entry in a line that may be cut at its end, so that what marks a private one comes first.
  static func markedLine(_ entry: LogEntry) -> String {
    (entry.isPrivate ? "(private) " : "") + line(entry, marksPrivate: false)
  }

  private static func line(_ entry: LogEntry, marksPrivate: Bool) -> String {
    let date = entry.date?.displayMinute() ?? Wording.onUnknownDate
    var parts = ["\(date) \(entry.action.text)"]
    if let reason = entry.reason { parts.append(reason) }
    if let place = entry.place { parts.append(place.displayText) }
    if let point = entry.coordinate { parts.append(point.machineText) }
    if let agent = entry.agent { parts.append("by \(agent)") }
    if marksPrivate, entry.isPrivate { parts.append("private") }
    if let photo = entry.photo { parts.append("photo \(photo)") }
    if let note = entry.note { parts.append(note) }
    return parts.joined(separator: ", ")
  }
}
