import Foundation

/// A row of the collection of predicate cases beside the repository.
package struct PredicateCase: Sendable, CustomStringConvertible {
  /// The number, such as `E001`.
  package let id: String
  /// The text of the predicate.
  package let predicate: String
  /// `parse_ok`, `parse_error` or `eval`.
  package let kind: String
  /// The record as JSON.
  package let record: String
  /// `true`, `false` or `error`.
  package let expected: String

  /// The number and the predicate.
  package var description: String { "\(id) \(predicate)" }

  /// Whether the collection is there.
  package static let isPresent = SharedFolder.path("predicate_cases.tsv") != nil

  /// All cases, none without the collection.
  package static let all: [PredicateCase] = {
    guard let path = SharedFolder.path("predicate_cases.tsv"),
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let predicate = cells[1].replacingOccurrences(of: "␉", with: "\t")
        .replacingOccurrences(of: "␊", with: "\n")
      return PredicateCase(
        id: cells[0], predicate: predicate, kind: cells[2], record: cells[3], expected: cells[4])
    }
  }()

  /// The cases of a kind.
  package static func all(of kind: String) -> [PredicateCase] { all.filter { $0.kind == kind } }
}
