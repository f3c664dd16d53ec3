import CommandKit
import PosseModel
import PosseStore

/// Lists of values.
extension Wording {
  /// What is said where a list is empty.
  static func noValues(_ kind: ValueKind) -> TerminalLine { "No \(kind.plural)." }

  static func addedValue(_ text: String, _ kind: ValueKind) -> TerminalLine {
    "Added the \(kind.rawValue) \(quoted: text)."
  }

  static func presentValue(_ text: String, _ kind: ValueKind) -> TerminalLine {
    "The \(kind.rawValue) \(quoted: text) is there already; nothing to do."
  }

  static func renamedValue(
    _ value: ListedValue, to text: String, _ kind: ValueKind
  ) -> TerminalLine {
    "Renamed the \(kind.rawValue) \(quoted: value.text) to \(quoted: text)"
      + suffix(people: value.people, log: value.logEntries)
  }

  static func mergedValues(_ change: ValueChange, _ kind: ValueKind) -> TerminalLine {
    "Merged " + named(change.gone, kind) + " into \(quoted: change.heir?.text ?? "")"
      + suffix(people: change.people, log: change.logEntries)
  }

  static func removedValues(_ change: ValueChange, _ kind: ValueKind) -> TerminalLine {
    let head: TerminalLine = "Removed " + named(change.gone, kind)
    guard change.people > 0 || change.logEntries > 0 else { return head + "." }
    let uses = uses(people: change.people, log: change.logEntries)
    guard let heir = change.heir else { return head + "; taken off \(trusted: uses)." }
    return head + "; \(trusted: uses) got \(quoted: heir.text)."
  }

  /// What a change of a list would come to, told as if it were done.
  static func rehearsed(_ done: TerminalLine) -> TerminalLine {
    done + " Nothing was changed (--dry-run)."
  }

  /// A new value beside one that was perhaps meant, with the command that joins them.
  static func likeness(_ likeness: ValueLikeness) -> TerminalLine {
    let (kind, present) = (likeness.kind.rawValue, likeness.present)
    let texts = [likeness.text, present.text]
    let ends = texts.contains { $0.hasPrefix("-") } ? ["--"] : []
    let command = CommandWords.text(
      (["posse", kind, "merge"] + ends + texts).map { Array($0.utf8) })
    let count = present.people + present.logEntries
    return warning(
      """
      the \(kind) \(quoted: likeness.text) is new beside \(quoted: present.text) \
      (\(trusted: count == 1 ? "1 use" : "\(count) uses")); \(command) makes them one
      """)
  }

  static func viewNames(_ view: String, _ text: String) -> TerminalLine {
    warning(
      "the saved view \(quoted: view) still names \(quoted: text); write it anew with posse view save --force"
    )
  }

  static func noDefault(_ kind: ValueKind) -> TerminalLine { "No default \(kind.rawValue)." }

  static func choseDefault(_ text: String, _ kind: ValueKind) -> TerminalLine {
    "The default \(kind.rawValue) is \(quoted: text) now."
  }

  static func clearedDefault(_ kind: ValueKind) -> TerminalLine {
    "There is no default \(kind.rawValue) now."
  }

  /// How often values are used; nothing of the book's texts is in it.
  static func uses(people: Int, log: Int) -> String {
    var parts: [String] = []
    if people > 0 || log == 0 { parts.append(people == 1 ? "1 person" : "\(people) people") }
    if log > 0 { parts.append(log == 1 ? "1 log entry" : "\(log) log entries") }
    return parts.joined(separator: " and ")
  }

  private static func suffix(people: Int, log: Int) -> TerminalLine {
    ": \(trusted: uses(people: people, log: log))."
  }

  /// Values as a sentence names them: a few by what they are, more by their number.
  private static func named(_ values: [ListedValue], _ kind: ValueKind) -> TerminalLine {
    guard values.count > 1 else {
      return "the \(kind.rawValue) \(quoted: values.first?.text ?? "")"
    }
    guard values.count <= 3 else { return "\(values.count) \(kind.plural)" }
    let texts = values.map { "\(quoted: $0.text)" as TerminalLine }
    return "the \(kind.plural) " + TerminalLine.joined(texts, separator: ", ")
  }
}
