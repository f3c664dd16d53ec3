import SQLite

extension BookCheck {
  /// Checks that the history is whole: every entry as it was written and chained to the one before.
  func checkHistory() {
    var chain = HistoryChain()
    attempt("history") { connection throws(DatabaseError) in
      chain.lastPurge =
        try connection.firstInt("SELECT max(id) FROM history WHERE verb = 'purge'") ?? 0
      chain.lastNumberUsed =
        try connection.firstInt(
          """
          SELECT max(coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'history'), 0),
            coalesce((SELECT max(entry) FROM history_row), 0))
          """) ?? 0
    }
    attempt("history") { connection throws(DatabaseError) in
      try connection.forEachRow(
        """
        SELECT id, time, user, agent, verb, schema, reverses, words_digest, words, words_salt,
          erased, previous_hash, hash
        FROM history ORDER BY id
        """
      ) { row throws(DatabaseError) in
        let number = try row.int(0)
        do throws(DatabaseError) {
          try check(try StoredEntry(row), &chain)
        } catch {
          // One entry that cannot be read does not hide the others.
          report.add(Finding(.unreadable(error.message), table: "history", row: number))
          chain.lose(number)
        }
      }
      if chain.number < chain.lastNumberUsed {
        add(.missing(through: chain.lastNumberUsed), entry: chain.number + 1)
      }
    }
  }

  private func check(_ entry: StoredEntry, _ chain: inout HistoryChain) throws(DatabaseError) {
    let number = entry.head.number
    var isDamaged = false
    if chain.number < number - 1 {
      add(.missing(through: number - 1), entry: chain.number + 1)
    } else if !chain.accepts(entry.previousHash) {
      add(.unchained, entry: number)
      isDamaged = true
    }
    var hash = EntryHash(previous: entry.previousHash, entry.head)
    let images = try checkImages(of: entry, mayBeErased: number <= chain.lastPurge, &hash)
    if !images.areSound { isDamaged = true }
    if let problem = entry.problemOfWords(mayBeErased: images.areErased) {
      add(problem, entry: number)
      isDamaged = true
    } else if images.areSound, entry.isErased != images.areErased {
      add(.wrongMark, entry: number)
      isDamaged = true
    }
    if let reverses = entry.head.reverses, reverses >= number {
      add(.badReversal, entry: number)
      isDamaged = true
    }
    // What is named already does not need to be said of the entry as a whole.
    if hash.text != entry.hash, !isDamaged { add(.headChanged, entry: number) }
    chain.go(to: number, stored: entry.hash, computed: hash.text)
  }

  /// Checks the row images of one entry and adds their digests to its hash.
  ///
  /// Says whether all are as they were written, and whether a purge erased some.
  private func checkImages(
    of entry: StoredEntry, mayBeErased: Bool, _ hash: inout EntryHash
  ) throws(DatabaseError) -> (areSound: Bool, areErased: Bool) {
    var result = (areSound: true, areErased: false)
    var segment: Int64 = 0
    guard let connection else { return result }
    try connection.forEachRow(
      """
      SELECT id, table_name, row, fugitive, before, after, salt, digest, segment
      FROM history_row WHERE entry = \(entry.head.number) ORDER BY id
      """
    ) { row throws(DatabaseError) in
      let id = try row.int(0)
      let image: StoredImage
      do throws(DatabaseError) {
        image = try StoredImage(row)
      } catch {
        report.add(Finding(.unreadable(error.message), table: "history_row", row: id))
        result.areSound = false
        return
      }
      hash.add(rowDigest: image.digest)
      let isErasable = mayBeErased ? try isGone(image.fugitive) : false
      var problem = image.problem(isErasable: isErasable)
      if problem == nil, image.isErased { result.areErased = true }
      if problem == nil, image.segment < segment { problem = .imagesOutOfOrder }
      segment = image.segment
      if problem == nil, let person = try statedPerson(image), person != image.fugitive {
        problem = .imageOfAnother
      }
      if problem == nil, let kind = try missingBytes(image) { problem = .bytesMissing(kind) }
      guard let problem else { return }
      result.areSound = false
      report.add(
        Finding(
          .history(entry: entry.head.number, problem), table: "history_row", row: id,
          fugitive: image.fugitive))
    }
    return result
  }

  /// Whether a person is no longer in the book, not even in the trash: only a purge does that.
  private func isGone(_ person: Int64?) throws(DatabaseError) -> Bool {
    guard let person, let connection else { return false }
    return try connection.firstInt("SELECT 1 FROM fugitive WHERE id = \(person)") == nil
  }

