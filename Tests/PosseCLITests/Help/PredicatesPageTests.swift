import Foundation
import PosseStore
import PredicateFormat
import TestSupport
import Testing

@testable import PosseCLI

/// The manual page of the predicate language, which is written by hand, against the language.
struct PredicatesPageTests {
  private static let page =
    (try? String(contentsOfFile: Repository.path("man/posse-predicates.7"), encoding: .utf8)) ?? ""

  /// The lines of example, without the escapes of the page's own language.
  private static let examples = page.split(separator: "\n").filter { $0.hasPrefix(".Dl ") }.map {
    $0.dropFirst(4).replacingOccurrences(of: "\\e", with: "\\")
      .replacingOccurrences(of: "\\(dq", with: "\"").replacingOccurrences(of: "\\&", with: "")
  }

  @Test func `there are examples`() {
    #expect(Self.examples.count > 30)
  }

  @Test(arguments: examples)
  func `an example is answered by the book and finds somebody or nobody`(text: String) throws {
    let desk = try Desk()
    desk.run("init")
    desk.run(
      "add", "José Koehler", "--bounty", "5000", "--place", "TX/78701 Austin", "--tag", "fta")
    let run = desk.run("list", "-w", text, "--format", "ids")
    #expect(run.status == 0, "\(run.errors)")
    #expect(["", "1\n"].contains(run.output))
    let opposite = desk.run("list", "-w", "NOT (\(text))", "--format", "ids")
    #expect(opposite.status == 0)
    #expect(run.output + opposite.output == "1\n")
  }

  @Test func `every field and function is named`() {
    let words = Set(
      Self.page.split { !($0.isLetter || $0.isNumber || $0 == ":") }.map(String.init))
    let schema = PredicateSchemas.fugitive
    for field in schema.fields { #expect(words.contains(field.name), "\(field.name)") }
    for relation in schema.relations {
      #expect(words.contains(relation.name))
      for field in relation.element.fields { #expect(words.contains(field.name), "\(field.name)") }
    }
    for function in PredicateFunction.allCases {
      #expect(words.contains(function.spelling), "\(function.spelling)")
    }
    for relation in Relation.allCases { #expect(Self.page.contains(relation.rawValue)) }
  }
}
