import CommandKit
import PosseModel
import PosseStore

/// What became of values.
extension Wording {
  static func changed(_ change: FieldChange) -> TerminalLine {
    "#\(change.fugitive.number) \(change.field.name): "
      + difference(change.before, change.after)
  }

  /// What becomes of the fields of one person, in one line.
  static func changes(_ changes: [FieldChange], of person: PersonName) -> TerminalLine {
    let parts = changes.map {
      "\(trusted: $0.field.name) " + difference($0.before, $0.after) as TerminalLine
    }
    return Wording.person(person) + ": " + .joined(parts, separator: ", ")
  }

  /// What became of a value in one line: the old one and the new one, or the items that went and came.
  static func difference(_ before: FieldValue, _ after: FieldValue) -> TerminalLine {
    if let items = items(before, after) { return items }
    if before.isNull || after.isNull {
      return "\(short: text(of: before)) → \(short: text(of: after))"
    }
    return TextDifference(text(of: before), text(of: after)).line
  }

  /// What became of a value, with lines of its own below its name where one line would hide some of it.
  static func differences(
    in name: TerminalLine, padding: String = "", _ before: FieldValue, _ after: FieldValue
  ) -> [TerminalLine] {
    let lines: [TerminalLine]
    switch (before, after) {
    case (.text(let old), .text(let new)) where isLong(old) || isLong(new):
      lines = TextDifference(old, new).lines
    case (.null, .text(let new)) where isLong(new):
      lines = TextDifference.lines(ofAdded: new)
    case (.text(let old), .null) where isLong(old):
      lines = TextDifference.lines(ofRemoved: old)
    default: return [name + "\(trusted: padding) " + difference(before, after)]
    }
    return [name] + lines.map { "    " + $0 }
  }

  /// Whether a value is shown whole in a line beside others.
  static func isShort(_ value: FieldValue) -> Bool {
    switch value {
    case .text(let text): !isLong(text)
    case .texts: false
    default: true
    }
  }

  private static func isLong(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "\n")) || !TextDifference(text, text).isShort
  }

  /// The items of a list that went and came; nil where none did, or the values are no lists.
  private static func items(_ before: FieldValue, _ after: FieldValue) -> TerminalLine? {
    guard case .texts(let old) = before, case .texts(let new) = after else { return nil }
    let (olds, news) = (Set(old), Set(new))
    let gone = old.filter { !news.contains($0) }.map { "−\(short: $0)" as TerminalLine }
    let came = new.filter { !olds.contains($0) }.map { "+\(short: $0)" as TerminalLine }
    let all = gone + came
    guard !all.isEmpty else { return nil }
    let rest: TerminalLine =
      all.count > shownItems + 1 ? " and \(all.count - shownItems) more" : ""
    return .joined(rest.isEmpty ? all : Array(all.prefix(shownItems)), separator: " ") + rest
  }

  /// The items of a list that are told one by one when they come or go at once.
  private static let shownItems = 20
}
