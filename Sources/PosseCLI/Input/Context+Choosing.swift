import CommandKit
import PosseModel
import PosseStore

extension Context {
  /// Lets the user choose whom a command is about, where nobody is named or a name means several people.
  ///
  /// What comes back names people by their numbers, wherever names were looked up. Without a terminal nothing
  /// is chosen: what is missing or ambiguous stays for the command to refuse. Must be called outside of
  /// transactions, as nobody knows how long the user takes. `--yes` does not choose, so it changes nothing here.
  func settled(
    _ references: PeopleReferences, scope: ReferenceScope, in book: Book,
    takesSeveral: Bool = true
  ) throws(Failure) -> PeopleReferences {
    guard console.canAsk else { return references }
    switch references {
    case .matching: return references
    case .unnamed:
      var query = FugitiveQuery()
      query.trash = scope == .trashFirst ? .inside : .outside
      let everybody = try read(book) { reader throws(Failure) in
        try storing { () throws(StoreError) in try reader.ids(of: query) }
      }
      let chosen = try choose(
        from: everybody, inTrash: scope == .trashFirst, in: book, takesSeveral: takesSeveral)
      return chosen.map { .named([.people($0)]) } ?? references
    case .named(let words):
      return .named(try settled(words, scope: scope, in: book, takesSeveral: takesSeveral))
    }
  }

  private func settled(
    _ words: [FugitiveReference], scope: ReferenceScope, in book: Book, takesSeveral: Bool
  ) throws(Failure) -> [FugitiveReference] {
    guard words.contains(where: { $0.name != nil }) else { return words }
    // All words are looked up before anything is asked: one that means nobody is an error by itself.
    let found = try read(book) { reader throws(Failure) in
      try words.map { word throws(Failure) in try reader.meaning(of: word, scope: scope) }
    }
    return try found.map { meaning throws(Failure) in
      switch meaning {
      case .settled(let reference): return reference
      case .ambiguous(let text, let ids):
        let chosen = try choose(from: ids, for: text, in: book, takesSeveral: takesSeveral)
        return .people(chosen ?? ids)
      }
    }
  }

  /// Lets the user choose among people, whom a text may mean if one is given; nil when there is nobody.
  func choose(
    from ids: [FugitiveID], for text: String? = nil, inTrash: Bool = false, in book: Book,
    takesSeveral: Bool
  ) throws(Failure) -> [FugitiveID]? {
    guard !ids.isEmpty else { return nil }
    let rows = PeopleRows(ids, book, self)
    let reason = text.map(Wording.severalMeant)
    let chosen = try pick(
      Picker(
        Wording.choosePerson(inTrash: inTrash), note: reason.map { "(" + $0 + ")" } ?? "",
        introduction: reason.map { $0 + "." }
          ?? Wording.choosePerson(inTrash: inTrash, takesSeveral: takesSeveral),
        source: rows.source, isMultiple: takesSeveral))
    if let failure = rows.failure { throw failure }
    return chosen
  }

  /// Lets the user choose among the rows of a picker; to choose nothing is to decline.
  func pick<Value>(_ picker: Picker<Value>) throws(Failure) -> [Value] {
    switch console.pick(picker) {
    case .chosen(let values) where !values.isEmpty: return values
    case .chosen, .fixed, .new, .cancelled, .unavailable: throw .declined
    case .interrupted: throw .interrupted
    }
  }
}

/// What a word of the command line comes to.
private enum WordMeaning {
  case settled(FugitiveReference)
  case ambiguous(String, [FugitiveID])
}

extension BookReader {
  /// Looks a word up as ``resolve(_:scope:)`` does; several people of a name are no failure here.
  fileprivate func meaning(
    of word: FugitiveReference, scope: ReferenceScope
  ) throws(Failure) -> WordMeaning {
    do throws(StoreError) {
      let ids = try resolve(word, scope: scope)
      return .settled(word.name == nil ? word : .people(ids))
    } catch {
      guard case .ambiguous(let text, let candidates) = error else { throw .store(error) }
      return .ambiguous(text, candidates.map(\.id))
    }
  }
}
