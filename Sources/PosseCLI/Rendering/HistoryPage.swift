import Chronology
import CommandKit
import PosseModel
import PosseStore

/// Entries of the history as people read them.
struct HistoryPage {
  /// Whether long texts are shown whole, as in a file, and not only what a screen has room for.
  let isWhole: Bool

  /// Returns a line for the command and one for each thing it changed.
  func lines(of entry: HistoryEntry, isAboutOne: Bool) -> [TerminalLine] {
    var head: TerminalLine = "\(Moment(local: entry.time).displayMinute())  \(entry.user)"
    if let agent = entry.agent { head += " (\(agent))" }
    head += "  " + shown(entry.words ?? entry.verb, .bold)
    if entry.isErased, entry.words == nil { head += " (erased)" }
    if entry.isUndone { head += " (undone)" }
    var lines = [head]
    for (person, changes) in grouped(entry.changes) {
      let subject: TerminalLine = person.map { "#\($0.number) " } ?? ""
      for phrase in phrases(changes) { lines.append("  " + (isAboutOne ? "" : subject) + phrase) }
    }
    return lines
  }

  private func shown(_ text: String, _ style: Style? = nil) -> TerminalLine {
    isWhole ? "\(text, style)" : "\(short: text, style)"
  }

  private func grouped(
    _ changes: [HistoryChange]
  ) -> [(FugitiveID?, [HistoryChange])] {
    var order: [FugitiveID?] = []
    var groups: [FugitiveID?: [HistoryChange]] = [:]
    for change in changes {
      if groups[change.fugitive] == nil { order.append(change.fugitive) }
      groups[change.fugitive, default: []].append(change)
    }
    // People by number, what belongs to the book itself last.
    let sorted = order.sorted { left, right in
      guard let left else { return false }
      return right.map { left < $0 } ?? true
    }
    return sorted.map { ($0, groups[$0] ?? []) }
  }

  /// What happened to one person, an act like a capture in one phrase.
  private func phrases(_ changes: [HistoryChange]) -> [TerminalLine] {
    let captureFields: Set = [
      "captured", "captdate", "capturedBy", "capturedPlace", "capturedLat", "capturedLon",
    ]
    var phrases: [TerminalLine] = []
    let flag = changes.first { $0.field == "captured" }
    if let flag {
      phrases.append(flag.after == .bool(true) ? captured(changes) : "released")
    }
    var counts: [Movement: Int] = [:]
    for movement in changes.compactMap(Movement.init) { counts[movement, default: 0] += 1 }
    for change in changes {
      if flag != nil, captureFields.contains(change.field) { continue }
      guard let movement = Movement(change) else {
        phrases.append(phrase(change))
        continue
      }
      // Many at once are told together, in the place of the first.
      guard let count = counts[movement] else { continue }
      if count > Self.shownValues {
        phrases.append("\(movement.field) \(movement.isNew ? "+" : "−")\(count) values")
        counts[movement] = nil
      } else {
        phrases.append(phrase(change))
      }
    }
    return phrases
  }

  /// The most values of a list that are told one by one when they come or go at once.
  private static let shownValues = 20

  /// Values of a list of the book that come or go.
  private struct Movement: Hashable {
    let field: String
    let isNew: Bool

    init?(_ change: HistoryChange) {
      guard change.fugitive == nil, change.before.isNull != change.after.isNull else { return nil }
      field = change.field
      isNew = change.before.isNull
    }
  }

  private func captured(_ changes: [HistoryChange]) -> TerminalLine {
    func value(_ field: String) -> FieldValue? {
      changes.first { $0.field == field && !$0.after.isNull }?.after
    }
    var text: TerminalLine = "captured"
    if case .moment(let moment)? = value("captdate") {
      text += " \(moment.displayMinute())"
    }
    if let place = value("capturedPlace") { text += ", " + shown(place.displayText) }
    if let latitude = value("capturedLat"), let longitude = value("capturedLon") {
      text += ", \(latitude.displayText),\(longitude.displayText)"
    }
    if let agent = value("capturedBy") { text += ", by " + shown(agent.displayText) }
    return text
  }

  private func phrase(_ change: HistoryChange) -> TerminalLine {
    let field: TerminalLine = "\(change.field) "
    switch (change.before.isNull, change.after.isNull) {
    case (true, false): return field + "+" + shown(text(change.after))
    case (false, true): return field + "−" + shown(text(change.before))
    default:
      if change.field == "trashed" {
        return change.after == .bool(true) ? "removed to the trash" : "restored"
      }
      let (before, after) = (text(change.before), text(change.after))
      return field
        + (isWhole ? "\(before) → \(after)" : TextDifference(before, after).line)
    }
  }

  private func text(_ value: FieldValue) -> String {
    switch value {
    case .null: Wording.noValue
    case .money(let money): money.exactDisplayText
    case .moment(let moment): moment.displayMinute()
    case .place(let place): place.machineText
    case .log(let entries): entries.map(LogWords.markedLine).joined(separator: "; ")
    default: value.displayText
    }
  }
}
