import Chronology
package import PosseModel
import SQLite

extension BookReader {
  /// Returns entries of the history, newest first.
  ///
  /// - Parameters:
  ///   - ids: Only entries that touched one of these people; nil for all.
  ///   - limit: The greatest number of entries; nil for no limit.
  /// - Returns: The entries with what they changed.
  /// - Throws: What the database reports.
  package func history(
    of ids: [FugitiveID]? = nil, limit: Int? = nil
  ) throws(StoreError) -> [HistoryEntry] {
    let undone = try steps().undone
    let condition: SQL =
      ids.map { ids in
        "id IN (SELECT entry FROM history_row WHERE fugitive IN (\(list: ids.map(\.number))))"
      } ?? "TRUE"
    let bound: SQL = limit.map { " LIMIT \($0)" } ?? ""
    let heads = try rows(
      """
      SELECT id, time, user, agent, verb, words, erased, reverses FROM history
      WHERE \(condition) ORDER BY id DESC\(bound)
      """
    ) { row throws(DatabaseError) in
      (
        id: try row.int(0), time: Instant(microseconds: try row.int(1)), user: try row.text(2),
        agent: try row.textOrNil(3), verb: try row.text(4), words: try row.textOrNil(5),
        isErased: try row.bool(6), reverses: try row.intOrNil(7)
      )
    }
    var entries: [HistoryEntry] = []
    let removed = RemovedNames()
    for head in heads {
      let images = try images(of: head.id)
      var translation = ImageTranslation(self, removed: removed)
      var fugitives: [FugitiveID] = []
      for case let person? in images.map(\.person) where !fugitives.contains(person) {
        fugitives.append(person)
      }
      entries.append(
        HistoryEntry(
          id: head.id, time: head.time, user: head.user, agent: head.agent, verb: head.verb,
          words: head.words, isUndone: undone.contains(head.id), isErased: head.isErased,
          reverses: head.reverses, fugitives: fugitives.sorted(),
          changes: try translation.changes(images)))
    }
    return entries
  }

  /// Returns the people whom commands of a user wrote last, the last first, each once.
  ///
  /// Commands that are taken back, and undo and redo themselves, do not count, nor do purged people.
  package func recentlyTouched(
    by user: String, limit: Int
  ) throws(StoreError) -> [FugitiveID] {
    let undone = try steps().undone
    let entries = try rows(
      "SELECT id FROM history WHERE user = \(user) AND reverses IS NULL ORDER BY id DESC"
    ) { row throws(DatabaseError) in try row.int(0) }
    var found: [FugitiveID] = []
    for entry in entries where !undone.contains(entry) {
      guard found.count < limit else { break }
      let people = try rows(
        """
        SELECT fugitive FROM history_row WHERE entry = \(entry) AND fugitive IS NOT NULL
          AND EXISTS (SELECT 1 FROM fugitive f WHERE f.id = history_row.fugitive)
        GROUP BY fugitive ORDER BY max(id) DESC LIMIT \(limit)
        """
      ) { row throws(DatabaseError) in FugitiveID(try row.int(0)) }
      for id in people where found.count < limit && !found.contains(id) { found.append(id) }
    }
    return found
  }

  private func images(of entry: Int64) throws(StoreError) -> [ImageTranslation.Image] {
    let stored = try rows(
      """
      SELECT table_name, row, fugitive, before, after FROM history_row
      WHERE entry = \(entry) ORDER BY id
      """
    ) { row throws(DatabaseError) in
      (
        table: try row.text(0), key: try row.int(1), person: try row.intOrNil(2),
        before: try row.textOrNil(3), after: try row.textOrNil(4)
      )
    }
    var images: [ImageTranslation.Image] = []
    for row in stored {
      images.append(
        ImageTranslation.Image(
          table: row.table, key: row.key, person: row.person.map { FugitiveID($0) },
          before: try decoded(row.before), after: try decoded(row.after)))
    }
    return images
  }

  /// Reads the values of an image; nil for none.
  func decoded(_ text: String?) throws(StoreError) -> [String: Value]? {
    guard let text else { return nil }
    return try book.translating { () throws(DatabaseError) in
      try ImageText.decoded(text)
    }
  }
}
