import CommandKit
import PosseModel
import PosseStore

/// Someone new, as `posse add` writes them into the book.
struct NewPerson {
  let name: String
  let edits: FugitiveEdits
  let sources: [SourceRecord]

  /// Adds the person in a transaction.
  func added(by writer: BookWriter) throws(Failure) -> FugitiveID {
    do {
      return try writer.add(name: name, edits: edits, sources: sources)
    } catch {
      switch error {
      case .currencyWithoutBounty, .impossibleAmount, .impossiblePlace, .loneCoordinate:
        throw .newPerson(error)
      default: throw Failure.store(error).namingPlace(among: edits.edits, asOptions: true)
      }
    }
  }

  /// Adds the person with photos that were received, and says so.
  func save(
    with photos: PhotoRequest, _ received: ReceivedPhotos, in book: Book, _ context: Context
  ) throws(Failure) {
    let pictures = try photos.confirmed(received, for: [], book, in: context)
    let (id, namesakes, stored) = try context.write(book) { writer throws(Failure) in
      let id = try added(by: writer)
      let namesakes = try storing { () throws(StoreError) in
        try writer.reader.namesakes(of: id)
      }
      return (id, namesakes, try photos.store(pictures, for: [id], writer))
    }
    if !context.console.facts.outputIsTerminal { context.console.write("\(id)\n") }
    context.console.confirm(Wording.added(PersonName(id: id, name: name)))
    if let other = namesakes.first {
      context.console.note(Wording.namesake(PersonName(id: id, name: name), other))
    }
    stored.report(pictures, on: context.console)
  }
}
