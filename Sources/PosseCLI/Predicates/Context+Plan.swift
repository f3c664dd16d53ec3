import FileSystem
import PosseStore
import PredicateFormat

extension Context {
  /// Returns how a query with a predicate is answered: by the book, or by an empty one where there is none.
  func plan(of query: FugitiveQuery) throws(Failure) -> PredicatePlan {
    let book: Book
    do throws(Failure) {
      book = try openBook()
    } catch {
      guard case .store(let reason) = error, reason.isAbsence else { throw error }
      return try planWithoutBook(query.predicate ?? .constant(true))
    }
    try usePredicates(book)
    return try plan(of: query, in: book)
  }

  /// Returns how a book that is prepared for predicates answers a query.
  func plan(of query: FugitiveQuery, in book: Book) throws(Failure) -> PredicatePlan {
    try read(book) { reader throws(Failure) in
      try storing { () throws(StoreError) in try reader.plan(of: query) }
    }
  }

  private func planWithoutBook(
    _ predicate: CheckedPredicate
  ) throws(Failure) -> PredicatePlan {
    let nobody: RecordImage
    do throws(RecordImageError) {
      nobody = try RecordImage(fields: [:])
    } catch {
      throw .record(.image(error))
    }
    return try TwoEngines(nobody, now: now).plan(of: predicate)
  }
}
