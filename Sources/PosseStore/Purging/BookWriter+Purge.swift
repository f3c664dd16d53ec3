package import PosseModel
import SQLite

extension BookWriter {
  /// Erases people who are in the trash, for good: their rows, what the history says of them, and the bytes
  /// that nothing else names.
  ///
  /// The values that they share with others, such as agents and places, stay. Of entries that touched one of
  /// them the words go, and of their row images everything but the digests, so that the chain still holds;
  /// the entry of the purge itself is written in the same way. Undo of any of these entries is refused.
  ///
  /// - Parameter ids: The people.
  /// - Returns: What tells them apart from everybody in copies of the book, and the bytes that went.
  /// - Throws: `StoreError.notInTrash` when somebody is not in the trash, `noSuchNumbers` when somebody is
  ///   not in the book.
  package func purge(_ ids: [FugitiveID]) throws(StoreError) -> PurgedPeople {
    let uuids = try identities(of: ids)
    recording.erase(imagesOf: ids.map(\.number))
    for id in ids { try eraseHistory(of: id) }
    for id in ids { try eraseRows(of: id) }
    let blobs = try book.translating { () throws(DatabaseError) in
      try eraseSamples()
      return try UnnamedBlobs(book.connection).collect()
    }
    return PurgedPeople(uuids: uuids, blobs: blobs)
  }

  private func identities(of ids: [FugitiveID]) throws(StoreError) -> [String] {
    var uuids: [String] = []
    var missing: [FugitiveID] = []
    var live: [FugitiveID] = []
    for id in ids {
      let person = try reader.firstRow(
        "SELECT uuid, trashed IS NULL FROM fugitive WHERE id = \(id.number)"
      ) { row throws(DatabaseError) in (uuid: try row.text(0), isLive: try row.bool(1)) }
      if let person {
        if person.isLive { live.append(id) }
        uuids.append(person.uuid)
      } else {
        missing.append(id)
      }
    }
    guard missing.isEmpty else { throw .noSuchNumbers(missing) }
    guard live.isEmpty else { throw .notInTrash(live) }
    return uuids
  }

  private func eraseHistory(of id: FugitiveID) throws(StoreError) {
    try execute(
      """
      UPDATE history SET words = NULL, words_salt = NULL, erased = 1
      WHERE id IN (SELECT entry FROM history_row WHERE fugitive = \(id.number))
      """)
    try execute(
      """
      UPDATE history_row SET before = NULL, after = NULL, salt = NULL
      WHERE fugitive = \(id.number)
      """)
  }

  /// Children go first, so that no foreign key stands in the way.
  private func eraseRows(of id: FugitiveID) throws(StoreError) {
    for name in TrackedTable.names.reversed() {
      let table = try book.translating { () throws(DatabaseError) in try recording.table(name) }
      switch table?.person {
      case .column:
        try execute("DELETE FROM \(identifier: name) WHERE fugitive = \(id.number)")
      case .itself: try execute("DELETE FROM \(identifier: name) WHERE id = \(id.number)")
      case .none?, nil: break
      }
    }
  }

  /// Another program's ANALYZE may have left names in the samples that it keeps of indexes.
  private func eraseSamples() throws(DatabaseError) {
    let table = try book.connection.firstText(
      "SELECT name FROM sqlite_schema WHERE name = 'sqlite_stat4'")
    if table != nil { try book.connection.execute("DELETE FROM sqlite_stat4") }
  }
}

/// What is left to say of people who were purged.
package struct PurgedPeople: Hashable, Sendable {
  /// Their uuids, by which copies of the book know them.
  package let uuids: [String]
  /// The bytes that were deleted with them.
  package let blobs: CollectedBlobs
}
