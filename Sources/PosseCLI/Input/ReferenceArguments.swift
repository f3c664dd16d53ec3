import CommandKit
import FileSystem
import PosseModel
import PosseStore

/// The REF words of a command line, and how they become people.
struct ReferenceArguments {
  static let some = Argument(
    "REF", .any, help: "people by number, source:key or name; - reads them from standard input",
    completion: .dynamic("refs"))
  static let inTrash = Argument(
    "REF", .any, help: "people in the trash; - reads them from standard input",
    completion: .dynamic("trash"))
  static let null = Flag(
    "null", short: "0", help: "on standard input, for REF -, NUL parts the REFs")
  static let one = Argument(
    "REF", .one, help: "a person by number, source:key or name", completion: .dynamic("refs"),
    isAskedFor: true)

  /// The most bytes of references that are read from standard input.
  static let standardInputLimit = 16 << 20

  let words: [String]
  /// Whether references from standard input are parted by NUL instead of line feeds.
  var endsWithNull = false
  /// The predicate that names people instead, if there is one.
  var predicate: PredicateRequest?

  init(
    _ words: [String], endsWithNull: Bool = false, predicate: PredicateRequest? = nil
  ) throws(Failure) {
    self.words = words
    self.endsWithNull = endsWithNull
    guard let predicate, !predicate.isEmpty else { return }
    guard words.isEmpty else { throw .namedTwice }
    self.predicate = predicate
  }

  /// Takes the words of an argument, the option `-0`, and `-w` and `-p` where the command has them.
  init(
    _ arguments: ParsedArguments, _ argument: Argument, takesPredicate: Bool = false
  ) throws(Failure) {
    try self.init(
      arguments.all(argument), endsWithNull: arguments[Self.null],
      predicate: takesPredicate ? PredicateRequest(arguments) : nil)
  }

  /// Reads what names people: references, `-` from the lines of standard input, or a predicate.
  func expanded(in context: Context) throws(Failure) -> PeopleReferences {
    if let predicate, let read = try predicate.checked(in: context) {
      return .matching(read.checked)
    }
    guard !words.isEmpty else { return .unnamed }
    var references: [FugitiveReference] = []
    for word in words {
      if word == "-" {
        for line in try standardInputLines(in: context) {
          references.append(try Self.parsed(line))
        }
      } else {
        references.append(try Self.parsed(word))
      }
    }
    return .named(references)
  }

  static func parsed(_ word: String) throws(Failure) -> FugitiveReference {
    do {
      return try FugitiveReference(parsing: word)
    } catch {
      throw .reference(error, subject: word)
    }
  }

  private func standardInputLines(in context: Context) throws(Failure) -> [String] {
    let separator: UInt8 = endsWithNull ? 0 : UInt8(ascii: "\n")
    return try StandardInputText.lines(separator: separator, in: context)
      .map { $0[...].trimmingBlanks }.filter { !$0.isEmpty }
  }
}

extension BookReader {
  /// Finds the people that the words of a command line mean, each once, in the order given.
  func people(
    _ references: PeopleReferences, scope: ReferenceScope
  ) throws(Failure) -> [FugitiveID] {
    switch references {
    case .named(let references): return try people(references, scope: scope)
    case .unnamed: return try people([], scope: scope)
    case .matching(let predicate):
      return try storing { () throws(StoreError) in
        try ids(of: PeopleReferences.query(predicate, scope: scope))
      }
    }
  }

  private func people(
    _ references: [FugitiveReference], scope: ReferenceScope
  ) throws(Failure) -> [FugitiveID] {
    guard !references.isEmpty else {
      throw try missingReference(scope: scope)
    }
    var seen: Set<FugitiveID> = []
    var found: [FugitiveID] = []
    for reference in references {
      let ids = try storing { () throws(StoreError) in try resolve(reference, scope: scope) }
      for id in ids where seen.insert(id).inserted { found.append(id) }
    }
    return found
  }

  /// The failure that shows the first people who may be meant, to choose from.
  private func missingReference(scope: ReferenceScope) throws(Failure) -> Failure {
    var query = FugitiveQuery()
    if scope == .trashFirst { query.trash = .inside }
    return try storing { () throws(StoreError) in
      let total = try count(query)
      query.limit = 10
      let candidates = try list(query, fields: [.name]).map { row in
        FugitiveCandidate(id: row.id, name: row[.name].displayText)
      }
      return .missingReference(candidates, total: total, inTrash: query.trash == .inside)
    }
  }

  /// Returns the names of people, in the order of their numbers given.
  func names(of ids: [FugitiveID]) throws(Failure) -> [PersonName] {
    let rows = try storing { () throws(StoreError) in try values(of: [.name], for: ids) }
    return ids.map { PersonName(id: $0, name: rows[$0]?[.name].displayText ?? "") }
  }
}

/// A person as messages name them.
struct PersonName: Hashable {
  let id: FugitiveID
  let name: String
}
