import CommandKit
import PosseModel
import PosseStore

/// The rows of people in a picker, read from the book a few at a time.
///
/// Between two reads the book is free for others; who has left it meanwhile has no row.
final class PeopleRows {
  /// Why the book could not be read on; the picker shows what it has.
  private(set) var failure: Failure?
  private var rest: ArraySlice<FugitiveID>
  private let book: Book
  private let context: Context

  init(_ ids: [FugitiveID], _ book: Book, _ context: Context) {
    rest = ids[...]
    self.book = book
    self.context = context
  }

  var source: PickerSource<FugitiveID> { PickerSource { self.next($0) } }

  private func next(_ limit: Int) -> PickerSource<FugitiveID>.Batch {
    guard !rest.isEmpty, failure == nil else { return .end }
    let ids = Array(rest.prefix(min(limit, Self.batchSize)))
    rest = rest.dropFirst(ids.count)
    do throws(Failure) {
      return .rows(try rows(of: ids))
    } catch {
      failure = error
      return .end
    }
  }

  private func rows(of ids: [FugitiveID]) throws(Failure) -> [PickerRow<FugitiveID>] {
    let people = try context.read(book) { reader throws(Failure) in
      try storing { () throws(StoreError) in
        try reader.values(of: [.name, .aliases, .born], for: ids)
      }
    }
    return ids.compactMap { id in people[id].map(Wording.pickerRow) }
  }

  /// As many as are read in a few milliseconds.
  private static let batchSize = 500
}
