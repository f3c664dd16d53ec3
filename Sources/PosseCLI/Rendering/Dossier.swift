import Chronology
import CommandKit
import PosseModel
import PosseStore
import UnicodeText

/// All that is known about one person, as text for reading.
struct Dossier {
  /// Which photos are told about.
  enum Photos: String {
    case none, primary, all
  }

  let row: FugitiveRow
  let isTrashed: Bool
  let photos: Photos

  /// The cells that labels take.
  private static let labelWidth = 14

  /// The fields in the order of the dossier, with their labels.
  private static let labels: [(FugitiveField, String)] = [
    (.aliases, "Aliases"), (.bounty, "Bounty"), (.bountyText, "Offered"), (.captured, "Captured"),
    (.due, "Due"), (.warrant, "Warrant"), (.offenses, "Wanted for"), (.tags, "Tags"),
    (.agent, "Agent"), (.place, "Place"), (.lastSeen, "Last seen"), (.born, "Born"),
    (.sex, "Sex"), (.heightCm, "Height"), (.weightKg, "Weight"), (.hair, "Hair"),
    (.eyes, "Eyes"), (.marks, "Marks"), (.caution, "Caution"), (.desc, "Description"),
    (.notes, "Notes"), (.sources, "Sources"),
  ]

  /// Returns the lines, each at most `width` cells wide where its text allows.
  func lines(width: Int) -> [TerminalLine] {
    var lines: [TerminalLine] = [heading]
    for (field, label) in Self.labels {
      let text = text(of: field)
      guard !text.isEmpty else { continue }
      lines += Self.labelled(label, text, width: width)
    }
    lines += photoLines(width: width)
    lines += logLines(width: width)
    if !recordDates.isEmpty { lines += Self.labelled("Record", recordDates, width: width) }
    return lines
  }

  private var heading: TerminalLine {
    let line: TerminalLine = "#\(row.id.number, .bold)  \(row[.name].displayText, .bold)"
    return isTrashed ? line + "  \(trusted: Wording.inTrash)" : line
  }

  private func text(of field: FugitiveField) -> String {
    let value = row[field]
    switch field {
    case .captured: return captured
    case .lastSeen: return lastSeen
    case .heightCm where !value.isNull: return value.displayText + " cm"
    case .weightKg where !value.isNull: return value.displayText + " kg"
    default:
      if case .texts(let texts) = value { return texts.joined(separator: ", ") }
      return value.displayText
    }
  }

  private var captured: String {
    guard row[.captured] == .bool(true) else { return "no" }
    var parts: [String] = []
    if case .moment(let moment) = row[.captdate] {
      parts.append(moment.displayMinute())
    } else {
      parts.append(Wording.dateUnknown)
    }
    if !row[.capturedPlace].isNull { parts.append(row[.capturedPlace].displayText) }
    if !row[.capturedLat].isNull {
      parts.append("\(row[.capturedLat].displayText),\(row[.capturedLon].displayText)")
    }
    if !row[.capturedBy].isNull { parts.append("by \(row[.capturedBy].displayText)") }
    return parts.joined(separator: ", ")
  }

  private var lastSeen: String {
    var parts: [String] = []
    if case .moment(let moment) = row[.lastSeen] { parts.append(moment.displayMinute()) }
    if !row[.lastSeenPlace].isNull { parts.append(row[.lastSeenPlace].displayText) }
    if !row[.lastSeenLat].isNull {
      parts.append("\(row[.lastSeenLat].displayText),\(row[.lastSeenLon].displayText)")
    }
    if !row[.lastSeenDesc].isNull { parts.append(row[.lastSeenDesc].displayText) }
    return parts.joined(separator: ", ")
  }

  private var recordDates: String {
    guard case .moment(let created) = row[.created], case .moment(let modified) = row[.modified]
    else { return "" }
    return "made \(created.displayMinute()), changed \(modified.displayMinute())"
  }

  private func photoLines(width: Int) -> [TerminalLine] {
    guard photos != .none, case .photos(let all) = row[.photos], !all.isEmpty else { return [] }
    let shown = photos == .all ? all : Array(all.prefix(1))
    var lines: [TerminalLine] = []
    for (index, photo) in shown.enumerated() {
      lines += Self.labelled(index == 0 ? "Photos" : "", PhotoWords.line(photo), width: width)
    }
    if all.count > shown.count {
      lines += Self.labelled("", "and \(all.count - shown.count) more", width: width)
    }
    return lines
  }

  private func logLines(width: Int) -> [TerminalLine] {
    guard case .log(let entries) = row[.log] else { return [] }
    var lines: [TerminalLine] = []
    for (index, entry) in LogChronology.sorted(entries).enumerated() {
      lines += Self.labelled(index == 0 ? "Log" : "", LogWords.line(entry), width: width)
    }
    return lines
  }

  /// Sets a label beside a text that may run over several lines.
  private static func labelled(_ label: String, _ text: String, width: Int) -> [TerminalLine] {
    let visible = VisibleText.escaped(text, lineBreaks: .keep)
    let wrapped = VisibleLines.fitted(visible, width: max(20, width - labelWidth))
    return wrapped.enumerated().map { index, line in
      let head = index == 0 ? label : ""
      guard !line.isEmpty else { return "\(trusted: head, .dim)" }
      let padding = String(repeating: " ", count: max(0, labelWidth - head.count))
      // The label is ours, and wrapping needs the text visible before it counts cells.
      return "\(trusted: head, .dim)\(trusted: padding)\(trusted: Bidi.isolated(line))"
    }
  }
}
