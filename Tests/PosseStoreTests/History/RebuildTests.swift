import Chronology
import Foundation
import PosseModel
import SQLite
import Testing
import UnicodeText

@testable import PosseStore

/// The history alone is enough to make every table again.
struct RebuildTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `every table can be made again from the history`(seed: UInt64) throws {
    let book = try ScratchBook()
    try book.run("PRAGMA synchronous = OFF")
    var changes = RandomChanges(seed: seed)
    for round in 0..<6 {
      for verb in RandomChanges.Verb.allCases {
        book.now.microseconds += 1_000_000
        do {
          _ = try changes.run(verb, on: book)
        } catch let error as StoreError {
          if case .database = error { throw error }
        }
      }
      try book.undo(1 + round % 3)
      if round.isMultiple(of: 2) { try book.redo() }
    }
    let rebuilt = try ScratchBook()
    try rebuilt.run("PRAGMA foreign_keys = OFF")
    for entry in try StoredHistory(book).entries {
      for segment in Set(entry.rows.map(\.segment)).sorted() {
        let rows = entry.rows.filter { $0.segment == segment }
        for operation in ["-", "~", "+"] {
          for row in rows where row.operation == operation { try apply(row, to: rebuilt) }
        }
      }
    }
    #expect(try TrackedDump.of(rebuilt) == TrackedDump.of(book))
    let filled = Set(try TrackedDump.of(book).compactMap { $0.split(separator: "|").first })
    #expect(filled.isSuperset(of: ["fugitive", "photo", "log", "alias", "source", "place"]))
  }

  private func apply(_ row: StoredHistory.Row, to book: ScratchBook) throws {
    guard let after = row.after else {
      return try book.run("DELETE FROM \(identifier: row.table) WHERE id = \(row.row)")
    }
    let object = try JSONSerialization.jsonObject(with: Data(after.utf8), options: [])
    var values: [(String, Value)] = []
    for (column, value) in try #require(object as? [String: Any]) {
      let value: Value =
        switch value {
        case let text as String: .text(text)
        case let number as NSNumber: .integer(number.int64Value)
        default: .null
        }
      values.append((column, value))
      let isFolded = try book.count(
        "SELECT count(*) FROM pragma_table_info(\(row.table)) WHERE name = \(column + "_cd")")
      guard isFolded == 1 else { continue }
      if case .text(let text) = value {
        values.append((column + "_cd", .text(Folding.folded(text))))
      } else {
        values.append((column + "_cd", .null))
      }
    }
    if row.before == nil {
      let columns = SQL.joined(values.map { SQL.identifier($0.0) }, separator: ", ")
      try book.run(
        """
        INSERT INTO \(identifier: row.table) (\(columns))
        VALUES (\(SQL.joined(values.map { "\($0.1)" }, separator: ", ")))
        """)
    } else {
      let assignments = values.map { "\(identifier: $0.0) = \($0.1)" as SQL }
      try book.run(
        """
        UPDATE \(identifier: row.table) SET \(SQL.joined(assignments, separator: ", "))
        WHERE id = \(row.row)
        """)
    }
  }
}
