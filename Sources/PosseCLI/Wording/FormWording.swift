import CommandKit
import FileSystem
import PosseModel
import PosseStore

/// What is said in and about edit forms.
enum FormWording {
  /// What stands at the top of a form.
  static func introduction(_ person: PersonName?) -> [String] {
    let number = person?.id.description ?? "REF"
    return [
      person.map { (heading + Wording.person($0)).text } ?? "Someone new", "",
      "Change what stands behind the colons, save, and leave the editor; you see what changes",
      "before anything is saved. An empty value clears its field; a line that you take out leaves",
      "its field as it is. Values are written as in posse edit \(number) FIELD=VALUE. The items of a",
      "list are parted by |, with \\| for | and \\\\ for \\. A text of several lines stands below its",
      "name, each line behind two blanks. Lines that begin with # are not read.", "",
    ]
  }

  /// What the first line of a form begins with, before the number.
  private static let heading: TerminalLine = "Fugitive "

  /// The number of the person whom a form says that it is about; nil where it says nothing of the kind.
  static func number(in text: String) -> String? {
    let start = "# \(heading.text)#"
    guard text.utf8.starts(with: start.utf8) else { return nil }
    let digits = text.unicodeScalars.dropFirst(start.unicodeScalars.count)
      .prefix { ("0"..."9").contains($0) }
    return digits.isEmpty ? nil : String(digits)
  }

  static func draftOfOther(_ path: FilePath, _ number: String, for id: FugitiveID) -> TerminalLine {
    Wording.warning(
      "\(path: path) was written about #\(short: number); it is opened for #\(id.number)")
  }

  static func message(_ failure: FormFailure) -> TerminalLine {
    switch failure {
    case .noEditor:
      return """
        no editor: POSSE_EDITOR, VISUAL and EDITOR are not set, and there is no vi; set one of them
        """
    case .editor(let command, let ending): return editor(command, ending)
    case .folder(let error):
      return """
        \(path: error.path ?? FilePath("")): \(error.reason); the form needs a folder for its \
        draft, see posse help environment
        """
    case .draft(let error):
      return "\(path: error.path ?? FilePath("")): \(error.text); nothing was changed"
    case .notFile(let path):
      return "--draft: \(path: path): is no file; name a form that was kept in one"
    case .conflict(let id, let conflicts):
      let fields = conflicts.map(\.field.name).joined(separator: ", ")
      return """
        #\(id.number) was changed meanwhile by another command: \(trusted: fields); nothing was \
        changed here
        """
    }
  }

  private static func editor(_ command: String, _ ending: TextEditor.Ending) -> TerminalLine {
    let head: TerminalLine = "the editor \(quoted: command) "
    let advice: TerminalLine = "; nothing was changed. Name another by POSSE_EDITOR"
    switch ending {
    case .exited(127): return head + "was not found" + advice
    case .exited(let status): return head + "ended with status \(status); nothing was changed"
    case .signaled(let signal):
      return head + "was ended by signal \(signal); nothing was changed"
    case .notStarted(let number):
      return head + "did not start: \(ErrorNumber(rawValue: number).reason)" + advice
    }
  }

  static func draftKept(_ path: FilePath, of person: FugitiveID) -> TerminalLine {
    """
    posse: what you wrote is kept in \(path: path); posse edit \(person.number) --draft FILE opens it \
    again
    """
  }

  /// What is said of the answers of an interview that were not saved.
  static func answersKept(_ path: FilePath, of person: FugitiveID?) -> TerminalLine {
    let kept: TerminalLine = "posse: what you answered is kept in \(path: path); "
    guard let person else {
      return kept + "add the person by name, then posse edit REF --draft FILE takes it up"
    }
    return kept + "posse edit \(person.number) --draft FILE opens it as a form"
  }

  static func saved(_ person: PersonName) -> TerminalLine {
    "Saved " + Wording.person(person) + "."
  }

  /// What changes, field by field.
  static func differences(_ changes: [FieldChange]) -> [TerminalLine] {
    let width = changes.map(\.field.name.utf8.count).max() ?? 0
    return changes.flatMap { change in
      let name = change.field.name
      let padding = String(repeating: " ", count: max(0, width - name.utf8.count))
      return Wording.differences(
        in: "  \(trusted: name):", padding: padding, change.before, change.after)
    }
  }

