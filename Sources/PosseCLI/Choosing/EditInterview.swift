import CommandKit
import PosseModel
import PosseStore

/// `posse edit REF -i`: the fields of one person, one question after the other.
struct EditInterview {
  let references: ReferenceArguments
  /// What was said on the command line and is not asked again.
  let given: FugitiveEdits

  /// How an interview ends, unless it fails.
  private enum Ending {
    case saved, unchanged, discarded
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    guard context.console.canAsk else {
      throw .cannotChoose("--interactive", instead: "FIELD=VALUE")
    }
    let named = try references.expanded(in: context)
    let book = try context.openBook(for: named)
    let references = try context.settled(named, scope: .live, in: book, takesSeveral: false)
    let (person, form) = try context.read(book) { reader throws(Failure) in
      let ids = try reader.peopleToChange(references, scope: .live)
      guard ids.count == 1, let person = try reader.names(of: ids).first else {
        throw .severalPeople(self.references.words.joined(separator: " "), count: ids.count)
      }
      return (person, try reader.form(of: person.id))
    }
    try confirmGiven(person.id, book, in: context)
    var interview = FieldInterview(
      about: Wording.people([person]), form: form, given: given, reader: reader(in: context),
      book, in: context)
    let ending: Ending
    let signals = PostponedSignals()
    do throws(Failure) {
      ending = try converse(&interview, about: person, meantBy: references)
    } catch {
      if interview.edits != given.edits { interview.keepDraft(of: person) }
      signals.release()
      throw error
    }
    switch ending {
    case .saved: break
    case .unchanged: context.console.confirm(Wording.nothingToChange)
    case .discarded: throw .declined
    }
    return .done
  }

  /// Refuses what was said on the command line before anything is asked.
  private func confirmGiven(
    _ id: FugitiveID, _ book: Book, in context: Context
  ) throws(Failure) {
    guard !given.edits.isEmpty else { return }
    _ = try context.rehearse(book) { writer throws(Failure) in
      try writer.changed([id], given)
    }
  }

  /// What reads answers: an amount is in the currency that was said on the command line.
  private func reader(in context: Context) -> FieldReader {
    for edit in given.edits {
      if case .set(.currency(let code)) = edit.operation {
        return context.fieldReader.defaulting(to: code)
      }
    }
    return context.fieldReader
  }

  private func converse(
    _ interview: inout FieldInterview, about person: PersonName,
    meantBy references: PeopleReferences
  ) throws(Failure) -> Ending {
    let context = interview.context
    let isCaptured = interview.form.value(of: .captdate) != nil
    let asked = given.unsaid(among: [.name] + FieldInterview.fields(ofCapture: isCaptured))
    var fields = asked
    while true {
      try interview.ask(fields)
      guard !interview.edits.isEmpty else { return .unchanged }
      do throws(Failure) {
        let (edits, form) = (interview.edits, interview.form)
        let changes = try context.rehearse(interview.book) { writer throws(Failure) in
          try writer.save(edits, of: form, to: person.id)
        }
        guard !changes.isEmpty else { return .unchanged }
        if !context.answersYes {
          let question = FormWording.saveAnswersQuestion.showing(FormWording.differences(changes))
          switch try context.choice(question) {
          case "s": break
          case "d": return .discarded
          default:
            fields = asked
            continue
          }
        }
        let saved = try context.write(interview.book) { writer throws(Failure) in
          try writer.reader.confirm([person.id], stillMeantBy: references)
          return try writer.save(edits, of: form, to: person.id)
        }
        context.console.confirm(Wording.saved(saved.count, of: person))
        return .saved
      } catch {
        if case .form(.conflict(_, let conflicts)) = error {
          let question = FormWording.askAgainQuestion.showing(
            [FormWording.changedMeanwhile(person)] + FormWording.conflicts(conflicts))
          guard try context.choice(question, otherwise: error) == "e" else { return .discarded }
          let form = try context.read(interview.book) { reader throws(Failure) in
            try reader.form(of: person.id)
          }
          interview.rebase(on: form)
          fields = conflicts.map(\.field).filter { form.value(of: $0) != nil }
        } else {
          fields = try interview.takeUp(error)
        }
      }
    }
  }
}
