import Chronology
import CommandKit
import PosseModel
import PosseStore
import UnicodeText

/// What was done about one person, dated, for a bondsman or a judge.
struct LogReport {
  /// The person, with the ``fields``.
  let person: FugitiveRow
  /// The entries in the order of time.
  let entries: [LogEntry]
  /// Whether entries marked private are among them.
  let includesPrivate: Bool
  /// When the report was made.
  let now: Instant

  /// What of the person is told.
  static let fields: [FugitiveField] = [.id, .name, .warrant, .bounty, .currency, .due, .agent]

  private static let labels: [(FugitiveField, String)] = [
    (.warrant, "Warrant"), (.bounty, "Bounty"), (.due, "Due"), (.agent, "Agent"),
  ]
  private static let labelWidth = 11
  private static let indent = "    "

  /// Returns the lines, each at most `width` cells wide where its text allows.
  func lines(width: Int) -> [TerminalLine] {
    var lines = Self.wrapped(
      "Report on #\(person.id.number) \(person[.name].displayText)", width: width, .bold)
    lines += Self.labelled("As of", Moment(local: now).displayMinute(), width: width)
    for (field, label) in Self.labels {
      let text = Self.words(person[field].displayText, of: person[field])
      lines += Self.labelled(label, text.isEmpty ? Wording.noValue : text, width: width)
    }
    let scope = includesPrivate ? Wording.withPrivate : Wording.withoutPrivate
    lines += Self.wrapped(scope, width: width)
    if entries.isEmpty { lines += ["", Wording.noLogEntries] }
    for entry in entries { lines += [""] + self.lines(of: entry, width: width) }
    return lines
  }

  /// The report as an object.
  var json: JSONText {
    .object([
      ("fugitive", .integer(person.id.number)),
      ("name", person[.name].json),
      ("warrant", person[.warrant].json),
      ("bounty", person[.bounty].json),
      ("currency", person[.currency].json),
      ("due", person[.due].json),
      ("agent", person[.agent].json),
      ("asOf", FieldValue.moment(Moment(local: now)).json),
      ("includesPrivate", .bool(includesPrivate)),
      ("entries", .array(entries.map(Self.object))),
    ])
  }

  private static let entryFields: [LogField] = [
    .id, .date, .action, .place, .lat, .lon, .agent, .reason, .note, .private,
  ]

  private static func object(_ entry: LogEntry) -> JSONText {
    .object(entryFields.map { ($0.rawValue, entry.value(of: $0).json) })
  }

  private func lines(of entry: LogEntry, width: Int) -> [TerminalLine] {
    var parts = [entry.action.text]
    if let reason = entry.reason { parts.append(reason) }
    if let place = entry.place { parts.append(place.displayText) }
    if let point = entry.coordinate { parts.append(point.machineText) }
    if let agent = entry.agent { parts.append("by \(agent)") }
    if entry.isPrivate { parts.append("private") }
    var lines = Self.headed(Self.date(of: entry), parts.joined(separator: ", "), width: width)
    if let note = entry.note {
      let visible = VisibleText.escaped(note, lineBreaks: .keep)
      for line in VisibleLines.fitted(visible, width: max(20, width - Self.indent.count)) {
        // Wrapping needs the text visible before it counts cells.
        lines.append(
          line.isEmpty ? "" : "\(trusted: Self.indent)\(trusted: Bidi.isolated(line))")
      }
    }
    return lines
  }

  private static func date(of entry: LogEntry) -> String {
    guard let date = entry.date else { return Wording.onUnknownDate }
    return words(date.displayMinute(), of: .moment(date))
  }

  /// The text of a value for readers who do not know the program's mark of what is only about right.
  private static func words(_ text: String, of value: FieldValue) -> String {
    guard case .moment(let moment) = value, moment.isCirca, text.hasPrefix("~") else {
      return text
    }
    return "about \(text.dropFirst())"
  }

  /// A date and the words behind it, below it where there is little room.
  private static func headed(_ date: String, _ text: String, width: Int) -> [TerminalLine] {
    let visible = VisibleText.escaped(text, lineBreaks: .symbol)
    let room = width - indent.count - CellWidth.cells(in: date) - 2
    let isNarrow = room < 20
    let lines = VisibleLines.fitted(
      visible, width: isNarrow ? max(20, width - indent.count) : room)
    let first: [TerminalLine] = isNarrow ? ["\(date)"] : []
    return first
      + lines.enumerated().map { index, line in
        let isBehindDate = index == 0 && !isNarrow
        return (isBehindDate ? "\(date)  " : "\(trusted: indent)")
          + "\(trusted: Bidi.isolated(line))"
      }
  }

  /// A text that may run over several lines, the further ones indented.
  private static func wrapped(
    _ text: String, width: Int, _ style: Style? = nil
  ) -> [TerminalLine] {
    let visible = VisibleText.escaped(text, lineBreaks: .symbol)
    let lines = VisibleLines.fitted(visible, width: max(20, width - indent.count))
    return lines.enumerated().map { index, line in
      let head = index == 0 ? "" : indent
      return "\(trusted: head)\(trusted: Bidi.isolated(line), style)"
    }
  }

  private static func labelled(_ label: String, _ text: String, width: Int) -> [TerminalLine] {
    let visible = VisibleText.escaped(text, lineBreaks: .symbol)
    let lines = VisibleLines.fitted(visible, width: max(20, width - labelWidth))
    return lines.enumerated().map { index, line in
      let head = index == 0 ? label + ":" : ""
      let padding = String(repeating: " ", count: max(0, labelWidth - head.count))
      return "\(trusted: head)\(trusted: padding)\(trusted: Bidi.isolated(line))"
    }
  }
}
