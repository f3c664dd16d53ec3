import Chronology
import PredicateFormat
import SQLite
import Testing

@testable import PosseStore

/// One record that predicates are tried on.
struct RecordBookTests {
  @Test func `the script loses its rules and nothing else`() throws {
    let script = """
      CREATE TABLE t (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        uuid TEXT NOT NULL UNIQUE CHECK (length(uuid) = 36),
        name_cd TEXT NOT NULL,
        size INTEGER NOT NULL
        CHECK (size IS NOT NULL OR name_cd IS NULL),
        UNIQUE (size, uuid),
        UNIQUE (uuid, name_cd)
      ) STRICT;
      """
    #expect(
      RelaxedSchema.withoutRules(script) == """
        CREATE TABLE t (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          uuid TEXT CHECK (length(uuid) = 36),
          name_cd TEXT,
          size INTEGER
          CHECK (size IS NOT NULL OR name_cd IS NULL),
          CHECK (TRUE),
          CHECK (TRUE)
        ) STRICT;
        """)
    let rules = RelaxedSchema.script.split(separator: "\n").filter {
      $0.contains("UNIQUE") || ($0.contains("NOT NULL") && !$0.contains("IS NOT NULL"))
    }
    #expect(rules.isEmpty)
    #expect(RelaxedSchema.script.split(separator: "\n").count(where: { $0 == ") STRICT;" }) == 16)
  }

  @Test func `values are what columns take`() throws {
    func error(
      _ fields: [String: PredicateValue], _ relations: [String: [[String: PredicateValue]]] = [:]
    ) -> RecordImageError? {
      do throws(RecordImageError) {
        _ = try RecordImage(fields: fields, relations: relations)
        return nil
      } catch {
        return error
      }
    }
    func number(_ text: String) -> PredicateValue {
      Number(parsing: text).map { .number($0) } ?? .null
    }
    let day = PredicateValue.date(ScratchBook.start, .day)
    #expect(error(["age": .null]) == .unknownField("age"))
    #expect(error([:], ["pets": []]) == .unknownField("pets"))
    #expect(error([:], ["photos": [["age": .null]]]) == .unknownField("photos.age"))
    #expect(error(["name": number("1")]) == .wrongType("name", expected: .text))
    #expect(error(["name": .text("a\0")]) == .holdsNUL("name"))
    #expect(error(["bounty": number("0.0001")]) == .unstorableNumber("bounty"))
    #expect(error(["bounty": number("1e16")]) == .unstorableNumber("bounty"))
    #expect(error(["bounty": number("9223372036854775.807")]) == nil)
    #expect(error(["capturedLat": number("0.0000001")]) == nil)
    #expect(error(["heightCm": number("1.5")]) == .unstorableNumber("heightCm"))
    #expect(error(["captured": number("2")]) == .unstorableNumber("captured"))
    #expect(error(["created": day]) == .notAnInstant("created"))
    #expect(error(["captdate": day]) == nil)
    #expect(
      error([:], ["log": [["id": number("3")], ["id": number("3")]]]) == .sameNumber("log", 3))
    #expect(
      error([:], ["photos": [["primary": number("1")], ["primary": number("1")]]])
        == .severalPrimary)
  }

  @Test func `elements stand in the order of their numbers`() throws {
    let record = try RecordImage(
      fields: [:],
      relations: [
        "log": [
          ["id": .number(.integer(7)), "note": .text("last")], ["note": .text("first")],
          ["id": .number(.integer(2)), "note": .text("e\u{301}")],
        ]
      ])
    let relation = Asked.relation("log").relation
    let notes = record.elements(of: relation).map { $0.value(of: FieldSchema("note", .text)) }
    #expect(notes == [.text("first"), .text("\u{E9}"), .text("last")])
    let book = try RecordBook(record, context: .test)
    for (position, note) in ["first", "\u{E9}", "last"].enumerated() {
      #expect(
        try book.holds(
          .compare(
            .element(
              Asked.relation("log"), .at(.number(.integer(Int64(position)))),
              FieldSchema("note", .text)), .equal, .text(note), .exact)))
    }
  }

  @Test func `what is empty is null and what repeats stays`() throws {
    let record = try RecordImage(
      fields: ["state": .text("TX")],
      relations: ["tags": [["name": .text("a")], ["name": .text("a")], [:]]])
    let book = try RecordBook(record, context: .test)
    for name in ["name", "uuid", "captured", "created", "place", "agent", "born"] {
      #expect(try book.holds(Asked.compare(name, .equal, .null)), "\(name)")
    }
    #expect(try book.holds(Asked.compare("state", .equal, .text("TX"))))
    #expect(
      try book.holds(
        .compare(
          .count(Asked.relation("tags"), where: .constant(true)), .equal, Asked.number("3"), .exact)
      ))
  }

  /// Null in every place of every comparison: section 5 of the language.
  @Test(arguments: [
    ("heightCm", "weightKg"), ("hair", "eyes"), ("due", "lastSeen"), ("city", "agent"),
  ])
  func `the table of nulls`(first: String, second: String) throws {
    let values: [String: PredicateValue] = [
      "heightCm": .number(.integer(1)), "hair": .text("x"), "city": .text("x"),
      "due": .date(ScratchBook.start, .instant),
    ]
    let one = try #require(values[first])
    let constant: CheckedValue =
      switch one {
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case .date(let instant, _): .date(instant)
      case .null: .null
      }
    let both = try RecordBook(RecordImage(fields: [:]), context: .test)
    let left = try RecordBook(RecordImage(fields: [first: one]), context: .test)
    for (order, ofBoth, ofOne) in [
      (ValueOrder.equal, true, false), (.notEqual, false, true), (.less, false, false),
      (.greater, false, false), (.lessOrEqual, true, false), (.greaterOrEqual, true, false),
    ] {
      for (book, expected) in [(both, ofBoth), (left, ofOne)] {
        let comparisons: [CheckedPredicate] = [
          Asked.compare(first, order, Asked.field(second)),
          Asked.compare(Asked.field(second), order, Asked.field(first)),
          Asked.compare(first, order, .null),
        ]
        for comparison in comparisons {
          #expect(try book.holds(comparison) == expected, "\(order)")
          #expect(try book.holds(.not(comparison)) != expected, "\(order)")
        }
      }
      #expect(try both.holds(Asked.compare(first, order, constant)) == ofOne, "\(order)")
    }
    let between = CheckedPredicate.between(Asked.field(first), constant, constant, .exact)
    let list = CheckedPredicate.isIn(Asked.field(first), [constant], .exact)
    let listWithNull = CheckedPredicate.isIn(Asked.field(first), [constant, .null], .exact)
    for (predicate, ofNull, ofValue) in [
      (between, false, true), (list, false, true), (listWithNull, true, true),
    ] {
      #expect(try both.holds(predicate) == ofNull)
      #expect(try both.holds(.not(predicate)) != ofNull)
      #expect(try left.holds(predicate) == ofValue)
    }
  }
}
