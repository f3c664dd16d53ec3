import CommandKit
import PosseModel
import PosseStore

/// The way into the trash or out of it; who is there already is passed over.
struct TrashMove {
  let goesIn: Bool
  let references: ReferenceArguments

  private var scope: ReferenceScope { goesIn ? .all : .trashFirst }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let named = try references.expanded(in: context)
    let book = try context.openBook(for: named)
    let references = try context.settled(named, scope: scope, in: book)
    let (found, staying) = try context.read(book) { reader throws(Failure) in
      var moving: [FugitiveID] = []
      var staying: [FugitiveID] = []
      for id in try reader.peopleToChange(references, scope: scope) {
        let isTrashed = try storing { () throws(StoreError) in try reader.isTrashed(id) }
        if isTrashed == goesIn { staying.append(id) } else { moving.append(id) }
      }
      return (try reader.names(of: moving), try reader.names(of: staying))
    }
    let moving = try Consent.forPeople(found, verb: goesIn ? "Remove" : "Restore")
      .obtain(in: context)
    if !moving.isEmpty {
      _ = try context.write(book) { writer throws(Failure) in
        try writer.reader.confirm(moving.map(\.id), stillMeantBy: references, scope: scope)
        return try storing { () throws(StoreError) in
          goesIn
            ? try writer.trash(moving.map(\.id)) : try writer.restore(moving.map(\.id))
        }
      }
    }
    for person in moving {
      context.console.confirm(goesIn ? Wording.removed(person) : Wording.restored(person))
    }
    for person in staying {
      context.console.confirm(
        goesIn ? Wording.alreadyRemoved(person) : Wording.alreadyLive(person))
    }
    return .done
  }
}
