import PosseModel
import PosseStore

/// One person as a sentence, for listening and for mail.
enum PlainSentence {
  static func text(of row: FugitiveRow, fields: [FugitiveField]) -> String {
    var head: [String] = []
    var rest: [String] = []
    for field in fields {
      let value = row[field]
      switch field {
      case .id: head.append("#\(value.displayText)")
      case .name: head.append(value.displayText)
      case .captured where fields.contains(.captdate): rest.append(captured(row))
      case .captured: rest.append(value == .bool(true) ? "captured" : "at large")
      case .captdate where fields.contains(.captured): break
      case .bounty where !value.isNull: rest.append("bounty \(value.displayText)")
      default:
        let text = value.displayText
        if !value.isNull && !text.isEmpty { rest.append("\(field.name) \(text)") }
      }
    }
    let parts = head.isEmpty ? rest : [head.joined(separator: " ")] + rest
    let line = parts.joined(separator: "; ") + "."
    return String(line.map { $0.isNewline ? " " : $0 })
  }

  private static func captured(_ row: FugitiveRow) -> String {
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
