import Foundation
import TestSupport
import Testing

/// A row of the collection of predicate cases beside the repository.
struct PredicateCase: Sendable, CustomTestStringConvertible {
  let id: String
  let predicate: String
  let kind: String
  let record: String
  let expected: String

  var testDescription: String { "\(id) \(predicate)" }

  static let isPresent = SharedFolder.path("predicate_cases.tsv") != nil

  static let all: [PredicateCase] = {
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

  static func all(of kind: String) -> [PredicateCase] { all.filter { $0.kind == kind } }
}