  /// Bytes that undo would need and that are gone; those that a present record names are looked for there.
  private func missingBytes(_ image: StoredImage) throws(DatabaseError) -> Finding.StoredBytes? {
    guard image.table == "photo" || image.table == "source", let connection else { return nil }
    for text in [image.before, image.after] {
      guard let text else { continue }
      let column = try connection.firstText(
        """
        SELECT j.key FROM json_each(\(text)) j
        WHERE (j.key IN ('png_sha256', 'thumbnail_sha256', 'raw_sha256')
            OR (j.key = 'sha256' AND json_extract(\(text), '$.original_kept') = 1))
          AND j.type = 'text'
          AND NOT EXISTS (SELECT 1 FROM blob b WHERE b.sha256 = j.value)
          AND NOT EXISTS (SELECT 1 FROM photo p
            WHERE j.value IN (p.png_sha256, p.sha256, p.thumbnail_sha256))
          AND NOT EXISTS (SELECT 1 FROM source s WHERE s.raw_sha256 = j.value)
        """)
      switch column {
      case "png_sha256": return .picture
      case "sha256": return .original
      case "thumbnail_sha256": return .thumbnail
      case "raw_sha256": return .sourceRecord
      default: continue
      }
    }
    return nil
  }

  /// The person whom the image itself names as its owner; nil when it does not.
  private func statedPerson(_ image: StoredImage) throws(DatabaseError) -> Int64? {
    if image.table == "fugitive" { return image.row }
    for text in [image.after, image.before] {
      // The text has its digest, so it is the JSON that was written.
      guard let text else { continue }
      if let person = try connection?.firstInt("SELECT json_extract(\(text), '$.fugitive')") {
        return person
      }
    }
    return nil
  }

  private func add(_ problem: Finding.HistoryProblem, entry: Int64) {
    report.add(Finding(.history(entry: entry, problem), table: "history", row: entry))
  }
}

/// How far the chain has been followed.
private struct HistoryChain {
  /// The last purge, which is what may have erased an entry.
  var lastPurge: Int64 = 0
  /// The highest number that an entry ever had, as far as SQLite remembers.
  var lastNumberUsed: Int64 = 0
  private(set) var number: Int64 = 0
  /// The hashes that the next entry may be chained to; nil when the entry before could not be read.
  private var hashes: Set<String>? = [EntryHash.beginning]

  func accepts(_ hash: String) -> Bool { hashes?.contains(hash) ?? true }

  /// A wrong hash is said of its own entry only, so the right one is accepted after it too.
  mutating func go(to number: Int64, stored: String, computed: String) {
    self.number = number
    hashes = [stored, computed]
  }

  mutating func lose(_ number: Int64) {
    self.number = number
    hashes = nil
  }
}

/// An entry as it stands in its table.
private struct StoredEntry {
  let head: EntryHash.Head
  let words: String?
  let wordsSalt: String?
  let isErased: Bool
  let previousHash: String
  let hash: String

  init(_ row: borrowing Row) throws(DatabaseError) {
    head = EntryHash.Head(
      number: try row.int(0), time: try row.int(1), user: try row.text(2),
      agent: try row.textOrNil(3), verb: try row.text(4), schema: Int(try row.int(5)),
      reverses: try row.intOrNil(6), wordsDigest: try row.text(7))
    words = try row.textOrNil(8)
    wordsSalt = try row.textOrNil(9)
    isErased = try row.bool(10)
    previousHash = try row.text(11)
    hash = try row.text(12)
  }

  /// What is wrong with the command that the entry keeps.
  func problemOfWords(mayBeErased: Bool) -> Finding.HistoryProblem? {
    if words == nil, wordsSalt == nil, isErased, mayBeErased { return nil }
    guard let words, let wordsSalt else { return .wordsMissing }
    let isTrue = SaltedDigest.matches(salt: wordsSalt, text: words, digest: head.wordsDigest)
    return isTrue ? nil : .wordsChanged
  }
}

/// A row image as it stands in its table.
private struct StoredImage {
  let table: String
  let row: Int64
  let fugitive: Int64?
  let before: String?
  let after: String?
  let salt: String?
  let digest: String
  let segment: Int64

  init(_ stored: borrowing Row) throws(DatabaseError) {
    table = try stored.text(1)
    row = try stored.int(2)
    fugitive = try stored.intOrNil(3)
    before = try stored.textOrNil(4)
    after = try stored.textOrNil(5)
    salt = try stored.textOrNil(6)
    digest = try stored.text(7)
    segment = try stored.int(8)
  }

  /// Whether nothing but its digest is left of the image.
  var isErased: Bool { before == nil && after == nil && salt == nil }

  /// What is wrong with the image by itself.
  func problem(isErasable: Bool) -> Finding.HistoryProblem? {
    if before == nil, after == nil { return isErasable && isErased ? nil : .imageMissing }
    guard let salt else { return .imageChanged }
    let text = HistoryText.ofImage(table: table, key: row, before: before, after: after)
    return SaltedDigest.matches(salt: salt, text: text, digest: digest) ? nil : .imageChanged
  }
}
