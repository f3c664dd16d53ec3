import CommandKit
import PosseModel
import PosseStore

/// `posse add -i`: everything about someone new that the command line does not say.
struct AddInterview {
  let name: String?
  let given: FugitiveEdits
  let sources: [SourceRecord]
  let photos: PhotoRequest
  let reader: FieldReader

  /// What was answered besides the fields.
  private struct Answers {
    var name: String?
    var photos: PhotoRequest
    var received = ReceivedPhotos()
  }

  /// Asks for name, fields and a photo, and adds the person if the user wants that.
  ///
  /// Must be called outside of transactions, as nobody knows how long the user takes.
  func run(in context: Context) throws(Failure) -> ExitStatus {
    guard context.console.canAsk else {
      throw .cannotChoose("--interactive", instead: "NAME and the options of the fields")
    }
    let book = try context.openBook(createsDefault: true)
    var answers = Answers(name: name, photos: photos)
    var interview = FieldInterview(
      about: name ?? "", form: .ofSomeoneNew, given: given, reader: reader, book, in: context)
    let isAdded: Bool
    let signals = PostponedSignals()
    do throws(Failure) {
      isAdded = try converse(&interview, &answers)
    } catch {
      if interview.edits != given.edits || answers.name != name {
        interview.keepDraft(of: nil, name: answers.name)
      }
      signals.release()
      throw error
    }
    guard isAdded else { throw .declined }
    return .done
  }

  /// Returns whether the person was added, and not discarded.
  private func converse(
    _ interview: inout FieldInterview, _ answers: inout Answers
  ) throws(Failure) -> Bool {
    let context = interview.context
    let asked = given.unsaid(among: FieldInterview.fields(ofCapture: false))
    var fields = asked
    var asksName = name == nil
    while true {
      if asksName {
        answers.name = try FieldInterview.name(now: answers.name, in: context)
        asksName = false
      }
      interview.owner = answers.name ?? ""
      try interview.ask(fields)
      do throws(Failure) {
        let person = NewPerson(
          name: interview.owner, edits: try interview.checkedEdits(), sources: sources)
        // What the book refuses is known before a camera is looked into.
        try context.rehearse(interview.book) { writer throws(Failure) in
          _ = try person.added(by: writer)
        }
        if answers.received.photos.isEmpty { try gather(&answers, in: context) }
        if !context.answersYes {
          switch try context.choice(
            Wording.askAdd(person, photos: answers.received.photos.count))
          {
          case "a": break
          case "d": return false
          default:
            asksName = name == nil
            fields = asked
            continue
          }
        }
        try person.save(
          with: answers.photos, answers.received, in: interview.book, context)
        return true
      } catch {
        fields = try interview.takeUp(error)
      }
    }
  }

  /// Asks for a photo and takes it; whoever backs out of that goes on without.
  private func gather(_ answers: inout Answers, in context: Context) throws(Failure) {
    guard photos.sources.isEmpty else {
      answers.received = try photos.received(in: context, orElse: Wording.askAddWithout)
      return
    }
    switch context.console.ask(Wording.askPhoto) {
    case .yes: answers.photos.sources = [.unsaid]
    case .no:
      answers.photos.sources = []
      return
    case .cancelled, .unavailable: throw .declined
    case .interrupted: throw .interrupted
    }
    do throws(Failure) {
      answers.received = try answers.photos.received(
        in: context, orElse: Wording.askAddWithout)
    } catch {
      guard case .declined = error else { throw error }
      answers.photos.sources = []
    }
  }
}
