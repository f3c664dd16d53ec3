package import PosseModel
import SQLite
import UnicodeText

/// Whom the names of picture files mean: everybody outside the trash, by source key, number and name.
///
/// Made once for many files; it holds every name of the book.
package struct FileNameIndex {
  private let reader: BookReader
  private let sourceNames: [String]
  /// By the words of a name or alias, folded and sorted, so that `koehler_joe` is Joe Koehler.
  private var owners: [String: [FugitiveID]] = [:]
  private var longestName = 0

  /// Reads the names of the book.
  package init(_ reader: BookReader) throws(StoreError) {
    self.reader = reader
    sourceNames = try reader.rows("SELECT DISTINCT name FROM source ORDER BY length(name) DESC") {
      row throws(DatabaseError) in try row.text(0)
    }
    let spellings = try reader.rows(
      """
      SELECT id, name_cd FROM fugitive WHERE trashed IS NULL
      UNION
      SELECT f.id, a.name_cd FROM alias a JOIN fugitive f ON f.id = a.fugitive
      WHERE f.trashed IS NULL
      ORDER BY 1
      """
    ) { row throws(DatabaseError) in (FugitiveID(try row.int(0)), try row.text(1)) }
    for (id, name) in spellings {
      let words = WordBreaks.words(in: name)
      guard !words.isEmpty else { continue }
      longestName = max(longestName, words.count)
      let key = Self.key(words[...])
      if owners[key]?.contains(id) != true { owners[key, default: []].append(id) }
    }
  }

  /// Tells whom a file name means, its ending left out, by the first rule with a hit.
  ///
  /// The rules: a source and key, as `fbi-6f2a`, where `-` or `_` may stand for what a file name cannot hold;
  /// a number that the name begins with, unless more numbers make it a date or a size; the words of a name or
  /// alias side by side, in any order, of which the most words win. A number and the name of somebody else
  /// together mean several people.
  package func match(_ fileName: String) throws(StoreError) -> FileNameMatch {
    let stem = Self.stem(of: fileName)
    if let owner = try owner(bySourceIn: stem) { return .one(owner, .source) }
    let words = WordBreaks.words(in: Folding.folded(stem))
    let named = owners(byNameIn: words)
    if let owner = try owner(byNumberIn: words, of: stem) {
      // A number and a name that do not go together mean nobody for sure.
      let others = named.filter { $0 != owner }
      return named.isEmpty || others.count < named.count
        ? .one(owner, .number) : .several([owner] + others)
    }
    switch named.count {
    case 0: return .nobody
    case 1: return .one(named[0], .name)
    default: return .several(named)
    }
  }

  private static func stem(of fileName: String) -> String {
    guard let dot = fileName.lastIndex(of: "."), dot > fileName.startIndex else { return fileName }
    return String(fileName[..<dot])
  }

  private static func key(_ words: ArraySlice<String>) -> String {
    words.sorted().joined(separator: " ")
  }

  private func owner(bySourceIn stem: String) throws(StoreError) -> FugitiveID? {
    let lowered = stem.lowercased()
    for name in sourceNames {
      guard lowered.hasPrefix(name), lowered.count > name.count else { continue }
      let rest = stem.dropFirst(name.count)
      guard let first = rest.first, Self.separators.contains(first) else { continue }
      // The longest key first: what follows a shorter one may be the number of the picture.
      var key = rest.dropFirst()
      while !key.isEmpty {
        for spelling in Self.spellings(of: String(key)) {
          if let owner = try reader.owner(ofSource: name, key: spelling),
            try !reader.isTrashed(owner)
          {
            return owner
          }
        }
        guard let cut = key.lastIndex(where: Self.separators.contains) else { break }
        key = key[..<cut]
      }
    }
    return nil
  }

  private static let separators: Set<Character> = [":", "-", "_", " ", "."]

  private static func spellings(of key: String) -> [String] {
    let slashed = String(key.map { $0 == "-" || $0 == "_" ? "/" : $0 })
    return [key, key.lowercased(), slashed]
  }

  private func owner(byNumberIn words: [String], of stem: String) throws(StoreError) -> FugitiveID?
  {
    guard let first = words.first, first.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int64(first), number > 0, !Self.isDateOrSize(words), !stem.contains(",")
    else { return nil }
    let found = try reader.firstRow(
      "SELECT 1 FROM fugitive WHERE id = \(number) AND trashed IS NULL"
    ) { row throws(DatabaseError) in try row.int(0) }
    return found == nil ? nil : FugitiveID(number)
  }

  /// Whether the words are a date or a size: 20260301, 2026-03, 12-31, 13 May 2024, 10x15.
  ///
  /// One digit alone may follow at the end, which counts the pictures of a person.
  private static func isDateOrSize(_ words: [String]) -> Bool {
    if words[0].count == 8, let year = Int(words[0].prefix(4)), (1800...2199).contains(year) {
      return true
    }
    let rest = words.dropFirst()
    if rest.count == 1, let digit = rest.first, digit.count == 1, digit != "0", Int(digit) != nil {
      return false
    }
    if rest.first?.first?.isNumber == true || rest.first == "x" { return true }
    return rest.contains { Int($0).map { (1800...2199).contains($0) } ?? false }
  }

  private func owners(byNameIn words: [String]) -> [FugitiveID] {
    for length in stride(from: min(longestName, words.count), to: 0, by: -1) {
      var found: [FugitiveID] = []
      for start in 0...(words.count - length) {
        for owner in owners[Self.key(words[start..<start + length])] ?? []
        where !found.contains(owner) {
          found.append(owner)
        }
      }
      if !found.isEmpty { return found.sorted { $0.number < $1.number } }
    }
    return []
  }
}

/// Whom the name of a file means.
package enum FileNameMatch: Hashable, Sendable {
  /// One person, and by which rule.
  case one(FugitiveID, Rule)
  /// Several people of the same name.
  case several([FugitiveID])
  /// Nobody.
  case nobody

  /// How a file name means somebody.
  package enum Rule: String, Hashable, Sendable {
    /// It names a source and its key.
    case source
    /// It begins with the number of the person.
    case number
    /// It holds a name or alias.
    case name
  }
}
