import PosseModel
import Testing

@testable import PosseStore

/// A fault that a test plants in a sound book, and what a check must say of it.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  let name: String
  let statements: [String]
  let expected: [Finding]
  /// Whether SQLite's own check finds something too, in words of its own.
  var concernsPages = false

  var testDescription: String { name }

  static func history(
    _ name: String, _ statement: String, entry: Int64, _ problem: Finding.HistoryProblem
  ) -> PlantedFault {
    PlantedFault(
      name: name, statements: [statement],
      expected: [Finding(.history(entry: entry, problem), table: "history", row: entry)])
  }

  /// A fault in a row image, given by its position within the entry.
  static func image(
    _ name: String, _ statement: String, position: Int64, entry: Int64, fugitive: Int64?,
    _ problem: Finding.HistoryProblem
  ) -> PlantedFault {
    PlantedFault(
      name: name, statements: [statement],
      expected: [
        Finding(
          .history(entry: entry, problem), table: "history_row", row: position, fugitive: fugitive)
      ])
  }

  static func photo(
    _ name: String, _ statement: String, _ problems: (Int64, Int64, Finding.Problem)...
  ) -> PlantedFault {
    PlantedFault(
      name: name, statements: [statement],
      expected: problems.map { Finding($0.2, table: "photo", row: $0.0, fugitive: $0.1) })
  }

  static func schema(
    _ name: String, _ statements: [String], table: String, _ problems: Finding.SchemaProblem...
  ) -> PlantedFault {
    PlantedFault(
      name: name, statements: statements,
      expected: problems.map { Finding(.schema($0), table: table) })
  }
}
