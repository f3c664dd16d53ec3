import Foundation
import TestSupport
import Testing

/// The page that says what becomes of each kind of picture names tests, which must exist.
@Suite struct InputChecklistTests {
  private static let page =
    "Sources/ImageCodecs/ImageCodecs.docc/InputChecklist.md"

  /// The cells of each row of the tables, headings left out.
  private static func rows() throws -> [[Substring]] {
    try Repository.text(page).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| picture |") }
      .map { $0.split(separator: "|").map { $0.trimmingBlanks } }
  }

  /// The text of every test source.
  private static func sources() throws -> [String] {
    let folder = Repository.path("Tests")
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
  }

  @Test func `every row names tests that exist`() throws {
    let sources = try Self.sources()
    let rows = try Self.rows()
    #expect(rows.count > 40)
    for row in rows {
      try #require(row.count == 3, "\(row)")
      for proof in row[2].split(separator: ";").map(\.trimmingBlanks) {
        let parts = proof.split(separator: "`", maxSplits: 1)
        try #require(parts.count == 2, "\(proof)")
        let (suite, test) = (parts[0], parts[1].trimmingBlanks)
        let exists = sources.contains { source in
          source.contains("func `\(test)`(")
            && (source.contains("struct \(suite) ") || source.contains("extension \(suite) "))
        }
        #expect(exists, "\(suite) has no test '\(test)'")
      }
    }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    var rest = drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
