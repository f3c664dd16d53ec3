import SQLite

extension EntryHash {
  /// Tells whether an entry is as it was written: its rows have their digests, and these its hash.
  ///
  /// What a purge erased is vouched for by its digest alone.
  static func isIntact(_ entry: Int64, _ connection: Connection) throws(DatabaseError) -> Bool {
    guard let stored = try stored(entry, connection), stored.hasTrueWords else { return false }
    var hash = EntryHash(previous: stored.previous, stored.head)
    var isIntact = true
    try connection.forEachRow(
      """
      SELECT table_name, row, before, after, salt, digest FROM history_row
      WHERE entry = \(entry) ORDER BY id
      """
    ) { row throws(DatabaseError) in
      let digest = try row.text(5)
      hash.add(rowDigest: digest)
      guard let salt = try row.textOrNil(4) else { return }
      let text = HistoryText.ofImage(
        table: try row.text(0), key: try row.int(1), before: try row.textOrNil(2),
        after: try row.textOrNil(3))
      isIntact = isIntact && SaltedDigest.matches(salt: salt, text: text, digest: digest)
    }
    return isIntact && hash.text == stored.hash
  }

  private struct Stored {
    let head: Head
    let previous: String
    let hash: String
    let hasTrueWords: Bool
  }

  private static func stored(
    _ entry: Int64, _ connection: Connection
  ) throws(DatabaseError) -> Stored? {
    try connection.firstRow(
      """
      SELECT time, user, agent, verb, schema, reverses, words_digest, previous_hash, hash, words,
        words_salt
      FROM history WHERE id = \(entry)
      """
    ) { row throws(DatabaseError) in
      let head = Head(
        number: entry, time: try row.int(0), user: try row.text(1), agent: try row.textOrNil(2),
        verb: try row.text(3), schema: Int(try row.int(4)), reverses: try row.intOrNil(5),
        wordsDigest: try row.text(6))
      var hasTrueWords = true
      if let words = try row.textOrNil(9), let salt = try row.textOrNil(10) {
        hasTrueWords = SaltedDigest.matches(salt: salt, text: words, digest: head.wordsDigest)
      }
      return Stored(
        head: head, previous: try row.text(7), hash: try row.text(8), hasTrueWords: hasTrueWords)
    }
  }
}
