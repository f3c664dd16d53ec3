import CommandKit
import PosseModel
import PosseStore

/// Questions for field after field.
extension Wording {
  static func askName(now: String?) -> LineQuestion {
    LineQuestion(
      "Name", present: now.map { "\(short: $0)" },
      explanation: "Type the name as it is best known" + (now == nil ? "" : "; Enter keeps it")
        + ". " + leaving, takesEmpty: true)
  }

  /// What Escape comes to.
  private static let leaving: TerminalLine = "Escape leaves; your answers are kept in a file."

  static let nameNeeded: TerminalLine = "posse: a name is needed; Escape leaves"

  /// The question for a field; one that another field needs beside it takes that one back when it is left out.
  static func askField(
    _ field: FugitiveField, now: String?, isClearable: Bool, beside other: FugitiveField? = nil
  ) -> LineQuestion {
    let list: TerminalLine = field.kind.isList ? "; several are parted by |" : ""
    var enter: TerminalLine =
      now == nil ? ". Enter leaves it out" : ". Enter keeps what is there"
    if let other { enter = enter + " and takes \(other.name) back" }
    let clear: TerminalLine = isClearable ? ", - empties it" : ""
    return LineQuestion(
      "\(trusted: title(of: field))", present: now.map { "\(short: $0)" },
      explanation: "\(trusted: FieldWords.meaning(of: field))" + list + enter + clear
        + ". " + leaving,
      byteLimit: 65_536, takesEmpty: true)
  }

  static func angleTakenBack(
    _ other: FugitiveField, without field: FugitiveField
  ) -> TerminalLine {
    "posse: \(other.name) is taken back, as \(field.name) was left out"
  }

  static let askPhoto = Question(
    "Add a photo?", explanation: "y lets you choose one; n or Enter adds none.")

  /// The question before someone new is added, with all that was answered.
  static func askAdd(_ person: NewPerson, photos: Int) -> ChoiceQuestion {
    var details: [TerminalLine] = ["  name: \(short: person.name)"]
    for edit in person.edits.edits {
      let value: String? =
        switch edit.operation {
        case .set(let value): text(of: value)
        case .add(let items): items.joined(separator: ", ")
        case .remove, .clear: nil
        }
      if let value { details.append("  \(edit.field.name): \(short: value)") }
    }
    if photos > 0 { details.append(photos == 1 ? "  1 photo" : "  \(photos) photos") }
    return ChoiceQuestion(
      "", details: details,
      choices: [
        .init("a", "add", meaning: "adds the person as shown above"),
        .init("d", "discard", meaning: "adds nobody and forgets what you answered"),
        .init("e", "edit again", meaning: "goes through the questions again, with your answers"),
      ])
  }

  static func saved(_ count: Int, of person: PersonName) -> TerminalLine {
    let fields: TerminalLine = count == 1 ? "1 field" : "\(count) fields"
    return "Changed " + fields + " of " + Wording.person(person) + "."
  }
}
