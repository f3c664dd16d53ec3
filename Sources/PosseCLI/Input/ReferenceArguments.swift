import CommandKit
import FileSystem
import PosseModel
import PosseStore

/// The REF words of a command line, and how they become people.
struct ReferenceArguments {
  static let some = Argument(
    "REF", .any, help: "people by number, source:key or name; - reads them from standard input",
    completion: .dynamic("refs"))
  static let one = Argument(
    "REF", .one, help: "a person by number, source:key or name", completion: .dynamic("refs"))

  /// The most bytes of references that are read from standard input.
  static let standardInputLimit = 16 << 20

  let words: [String]
  /// Whether references from standard input are parted by NUL instead of line feeds.
  var endsWithNull = false

  init(_ words: [String], endsWithNull: Bool = false) {
    self.words = words
    self.endsWithNull = endsWithNull
  }

  /// Whether a question may have to be asked, because more than one person may be meant.
  func expanded(in context: Context) throws(Failure) -> [FugitiveReference] {
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
    return references
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
    _ references: [FugitiveReference], scope: ReferenceScope
  ) throws(Failure) -> [FugitiveID] {
    guard !references.isEmpty else {
      let total = try storing { () throws(StoreError) in try count(FugitiveQuery()) }
      let first = try storing { () throws(StoreError) in try firstCandidates(limit: 10) }
      throw .missingReference(first, total: total)
    }
    var seen: Set<FugitiveID> = []
    var found: [FugitiveID] = []
    for reference in references {
      let ids = try storing { () throws(StoreError) in try resolve(reference, scope: scope) }
      for id in ids where seen.insert(id).inserted { found.append(id) }
    }
    return found
  }

  /// Returns the first people of the book, to choose from.
  private func firstCandidates(limit: Int) throws(StoreError) -> [FugitiveCandidate] {
    var query = FugitiveQuery()
    query.limit = limit
    return try list(query, fields: [.name]).map { row in
      FugitiveCandidate(id: row.id, name: row[.name].displayText)
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
