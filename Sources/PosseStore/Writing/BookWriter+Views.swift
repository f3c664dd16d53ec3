package import PosseModel
import SQLite

extension BookWriter {
  /// Saves a view under its name.
  ///
  /// - Parameters:
  ///   - view: The view; its name is checked and composed.
  ///   - replaces: Whether it may take the place of another of the same name.
  /// - Returns: Whether it took the place of one.
  /// - Throws: ``StoreError/viewExists(_:)`` when it may not and there is one.
  package func saveView(_ view: SavedView, replaces: Bool) throws(StoreError) -> Bool {
    let present = try reader.firstRow("SELECT id FROM \"view\" WHERE name = \(view.name)") {
      row throws(DatabaseError) in try row.int(0)
    }
    guard let present else {
      try execute(
        """
        INSERT INTO "view" (name, predicate, sort, fields)
        VALUES (\(view.name), \(view.predicate), \(view.sort), \(view.fields))
        """)
      return false
    }
    guard replaces else { throw .viewExists(view.name) }
    try execute(
      """
      UPDATE "view" SET predicate = \(view.predicate), sort = \(view.sort), fields = \(view.fields)
      WHERE id = \(present)
      """)
    return true
  }

  /// Removes the view of a name and returns it; the name is looked up as by ``BookReader/view(named:)``.
  package func removeView(named name: String) throws(StoreError) -> SavedView {
    let view = try reader.view(named: name)
    try execute("DELETE FROM \"view\" WHERE name = \(view.name)")
    return view
  }
}
