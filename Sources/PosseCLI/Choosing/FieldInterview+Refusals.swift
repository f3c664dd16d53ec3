import CommandKit
import PosseModel
import PosseStore

/// Answers that the book refuses, and answers that come to nothing.
extension FieldInterview {
  /// Says why the answers are refused, and gives the fields to ask for again; throws what no answer can mend.
  mutating func takeUp(_ failure: Failure) throws(Failure) -> [FugitiveField] {
    guard let field = failure.fieldOfPerson(among: edits) else { throw failure }
    context.console.note("posse: " + FailureWording.message(failure))
    if case .store(.needsCapture) = failure {
      // The capture was taken away meanwhile; whatever is answered, there is nothing that it could belong to.
      forget(field)
      return []
    }
    return switch field {
    case .bounty, .currency: [.bounty, .currency]
    case .lastSeenLat, .lastSeenLon: [.lastSeenLat, .lastSeenLon]
    case .capturedLat, .capturedLon: [.capturedLat, .capturedLon]
    default: [field]
    }
  }

  /// All that was answered, checked against each other.
  func checkedEdits() throws(Failure) -> FugitiveEdits {
    do {
      return try FugitiveEdits(edits)
    } catch {
      throw .field(error, flag: nil)
    }
  }

  /// Keeps the answers, and nothing else of the form, as the text of one, and says where.
  func keepDraft(of person: PersonName?, name: String? = nil) {
    var texts: [FugitiveField: String] = [:]
    for (field, before) in form.base where value(of: field) != before {
      texts[field] = FugitiveForm.text(of: value(of: field))
    }
    if edits.contains(where: { $0.field == .currency }),
      case .money(let money) = value(of: .bounty), case .currency(let code) = value(of: .currency),
      let relabelled = try? money.relabelled(as: code)
    {
      texts[.bounty] = FugitiveForm.text(of: .money(relabelled))
    }
    if let name { texts[.name] = name }
    guard !texts.isEmpty else { return }
    let text = FormText.written(
      introduction: FormWording.introduction(person) + [FormWording.onlyChanged],
      form.entries(texts: texts).filter { entry in texts.keys.contains { $0.name == entry.name } })
    do throws(Failure) {
      let draft = try FormDraft(keptOf: person?.id, context.environment)
      try draft.write(Array(text.utf8))
      context.console.note(FormWording.answersKept(draft.path, of: person?.id))
    } catch {
      // Why the answers were not taken is what is reported; that they are lost is said besides.
      context.console.note("posse: " + FailureWording.message(error))
    }
  }
}
