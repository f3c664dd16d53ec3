import Chronology
import CommandKit
import PosseModel
import PosseStore

/// One person as a sentence, for listening and for mail; always one line, and always visible.
enum PlainSentence {
  static func line(
    of row: FugitiveRow, fields: [FugitiveField], now: Instant
  ) -> TerminalLine {
    var head: [TerminalLine] = []
    var rest: [TerminalLine] = []
    for field in fields {
      let value = row[field]
      let text = field == .due ? DueWords.text(of: row, now: now) : value.displayText
      switch field {
      case .id: head.append("#\(text)")
      case .name: head.append("\(text)")
      case .captured where fields.contains(.captdate): rest.append(captured(row))
      case .captured: rest.append(value == .bool(true) ? "captured" : "at large")
      case .captdate where fields.contains(.captured): break
      default:
        if !value.isNull && !text.isEmpty { rest.append("\(field.name) \(text)") }
      }
    }
    let parts = head.isEmpty ? rest : [TerminalLine.joined(head, separator: " ")] + rest
    return TerminalLine.joined(parts, separator: "; ") + "."
  }

  private static func captured(_ row: FugitiveRow) -> TerminalLine {
    guard row[.captured] == .bool(true) else { return "at large" }
    let date = row[.captdate]
    return date.isNull ? "captured, date unknown" : "captured \(date.displayText)"
  }
}

/// The line above a group.
enum GroupHeading {
  static func text(of value: FieldValue, field: FugitiveField) -> String {
    let text = value.isNull ? Wording.noValue : value.displayText
    return "\(field.name): \(text)"
  }
}
