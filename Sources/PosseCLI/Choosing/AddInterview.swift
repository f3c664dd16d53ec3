import CommandKit
import PosseModel
import PosseStore

/// `posse add -i`: everything about someone new that the command line does not say.
struct AddInterview {
  let name: String?
  let given: FugitiveEdits
  let photos: PhotoRequest
  let reader: FieldReader

  /// Asks for name, fields and whether there is a photo; must be called outside of transactions.
  func run(
    in context: Context
  ) throws(Failure) -> (name: String, edits: FugitiveEdits, photos: PhotoRequest) {
    guard context.console.canAsk else {
      throw .cannotChoose("--interactive", instead: "NAME and the options of the fields")
    }
    let book = try context.openBook(createsDefault: true)
    let name = if let name { name } else { try FieldInterview.name(in: context) }
    var interview = FieldInterview(about: name, reader: reader, book, in: context)
    try interview.ask(given.unsaid(among: FieldInterview.fields(ofCapture: false)))
    var photos = photos
    if photos.sources.isEmpty {
      switch context.console.ask(Wording.askPhoto) {
      case .yes: photos.sources = [.unsaid]
      case .no: break
      case .cancelled, .unavailable: throw .declined
      case .interrupted: throw .interrupted
      }
    }
    do {
      return (name, try FugitiveEdits(given.edits + interview.edits), photos)
    } catch {
      throw .field(error, flag: nil)
    }
  }
}

extension PhotoRequest {
  /// Gathers the picture that was asked for; whoever backs out of that goes on without.
  func receivedIfAny(in context: Context) throws(Failure) -> ReceivedPhotos {
    do throws(Failure) {
      return try received(in: context, orElse: Wording.askAddWithout)
    } catch {
      guard case .declined = error else { throw error }
      return ReceivedPhotos()
    }
  }
}
