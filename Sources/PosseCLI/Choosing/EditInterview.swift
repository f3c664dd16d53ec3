import CommandKit
import PosseModel
import PosseStore

/// `posse edit REF -i`: the fields of one person, one question after the other.
struct EditInterview {
  let references: ReferenceArguments
  /// What was said on the command line and is not asked again.
  let given: FugitiveEdits

  func run(in context: Context) throws(Failure) -> ExitStatus {
    guard context.console.canAsk else {
      throw .cannotChoose("--interactive", instead: "FIELD=VALUE")
    }
    let named = try references.expanded(in: context)
    let book = try context.openBook(for: named)
    let references = try context.settled(named, scope: .live, in: book, takesSeveral: false)
    let person = try context.read(book) { reader throws(Failure) in
      let ids = try reader.peopleToChange(references, scope: .live)
      guard ids.count == 1, let person = try reader.names(of: ids).first else {
        throw .severalPeople(self.references.words.joined(separator: " "), count: ids.count)
      }
      return person
    }
    let answers = try answers(about: person, book, in: context)
    let edits = try joined(answers.edits)
    let changes = try context.rehearse(book) { writer throws(Failure) in
      try storing { () throws(StoreError) in try writer.edit([person.id], edits) }
    }
    guard !changes.isEmpty else {
      context.console.confirm(Wording.nothingToChange)
      return .done
    }
    try context.obtainYes(Wording.askSave(changes))
    try context.write(book) { writer throws(Failure) in
      try writer.reader.confirm([person.id], stillMeantBy: references)
      try answers.confirm([person.id], writer.reader)
      _ = try storing { () throws(StoreError) in try writer.edit([person.id], edits) }
    }
    context.console.confirm(Wording.saved(changes.count, of: person))
    return .done
  }

  private func answers(
    about person: PersonName, _ book: Book, in context: Context
  ) throws(Failure) -> FieldAnswers {
    let all = [.captured, .name] + FieldInterview.fields(ofCapture: true)
    let shown = try context.read(book) { reader throws(Failure) in
      try storing { () throws(StoreError) in try reader.values(of: all, for: [person.id]) }
    }
    let row = shown[person.id]
    let isCaptured = row?[.captured] == .bool(true)
    let fields = [.name] + FieldInterview.fields(ofCapture: isCaptured)
    var interview = FieldInterview(
      about: Wording.people([person]), present: row, book, in: context)
    try interview.ask(given.unsaid(among: fields))
    return FieldAnswers(fields: all, shown: shown, edits: interview.edits)
  }

  private func joined(_ answers: [FugitiveEdit]) throws(Failure) -> FugitiveEdits {
    do {
      return try FugitiveEdits(given.edits + answers)
    } catch {
      throw .field(error, flag: nil)
    }
  }
}

extension FugitiveEdits {
  /// The fields of some that nothing is said about yet; a part of a place speaks for all of it.
  func unsaid(among fields: [FugitiveField]) -> [FugitiveField] {
    let named = Set(edits.map(\.field))
    return fields.filter { field in
      if field == .place, !placeParts.isEmpty { return false }
      if field == .currency, named.contains(.bounty) { return false }
      return !named.contains(field)
    }
  }
}

extension Context {
  /// Asks a yes/no question unless yes was said beforehand; anything but yes is a refusal.
  func obtainYes(_ question: Question) throws(Failure) {
    guard !answersYes else { return }
    switch console.ask(question) {
    case .yes: return
    case .no, .cancelled, .unavailable: throw .declined
    case .interrupted: throw .interrupted
    }
  }
}
