import PosseModel
import PosseStore
import PredicateFormat

/// The people that a command line names, before they are looked for.
enum PeopleReferences {
  /// One by one.
  case named([FugitiveReference])
  /// By nothing at all: where there is a terminal they are chosen from a list.
  case unnamed
  /// By what holds of them; the trash is looked at only where people are taken out of it.
  case matching(CheckedPredicate)

  /// Whether nobody is named at all.
  var isEmpty: Bool {
    switch self {
    case .named(let references): references.isEmpty
    case .unnamed: true
    case .matching: false
    }
  }

  /// Whether a predicate has to be answered.
  var needsPredicates: Bool { if case .matching = self { true } else { false } }

  /// The query that finds the people for whom a predicate holds.
  static func query(_ predicate: CheckedPredicate, scope: ReferenceScope) -> FugitiveQuery {
    var query = FugitiveQuery()
    query.trash = scope == .trashFirst ? .inside : .outside
    query.predicate = predicate
    return query
  }
}

extension Context {
  /// Opens the book for a command about people, and prepares it for the predicate that names them.
  func openBook(for references: PeopleReferences) throws(Failure) -> Book {
    let book = try openBook()
    if references.needsPredicates { try usePredicates(book) }
    return book
  }

  /// Prepares a book for queries with predicates.
  func usePredicates(_ book: Book) throws(Failure) {
    let patterns = PatternCache()
    try storing { () throws(StoreError) in
      try book.usePredicates(in: EvaluationContext(now: now, patterns: patterns)) {
        PatternCache.literalPrefix(of: $0)
      }
    }
  }
}

extension BookReader {
  /// Finds the people whom a writing command changes; to mean nobody is a failure.
  func peopleToChange(
    _ references: PeopleReferences, scope: ReferenceScope
  ) throws(Failure) -> [FugitiveID] {
    let ids = try people(references, scope: scope)
    guard !ids.isEmpty else { throw .nobodyMatches }
    return ids
  }

  /// Checks within the transaction that everybody who was shown is still meant.
  func confirm(
    _ ids: [FugitiveID], stillMeantBy references: PeopleReferences, scope: ReferenceScope = .live
  ) throws(Failure) {
    if scope == .live { try confirmLive(ids) }
    guard case .matching = references else { return }
    let meant = Set(try people(references, scope: scope))
    for id in ids where !meant.contains(id) { throw .store(.changedMeanwhile(id)) }
  }
}
