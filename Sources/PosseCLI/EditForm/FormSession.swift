import CommandKit
import FileSystem
import PosseModel
import PosseStore

/// The conversation about the form of one person: editor, what changes, a question, and again if wanted.
struct FormSession {
  /// How a conversation ends, unless it fails.
  private enum Ending {
    case saved, unchanged, discarded
  }

  /// What is in the editor.
  private struct Sheet {
    var form: FugitiveForm
    var text: String
    /// Where the cursor should stand.
    var line: Int?
  }

  let person: PersonName
  let book: Book
  let editor: TextEditor
  let context: Context
  /// A file whose text the form begins with.
  var draftPath: FilePath?

  /// Must be called outside of transactions, as nobody knows how long the user takes.
  func run() throws(Failure) -> ExitStatus {
    let form = try form()
    let text = try draftText()
    let draft = try draft()
    let lastWords = LastWords(FormWording.draftKept(draft.path, of: person.id))
    defer { withExtendedLifetime(lastWords) {} }
    do throws(Failure) {
      let ending = try converse(on: draft, about: form, beginningWith: text)
      draft.remove()
      switch ending {
      case .saved: return .done
      case .unchanged:
        context.console.confirm(Wording.nothingToChange)
        return .done
      case .discarded: throw .declined
      }
    } catch {
      if draft.keep() {
        context.console.note(FormWording.draftKept(draft.path, of: person.id))
      }
      throw error
    }
  }

  /// The text that the form begins with, where it is not that of the book.
  private func draftText() throws(Failure) -> String? {
    guard let draftPath else { return nil }
    let text = try FormDraft.text(of: draftPath)
    if let number = FormWording.number(in: text), number != person.id.description {
      context.console.note(FormWording.draftOfOther(draftPath, number, for: person.id))
    }
    return text
  }

  /// The draft that is taken up where one is, else a new one.
  private func draft() throws(Failure) -> FormDraft {
    if let path = draftPath, let draft = try FormDraft(takingUp: path, context.environment) {
      return draft
    }
    return try FormDraft(of: person.id, context.environment)
  }

  private func form() throws(Failure) -> FugitiveForm {
    try context.read(book) { reader throws(Failure) in try reader.form(of: person.id) }
  }

  private func converse(
    on draft: FormDraft, about form: FugitiveForm, beginningWith text: String?
  ) throws(Failure) -> Ending {
    var sheet = Sheet(
      form: form,
      text: text
        ?? FormText.written(
          introduction: FormWording.introduction(person), form.entries()))
    while true {
      let (text, reading) = try edited(sheet, on: draft)
      sheet.text = text
      guard reading.problems.isEmpty else {
        guard try marking(reading.problems, on: &sheet) else { return .discarded }
        continue
      }
      guard !reading.edits.isEmpty else { return .unchanged }
      do throws(Failure) {
        if let ending = try settle(reading, on: sheet) { return ending }
        (sheet.text, sheet.line) = (FormText.withoutRemarks(sheet.text), nil)
      } catch {
        guard try takingUp(error, of: reading, on: &sheet) else { return .discarded }
      }
    }
  }

  /// Opens the editor and reads what it leaves.
  private func edited(
    _ sheet: Sheet, on draft: FormDraft
  ) throws(Failure) -> (String, FormReading) {
    try draft.write(sheet.text)
    let ending = context.console.edit(path: draft.path.bytes, with: editor, line: sheet.line)
    guard ending == .exited(0) else { throw .form(.editor(editor.command, ending)) }
    let bytes = try draft.read()
    let text = FormText.plain(String(decoding: bytes, as: UTF8.self))
    guard String(validating: bytes, as: UTF8.self) != nil else {
      return (text, FormReading(problems: [.init(line: 1, kind: .notText)]))
    }
    return (text, FormReading(text, of: sheet.form, with: context.fieldReader))
  }

  /// Shows what changes and saves it if the user wants that; nil to edit again.
  private func settle(_ reading: FormReading, on sheet: Sheet) throws(Failure) -> Ending? {
    let changes = try context.rehearse(book) { writer throws(Failure) in
      try writer.save(reading.edits, of: sheet.form, to: person.id)
    }
    guard !changes.isEmpty else { return .unchanged }
    for edit in reading.edits where edit.isAmbiguousLocalTime {
      context.console.note(Wording.ambiguousLocalTime(edit.field.name))
    }
    if !context.answersYes {
      let question = FormWording.saveQuestion.showing(FormWording.differences(changes))
      switch try context.choice(question) {
      case "s": break
      case "d": return .discarded
      default: return nil
      }
    }
    let saved = try context.write(book) { writer throws(Failure) in
      try writer.save(reading.edits, of: sheet.form, to: person.id)
    }
    if context.answersYes {
      for change in saved { context.console.confirm(Wording.changed(change)) }
    } else {
      context.console.confirm(FormWording.saved(person))
    }
    return .saved
  }

  /// Makes the form ready to be edited again after a failure that this may mend; false to discard it.
  private func takingUp(
    _ failure: Failure, of reading: FormReading, on sheet: inout Sheet
  ) throws(Failure) -> Bool {
    if case .form(.conflict(_, let conflicts)) = failure {
      let question = FormWording.againQuestion.showing(
        [FormWording.changedMeanwhile(person)] + FormWording.conflicts(conflicts))
      guard try context.choice(question, otherwise: failure) == "e" else { return false }
      sheet = try remade(with: conflicts, of: reading)
      return true
    }
    guard let field = failure.fieldOfPerson(among: reading.edits) else { throw failure }
    let line = reading.lines[field] ?? 1
    return try marking([.init(line: line, kind: .person(failure))], on: &sheet)
  }

  /// Says what is wrong and puts it above the lines; false to discard the form.
  private func marking(
    _ problems: [FormReading.Problem], on sheet: inout Sheet
  ) throws(Failure) -> Bool {
    let question = FormWording.againQuestion.showing(problems.map(FormWording.line))
    guard try context.choice(question) == "e" else { return false }
    let remarks = problems.map { ($0.line, FormWording.reason($0).text) }
    (sheet.text, sheet.line) = FormText.remarking(sheet.text, remarks)
    return true
  }

  /// The form as the book is now, with the user's changes; what both changed stands above theirs as a comment.
  private func remade(
    with conflicts: [FormConflict], of reading: FormReading
  ) throws(Failure) -> Sheet {
    let form = try form()
    var texts = reading.texts
    var comments: [FugitiveField: [String]] = [:]
    for conflict in conflicts {
      guard let text = texts.removeValue(forKey: conflict.field) else { continue }
      comments[conflict.field] = [FormWording.youWrote] + FormLines.split(text)
    }
    let text = FormText.written(
      introduction: FormWording.introduction(person),
      form.entries(texts: texts, comments: comments))
    let lines = FormReading(text, of: form, with: context.fieldReader).lines
    return Sheet(form: form, text: text, line: conflicts.compactMap { lines[$0.field] }.min())
  }
}