  /// What a conflict is about, field by field: short values all three, else what either side changed.
  static func conflicts(_ conflicts: [FormConflict]) -> [TerminalLine] {
    conflicts.flatMap { conflict in
      let name: TerminalLine = "  \(trusted: conflict.field.name): "
      let values = [conflict.wanted, conflict.present, conflict.base]
      guard !values.allSatisfy(Wording.isShort) else {
        let texts = values.map { "\(short: Wording.text(of: $0))" as TerminalLine }
        return [name + "you wrote \(texts[0]); it is \(texts[1]) now, was \(texts[2])"]
      }
      return Wording.differences(in: name + "you wrote", conflict.base, conflict.wanted)
        + Wording.differences(in: name + "meanwhile", conflict.base, conflict.present)
    }
  }

  static func changedMeanwhile(_ person: PersonName) -> TerminalLine {
    Wording.person(person) + " was changed meanwhile by another command:"
  }

  /// What stands above a field that both changed, which holds what the user wrote.
  static func meanwhile(_ text: String) -> [String] {
    let advice = "your value stands below and replaces it; take its lines out to keep the other"
    guard !text.isEmpty else { return ["meanwhile emptied by another command;", advice] }
    return ["meanwhile changed by another command to:"] + FormLines.split(text) + [advice]
  }

  /// What stands at the top of a form about a field that went away with a capture.
  static func withoutCapture(_ field: FugitiveField, _ lines: [String]) -> [String] {
    ["\(field.name) cannot be saved, as there is no capture any more; you wrote:"] + lines + [""]
  }

  /// What is said in a form that was kept.
  static let onlyChanged = "Only what you changed is kept here; other fields stay as they are."

  static func line(_ problem: FormReading.Problem) -> TerminalLine {
    "  line \(problem.line): " + reason(problem)
  }

  static func reason(_ problem: FormReading.Problem) -> TerminalLine {
    switch problem.kind {
    case .stray(let text):
      """
      \(quoted: text) is no line of a form; write FIELD: VALUE, and the lines of a text behind two \
      blanks
      """
    case .unknownName(let name, let suggestions):
      if let nearest = suggestions.first {
        "unknown field \(quoted: name); did you mean \(quoted: nearest.name)?"
      } else {
        "unknown field \(quoted: name); take the line out"
      }
    case .notInForm(let field): notInForm(field)
    case .twice(let field, let firstLine):
      "\(field.name): stands in line \(firstLine) already; write it once"
    case .field(.emptyValue(let field)):
      "\(field.name): the value is blank; write nothing to clear the field"
    case .field(let error): ValueWording.field(error, flag: nil)
    case .person(let failure): FailureWording.message(failure)
    case .notText: "not UTF-8 text; save it in UTF-8"
    }
  }

  private static func notInForm(_ field: FugitiveField) -> TerminalLine {
    if field == .currency { return "currency: stands behind the amount of the bounty" }
    if field.belongsToCapture {
      return "\(field.name): belongs to a capture, and there is none; use posse capture"
    }
    return "\(field.name): stands in the place; change it there"
  }

  static let saveQuestion = ChoiceQuestion(
    "",
    choices: [
      .init("s", "save", meaning: "saves what stands above"),
      .init("d", "discard", meaning: "forgets what you wrote"),
      .init("e", "edit again", meaning: "goes back to the editor"),
    ])
  static let againQuestion = ChoiceQuestion(
    "",
    choices: [
      .init("e", "edit again", meaning: "goes back to the editor"),
      .init("d", "discard", meaning: "forgets what you wrote"),
    ])

  static let conflictQuestion = ChoiceQuestion(
    "",
    choices: [
      .init("e", "edit again", meaning: "goes back to the editor, with what you wrote in the form"),
      .init("d", "discard", meaning: "forgets what you wrote"),
    ])

  static let saveAnswersQuestion = ChoiceQuestion(
    "",
    choices: [
      .init("s", "save", meaning: "saves what stands above"),
      .init("d", "discard", meaning: "forgets what you answered"),
      .init("e", "edit again", meaning: "goes through the questions again, with your answers"),
    ])
  static let askAgainQuestion = ChoiceQuestion(
    "",
    choices: [
      .init("e", "edit again", meaning: "asks for these fields again, Enter keeps your answer"),
      .init("d", "discard", meaning: "forgets all that you answered"),
    ])
}
