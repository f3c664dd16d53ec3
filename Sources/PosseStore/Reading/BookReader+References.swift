package import PosseModel
import SQLite
import UnicodeText

/// Which records a reference may mean.
package enum ReferenceScope: Hashable, Sendable {
  /// People outside the trash: what almost every command is about.
  case live
  /// People in the trash and outside it; a name means somebody outside if there is one.
  case all
  /// People in the trash and outside it; a name means somebody in the trash if there is one.
  case trashFirst
}

extension BookReader {
  /// Finds the fugitives that a reference means: the one resolver for reading and writing commands.
  ///
  /// Numbers come back in the order given, each once. Throws when a number is not in the book, when it
  /// lies in the trash and the scope excludes that, when nothing has the name, or when several people do.
  package func resolve(
    _ reference: FugitiveReference, scope: ReferenceScope
  ) throws(StoreError) -> [FugitiveID] {
    switch reference {
    case .numbers(let ranges):
      try numbers(ranges, scope: scope)
    case .sourceKey(let name, let key):
      try [named("\(name):\(key)", source: (name, key), scope: scope)]
    case .recent(let position):
      try [recent(position, scope: scope)]
    case .name(let text):
      try [named(text, source: nil, scope: scope)]
    }
  }

  private func numbers(
    _ ranges: [ClosedRange<Int64>], scope: ReferenceScope
  ) throws(StoreError) -> [FugitiveID] {
    var found: [FugitiveID] = []
    var seen: Set<Int64> = []
    var missing: [FugitiveID] = []
    var trashed: [FugitiveID] = []
    for range in ranges {
      for number in range where seen.insert(number).inserted {
        let state = try firstRow("SELECT trashed FROM fugitive WHERE id = \(number)") {
          row throws(DatabaseError) in row.isNull(0)
        }
        let id = FugitiveID(number)
        switch (state, scope) {
        case (nil, _): missing.append(id)
        case (false?, .live): trashed.append(id)
        default: found.append(id)
        }
      }
    }
    guard missing.isEmpty else { throw .noSuchNumbers(missing) }
    guard trashed.isEmpty else { throw .inTrash(trashed) }
    return found
  }

  private func recent(
    _ position: Int, scope: ReferenceScope
  ) throws(StoreError) -> FugitiveID {
    let touched = try recentlyTouched(by: book.user, limit: position)
    guard touched.count == position, let id = touched.last else {
      throw .noRecent(position: position, count: touched.count)
    }
    return try numbers([id.number...id.number], scope: scope)[0]
  }

  private func named(
    _ text: String, source: (name: String, key: String)?, scope: ReferenceScope
  ) throws(StoreError) -> FugitiveID {
    if let source, let owner = try owner(ofSource: source.name, key: source.key) {
      return try numbers([owner.number...owner.number], scope: scope)[0]
    }
    let first = try candidates(for: text, inTrash: scope == .trashFirst)
    if let id = try single(of: first, text) { return id }
    let second = try candidates(for: text, inTrash: scope != .trashFirst)
    guard !second.isEmpty else { throw .noSuchName(text) }
    guard scope != .live else { throw .inTrash(second.map(\.id)) }
    return try single(of: second, text) ?? second[0].id
  }

  /// The only candidate, or nil when there is none.
  private func single(
    of candidates: [FugitiveCandidate], _ text: String
  ) throws(StoreError) -> FugitiveID? {
    guard candidates.count <= 1 else { throw .ambiguous(text, candidates: candidates) }
    return candidates.first?.id
  }

  /// The fugitive that a source knows by a key.
  package func owner(ofSource name: String, key: String) throws(StoreError) -> FugitiveID? {
    try firstRow("SELECT fugitive FROM source WHERE name = \(name) AND key = \(key)") {
      row throws(DatabaseError) in FugitiveID(try row.int(0))
    }
  }

  /// Returns the people whom a text may mean, by the first rule with a hit, in order of their numbers.
  ///
  /// The rules: the whole name or alias; every word as a whole word of one name or alias; every word as
  /// the beginning of such a word. All of it folded by case and accent.
  package func candidates(
    for text: String, inTrash: Bool
  ) throws(StoreError) -> [FugitiveCandidate] {
    let folded = Folding.folded(text)
    let whole = try spellings(inTrash: inTrash, equalTo: folded)
    guard whole.isEmpty else { return Self.distinct(whole) }
    let words = WordBreaks.words(in: folded)
    guard !words.isEmpty else { return [] }
    let all = try spellings(inTrash: inTrash, equalTo: nil)
    let byWords = all.filter { spelling in
      let parts = WordBreaks.words(in: spelling.folded)
      return words.allSatisfy(parts.contains)
    }
    guard byWords.isEmpty else { return Self.distinct(byWords) }
    return Self.distinct(
      all.filter { spelling in
        let parts = WordBreaks.words(in: spelling.folded)
        return words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } }
      })
  }

  private struct Spelling {
    var candidate: FugitiveCandidate
    var folded: String
  }

  private func spellings(
    inTrash: Bool, equalTo folded: String?
  ) throws(StoreError) -> [Spelling] {
    let state: SQL = inTrash ? "f.trashed IS NOT NULL" : "f.trashed IS NULL"
    let nameMatches: SQL = folded.map { "f.name_cd = \($0)" } ?? "1"
    let aliasMatches: SQL = folded.map { "a.name_cd = \($0)" } ?? "1"
    return try rows(
      """
      SELECT f.id, f.name, NULL, f.name_cd FROM fugitive f
      WHERE \(state) AND \(nameMatches)
      UNION ALL
      SELECT f.id, f.name, a.name, a.name_cd FROM alias a JOIN fugitive f ON f.id = a.fugitive
      WHERE \(state) AND \(aliasMatches)
      ORDER BY 1
      """
    ) { row throws(DatabaseError) in
      try Spelling(
        candidate: FugitiveCandidate(
          id: FugitiveID(row.int(0)), name: row.text(1), alias: row.textOrNil(2)),
        folded: row.text(3))
    }
  }

  private static func distinct(_ spellings: [Spelling]) -> [FugitiveCandidate] {
    var seen: Set<FugitiveID> = []
    return spellings.map(\.candidate).filter { seen.insert($0.id).inserted }
  }
}
