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
    var bytes: [UInt8]
    /// Where the cursor should stand.
    var line: Int?

    init(form: FugitiveForm, text: String) {
      self.form = form
      bytes = Array(text.utf8)
    }

    /// Goes on with another text, with the cursor in a line of it.
    mutating func show(_ text: String, line: Int?) { (bytes, self.line) = (Array(text.utf8), line) }
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
    var sheet = Sheet(
      form: form,
      text: FormText.written(introduction: FormWording.introduction(person), form.entries()))
    if let draftPath { try open(draftPath, on: &sheet) }
    let draft = try draft()
    let signals = PostponedSignals()
    do throws(Failure) {
      let ending = try converse(on: draft, &sheet, until: signals)
      draft.remove()
      switch ending {
      case .saved: return .done
      case .unchanged:
        context.console.confirm(Wording.nothingToChange)
        return .done
      case .discarded: throw .declined
      }
    } catch {
      if draft.keep({ FormReading.keptText($0, of: sheet.form) }) {
        context.console.note(FormWording.draftKept(draft.path, of: person.id))
      }
      signals.release()
      throw error
    }
  }

  /// Begins with a draft instead of what the book holds; one that is no text is opened as it is.
  private func open(_ path: FilePath, on sheet: inout Sheet) throws(Failure) {
    let bytes = try FormDraft.bytes(of: path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      (sheet.bytes, sheet.line) = (bytes, FormLines.firstWithoutText(bytes))
      return
    }
    let form = FormText.withoutRemarks(FormText.plain(text))
    sheet.show(form, line: nil)
    if let number = FormWording.number(in: form), number != person.id.description {
      context.console.note(FormWording.draftOfOther(path, number, for: person.id))
    }
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
    on draft: FormDraft, _ sheet: inout Sheet, until signals: PostponedSignals
  ) throws(Failure) -> Ending {
    while true {
      try edit(&sheet, on: draft)
      if signals.isPending { throw .interrupted }
      guard let text = String(validating: sheet.bytes, as: UTF8.self).map(FormText.plain) else {
        guard try opensAgainAsItIs(&sheet) else { return .discarded }
        continue
      }
      let reading = FormReading(text, of: sheet.form, with: context.fieldReader)
      sheet.show(text, line: nil)
      guard reading.problems.isEmpty else {
        guard try marking(reading.problems, in: text, on: &sheet) else { return .discarded }
        continue
      }
      guard !reading.edits.isEmpty else { return .unchanged }
      do throws(Failure) {
        if let ending = try settle(reading, on: sheet) { return ending }
        sheet.show(FormText.withoutRemarks(text), line: nil)
      } catch {
        guard try takingUp(error, of: reading, in: text, on: &sheet) else { return .discarded }
      }
    }
  }

  /// Opens the editor and takes what it leaves.
  private func edit(_ sheet: inout Sheet, on draft: FormDraft) throws(Failure) {
    try draft.write(sheet.bytes)
    let ending = context.console.edit(path: draft.path.bytes, with: editor, line: sheet.line)
    if ending.isInterrupt { throw .interrupted }
    guard ending == .exited(0) else { throw .form(.editor(editor.command, ending)) }
    sheet.bytes = try draft.read()
  }

  /// Says where bytes are no text, which are left as they are; false to discard the form.
  private func opensAgainAsItIs(_ sheet: inout Sheet) throws(Failure) -> Bool {
    let line = FormLines.firstWithoutText(sheet.bytes)
    let problem = FormReading.Problem(line: line, kind: .notText)
    let question = FormWording.againQuestion.showing([FormWording.line(problem)])
    sheet.line = line
    return try context.choice(question) == "e"
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
    _ failure: Failure, of reading: FormReading, in text: String, on sheet: inout Sheet
  ) throws(Failure) -> Bool {
    if case .form(.conflict(_, let conflicts)) = failure {
      let question = FormWording.conflictQuestion.showing(
        [FormWording.changedMeanwhile(person)] + FormWording.conflicts(conflicts))
      guard try context.choice(question, otherwise: failure) == "e" else { return false }
      sheet = try remade(with: conflicts, of: reading)
      return true
    }
    guard let field = failure.fieldOfPerson(among: reading.edits) else { throw failure }
    let line = reading.lines[field] ?? 1
    return try marking([.init(line: line, kind: .person(failure))], in: text, on: &sheet)
  }

  /// Says what is wrong and puts it above the lines; false to discard the form.
  private func marking(
    _ problems: [FormReading.Problem], in text: String, on sheet: inout Sheet
  ) throws(Failure) -> Bool {
    let question = FormWording.againQuestion.showing(problems.map(FormWording.line))
    guard try context.choice(question) == "e" else { return false }
    let remarks = problems.map { ($0.line, FormWording.reason($0).text) }
    let (remarked, line) = FormText.remarking(text, remarks)
    sheet.show(remarked, line: line)
    return true
  }

  /// The form as the book is now, with the user's changes; above what both changed stands the other's as a comment.
  ///
  /// What belongs to a capture that is no more stands at the top, as there is no field for it.
  private func remade(
    with conflicts: [FormConflict], of reading: FormReading
  ) throws(Failure) -> Sheet {
    let form = try form()
    let lost = reading.texts.filter { form.value(of: $0.key) == nil }
      .sorted { $0.key.name < $1.key.name }
    let comments = conflicts.map { conflict in
      (conflict.field, FormWording.meanwhile(FugitiveForm.text(of: conflict.present)))
    }
    let text = FormText.written(
      introduction: FormWording.introduction(person)
        + lost.flatMap { FormWording.withoutCapture($0.key, FormLines.split($0.value)) },
      form.entries(
        texts: reading.texts, comments: Dictionary(comments, uniquingKeysWith: { $1 })))
    let lines = FormReading(text, of: form, with: context.fieldReader).lines
    var sheet = Sheet(form: form, text: text)
    sheet.line = conflicts.compactMap { lines[$0.field] }.min()
    return sheet
  }
}

extension TextEditor.Ending {
  /// Whether Ctrl-C ended the editor; a shell around it tells that by 130.
  fileprivate var isInterrupt: Bool { self == .signaled(2) || self == .exited(130) }
}
