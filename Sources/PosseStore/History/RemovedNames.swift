import SQLite

/// The names of values that were removed from their lists, as the history last saw them.
///
/// They are read once, when the first is asked for.
final class RemovedNames {
  private var names: [String: [Int64: String]]?

  /// Returns the name of a removed row of a value list, or nil when the history does not know it.
  func name(
    of number: Int64, in table: String, _ reader: BookReader
  ) throws(StoreError) -> String? {
    if let names { return names[table]?[number] }
    var names: [String: [Int64: String]] = [:]
    try reader.forEachRow(
      """
      SELECT table_name, row, before FROM history_row
      WHERE table_name IN ('agent', 'offense', 'tag', 'place') AND after IS NULL
        AND before IS NOT NULL
      ORDER BY id
      """
    ) { row throws(DatabaseError) in
      let table = try row.text(0)
      let values = try ImageText.decoded(try row.text(2))
      if case .text(let name)? = values[table == "place" ? "text" : "name"] {
        names[table, default: [:]][try row.int(1)] = name
      }
    }
    self.names = names
    return names[table]?[number]
  }
}
