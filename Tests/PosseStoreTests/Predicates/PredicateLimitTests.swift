import Chronology
import PredicateFormat
import SQLite
import TestSupport
import Testing

@testable import PosseStore

/// Predicates far larger than anybody types.
final class PredicateLimitTests {
  private let evaluator = PredicateEvaluator(.test)
  private let record: RecordImage
  private let book: RecordBook

  init() throws {
    record = try RecordImage(
      fields: [
        "name": .text("Joe 7"), "bounty": .number(.integer(7)), "captured": .number(.integer(1)),
        "state": .text("TX"), "captdate": .date(ScratchBook.start, .instant),
      ],
      relations: ["aliases": [["name": .text("Dutch")]]])
    book = try RecordBook(record, context: .test)
  }

  private func agree(_ predicate: CheckedPredicate) throws -> Bool {
    let expected = try evaluator.holds(predicate, of: record)
    #expect(try book.holds(predicate) == expected)
    return expected
  }

  @Test(
    arguments: [
      // Fast leaves, leaves that take two comparisons, and rows of another table.
      { @Sendable (number: Int) in
        Asked.compare("bounty", .greater, .number(.integer(Int64(number) + 7)))
      },
      { @Sendable (number: Int) in Asked.text("name", .beginsWith, "Joe \(number + 8)") },
      { @Sendable (number: Int) in Asked.compare("state", .less, .text("A\(number)")) },
      // Longer than a statement may be, and answered by one call.
      { @Sendable (number: Int) in
        .compare(
          .function(.negated, Asked.field("bounty")), .equal, .number(.integer(Int64(number))),
          .exact)
      },
    ] as [@Sendable (Int) -> CheckedPredicate])
  func `20,000 terms`(leaf: @Sendable (Int) -> CheckedPredicate) throws {
    let terms = (0..<20_000).map { leaf($0) }
    #expect(try !agree(.or(terms)))
    #expect(try agree(.not(.or(terms))))
    #expect(try agree(.or(terms + [.constant(true)])))
    #expect(try agree(.or(terms + [Asked.compare("captured", .equal, Asked.number("1"))])))
    #expect(try !agree(.and(terms)))
  }

  @Test func `40,000 elements of a list`() throws {
    let numbers = (0..<40_000).map { CheckedValue.number(.integer(Int64($0) * 7)) }
    #expect(try agree(.isIn(Asked.field("bounty"), numbers, .exact)))
    #expect(try agree(.not(.isIn(Asked.field("heightCm"), numbers, .exact))))
    #expect(try agree(.isIn(Asked.field("heightCm"), numbers + [.null], .exact)))
    let texts = (0..<40_000).map { CheckedValue.text("JOE \"\($0)\n\\") } + [.text("JÓE 7")]
    #expect(try agree(.isIn(Asked.field("name"), texts, .ignoringBoth)))
    #expect(try !agree(.isIn(Asked.field("name"), texts, .exact)))
    #expect(try agree(.or(texts.map { Asked.compare("name", .equal, $0, .ignoringBoth) })))
  }

  /// ANDs and ORs in turn, each in the other.
  private func nested(
    _ levels: Int, _ inner: CheckedPredicate, _ leaf: (Int) -> CheckedPredicate
  ) -> CheckedPredicate {
    (0..<levels).reduce(inner) { inner, level in
      // Where a leaf decides nothing, the innermost does.
      level.isMultiple(of: 2) ? .and([.not(leaf(level)), inner]) : .or([leaf(level), inner])
    }
  }

  @Test(arguments: [10, 15, 16, 40, 100, 190, 400])
  func `levels of AND and OR`(levels: Int) throws {
    let leaves: [(Int) -> CheckedPredicate] = [
      { Asked.compare("bounty", .equal, .number(.integer(Int64($0) + 100))) },
      { Asked.text("name", .beginsWith, "Z\($0)") },
      { level in
        Asked.any("aliases", level + 1) {
          Asked.compare(Asked.inner($0, "name"), .equal, .text("\(level)"))
        }
      },
    ]
    for leaf in leaves {
      for innermost in [true, false] {
        let inner = Asked.compare("captured", .equal, Asked.number(innermost ? "1" : "0"))
        #expect(try agree(nested(levels, inner, leaf)) == innermost)
        #expect(try agree(.not(nested(levels, inner, leaf))) != innermost)
      }
    }
  }

  @Test func `several deep arms`() throws {
    let arms = (0..<6).map { arm in
      nested(60, Asked.compare("captured", .equal, Asked.number("0"))) {
        Asked.compare("bounty", .equal, .number(.integer(Int64(100 + arm * 100 + $0))))
      }
    }
    #expect(try !agree(.or(arms)))
    #expect(try agree(.not(.or(Array(arms.prefix(3))))))
    #expect(try !agree(nested(60, .or(arms)) { Asked.text("name", .endsWith, "\($0)x") }))
  }

  @Test func `collections in collections`() throws {
    func inside(_ depth: Int) -> CheckedPredicate {
      let relation = Asked.relation("aliases", depth)
      guard depth > 1 else {
        return .exists(
          relation, where: Asked.compare(Asked.inner(relation, "name"), .equal, .text("Dutch")))
      }
      return .exists(relation, where: inside(depth - 1))
    }
    for depth in 1...5 { #expect(try agree(inside(depth))) }
    #expect(throws: RecordBookError.compilation(.tooManyParts)) { try self.book.holds(inside(20)) }
  }

  @Test func `one part with more values than a call takes`() throws {
    let fields = PredicateSchemas.fugitive.fields.filter { $0.type.isNumeric }
    func sum(_ count: Int) -> CheckedPredicate {
      let values = (0..<count).map { position in
        CheckedValue.element(
          Asked.relation("photos", position + 1), .at(.number(.integer(Int64(position)))),
          Asked.schema(Asked.relation("photos"), "size"))
      }
      return .compare(.listStatistic(.sum, values), .equal, Asked.number("0"), .exact)
    }
    #expect(!fields.isEmpty)
    #expect(try agree(sum(99)))
    #expect(throws: RecordBookError.compilation(.tooManyParts)) { try self.book.holds(sum(100)) }
  }
}
