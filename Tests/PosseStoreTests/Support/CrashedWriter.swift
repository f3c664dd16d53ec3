import SQLite
import TestSupport

@testable import PosseStore

/// What a writer leaves that is killed in the middle of a transaction.
enum CrashedWriter {
  /// Leaves a book with one person, "Before", and the journal of an unfinished change; returns the name.
  @discardableResult
  static func leave(in folder: TemporaryDirectory, named name: String) throws -> String {
    let scratch = try ScratchBook()
    try scratch.add("Before")
    // With a small cache the changed pages reach the file before the commit.
    let connection = scratch.book.connection
    try connection.execute("PRAGMA cache_size = 1")
    try connection.begin(.immediate)
    for number in 1...300 {
      let text = "\(number) " + String(repeating: "x", count: 900)
      try connection.execute("INSERT INTO tag (name, name_cd) VALUES (\(text), '')")
    }
    try folder.write(try scratch.folder.read("posse.db"), to: name)
    try folder.write(try scratch.folder.read("posse.db-journal"), to: name + "-journal")
    try connection.rollback()
    return name
  }
}
