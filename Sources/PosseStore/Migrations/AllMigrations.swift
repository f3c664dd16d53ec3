import SQLite

/// The schema's history, oldest first; a released migration is never edited.
enum AllMigrations {
  static let list = [
    Migration(name: "create book", version: 1, script: CreateBook.script),
    Migration(name: "full text", version: 2, script: AddSearch.script),
    Migration(name: "defaults", version: 3, script: AddDefaults.script),
    Migration(name: "log by agent and person", version: 4, script: WidenLogIndex.script),
    Migration(name: "default tag", version: 5, script: AddTagDefault.script),
  ]

  /// The schema that this program knows.
  static var current: Int { list.count }

  static func migrator(program: String) -> Migrator {
    Migrator(
      migrations: list, applicationID: Int32(bitPattern: Book.applicationID), program: program
    ) { connection throws(DatabaseError) in try SearchIndex(connection).rebuild() }
  }
}
