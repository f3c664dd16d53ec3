import Chronology
package import PosseModel
import SQLite
import UnicodeText

extension BookWriter {
  /// Adds a person and returns the number.
  ///
  /// - Parameters:
  ///   - name: The name, checked and composed.
  ///   - edits: Everything else that is known.
  ///   - sources: Where the record comes from.
  /// - Returns: The number of the person.
  /// - Throws: ``StoreError/sourceKeyTaken(name:key:by:)`` when another person has a source's key, and
  ///   what ``edit(_:_:)`` throws.
  package func add(
    name: String, edits: FugitiveEdits, sources: [SourceRecord]
  ) throws(StoreError) -> FugitiveID {
    let id = FugitiveID(
      try insert(
        """
        INSERT INTO fugitive (uuid, name, name_cd, created, created_offset, modified,
          modified_offset)
        VALUES (\(newUUID()), \(name), \(Folding.folded(name)), \(now.microseconds),
          \(entry.offsetMinutes), \(now.microseconds), \(entry.offsetMinutes))
        """))
    _ = try edit([id], edits)
    for source in sources {
      if let owner = try reader.owner(ofSource: source.name, key: source.key) {
        guard owner != id else { continue }
        throw .sourceKeyTaken(name: source.name, key: source.key, by: owner)
      }
      try execute(
        """
        INSERT INTO source (fugitive, name, key, url)
        VALUES (\(id.number), \(source.name), \(source.key), \(source.url))
        """)
    }
    return id
  }
}

extension BookReader {
  /// Returns other people outside the trash with the same name, folded, and the same year of birth.
  package func namesakes(of id: FugitiveID) throws(StoreError) -> [FugitiveID] {
    let year: SQL = """
      (SELECT substr(ltrim(b.date, '~'), 1, 4) FROM birth b
        WHERE b.fugitive = f.id AND b.date IS NOT NULL ORDER BY b.confirmed DESC, b.id LIMIT 1)
      """
    let own: SQL = """
      (SELECT substr(ltrim(b.date, '~'), 1, 4) FROM birth b
        WHERE b.fugitive = me.id AND b.date IS NOT NULL ORDER BY b.confirmed DESC, b.id LIMIT 1)
      """
    return try rows(
      """
      SELECT f.id FROM fugitive me JOIN fugitive f ON f.name_cd = me.name_cd AND f.id <> me.id
      WHERE me.id = \(id.number) AND f.trashed IS NULL AND \(year) = \(own) ORDER BY f.id
      """
    ) { row throws(DatabaseError) in FugitiveID(try row.int(0)) }
  }
}
