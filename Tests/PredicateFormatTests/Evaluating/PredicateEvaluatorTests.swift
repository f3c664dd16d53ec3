import Chronology
import Testing

@testable import PredicateFormat

@Suite struct PredicateEvaluatorTests {
  private static let record = DictionaryRecord(
    [
      "name": .text("Jesse"), "bounty": Sample.value("5.0"), "heightCm": Sample.value("180"),
      "captured": Sample.value("1"), "captdate": Sample.date("2024-03-01T12:00:00Z"),
    ],
    [
      "photos": [
        DictionaryRecord(["file": .text("a"), "size": Sample.value("2")]),
        DictionaryRecord(["file": .text("b"), "size": Sample.value("9")]),
        DictionaryRecord(["file": .text("c")]),
      ],
      "places": [
        DictionaryRecord(
          ["city": .text("Jesse")], ["photos": [DictionaryRecord(["size": Sample.value("180")])]]),
        DictionaryRecord(["city": .text("Northfield")]),
      ],
    ])

  private static let photos = RelationUse(owner: 0, relation: Sample.photos, elementScope: 1)
  private static let file = Sample.field("file", .text, scope: 1)
  private static let size = Sample.field("size", .integer, scope: 1)
  private static let sizeField = FieldSchema("size", .integer)

  private static func isBig(_ order: ValueOrder, _ text: String) -> CheckedPredicate {
    .compare(size, order, Sample.number(text), .exact)
  }

  @Test(
    arguments: [
      (.constant(true), true), (.constant(false), false), (.and([]), true), (.or([]), false),
      (.and([.constant(true), .constant(false)]), false),
      (.or([.constant(false), .constant(true)]), true), (.not(.constant(true)), false),
      // What comes after the deciding term is not asked.
      (.and([.constant(false), .matches(Sample.name, .constant("dear"), .exact)]), false),
      (.or([.constant(true), .matches(Sample.name, .constant("dear"), .exact)]), true),
      (.text(Sample.name, .contains, .text("ess"), .exact), true),
      (.text(Sample.name, .beginsWith, .text("j"), .exact), false),
      (.text(Sample.name, .beginsWith, .text("j"), .ignoringCase), true),
      (.text(Sample.name, .like, .null, .exact), false),
      (.text(.null, .like, .text("*"), .exact), false),
      (.text(Sample.field("city", .text), .contains, .text("x"), .exact), false),
      (.matches(Sample.name, .constant("Jesse"), .exact), true),
      (.matches(Sample.name, .constant("jesse"), .exact), false),
      (.matches(Sample.name, .constant("jésse"), .ignoringBoth), true),
      (.matches(Sample.name, .constant("Jésse"), .ignoringMarks), true),
      (.matches(Sample.name, .value(Sample.name), .exact), true),
      (.matches(Sample.name, .value(.null), .exact), false),
      (.matches(.null, .constant("x"), .exact), false),
      (.compare(Sample.captured, .equal, Sample.number("1"), .exact), true),
      (.exists(photos, where: isBig(.greater, "5")), true),
      (.exists(photos, where: isBig(.greater, "9")), false),
      (.exists(photos, where: .compare(size, .equal, .null, .exact)), true),
      // ALL sizes differ from 3; null differs too.
      (.not(.exists(photos, where: .not(isBig(.notEqual, "3")))), true),
      (.not(.exists(photos, where: .not(isBig(.greater, "1")))), false),
      (
        .exists(
          RelationUse(owner: 0, relation: Sample.places, elementScope: 1),
          where: .and([
            .compare(Sample.field("city", .text, scope: 1), .equal, Sample.name, .exact),
            .exists(
              RelationUse(owner: 1, relation: Sample.photos, elementScope: 2),
              where: .compare(
                Sample.field("size", .integer, scope: 2), .equal, Sample.height, .exact)),
          ])), true
      ),
      (
        .exists(
          RelationUse(owner: 7, relation: Sample.photos, elementScope: 8), where: .constant(true)),
        false
      ),
    ] as [(CheckedPredicate, Bool)])
  func `a predicate holds of a record or not`(_ predicate: CheckedPredicate, holds: Bool) throws {
    #expect(try Sample.evaluator.holds(predicate, of: Self.record) == holds)
  }

  @Test(
    arguments: [
      (.null, .null), (Sample.name, .text("Jesse")), (Sample.field("city", .text), .null),
      (.date(Sample.now), Sample.date("2024-06-15T12:00:00Z")),
      (.dateBound(Sample.bound("2024")), Sample.date("2024-01-01T00:00:00Z")),
      (.element(photos, .first, sizeField), Sample.value("2")),
      (.element(photos, .last, sizeField), .null),
      (.element(photos, .at(Sample.number("1")), sizeField), Sample.value("9")),
      (.element(photos, .at(Sample.number("1.0")), sizeField), Sample.value("9")),
      (.element(photos, .at(Sample.number("3")), sizeField), .null),
      (.element(photos, .at(Sample.number("-1")), sizeField), .null),
      (.element(photos, .at(Sample.number("0.5")), sizeField), .null),
      (.element(photos, .at(.null), sizeField), .null),
      (.element(photos, .at(Sample.number("1e100")), sizeField), .null),
      (.listElement([Sample.number("1"), .null], .first), Sample.value("1")),
      (.listElement([Sample.number("1"), .null], .last), .null), (.listElement([], .first), .null),
      (.listElement([Sample.number("7")], .at(Sample.number("1"))), .null),
      (.count(photos, where: .constant(true)), Sample.value("3")),
      (.count(photos, where: isBig(.less, "5")), Sample.value("1")),
      (.statistic(.sum, photos, sizeField), Sample.value("11")),
      (.statistic(.count, photos, sizeField), Sample.value("2")),
      (.statistic(.average, photos, sizeField), Sample.value("5.5")),
      (.listStatistic(.count, [.null, Sample.number("1")]), Sample.value("1")),
      (.listStatistic(.sum, [.null, Sample.number("1"), Sample.bounty]), Sample.value("6.0")),
      (
        .listStatistic(.maximum, [.dateBound(Sample.bound("2024-03-01")), Sample.date]),
        Sample.date("2024-03-01T12:00:00Z")
      ),
      (.arithmetic(.divide, Sample.height, Sample.number("7")), Sample.value("25")),
      (.arithmetic(.divide, Sample.bounty, Sample.number("2")), Sample.value("2.5")),
      (.arithmetic(.add, Sample.height, .null), .null),
      (.arithmetic(.divide, Sample.height, Sample.number("0")), .null),
      (.function(.length, Sample.name), Sample.value("5")), (.function(.length, .null), .null),
      (.function(.uppercase, Sample.name), .text("JESSE")),
      (.function(.canonical, Sample.name), .text("Jesse")),
      (.function(.negated, Sample.height), Sample.value("-180")),
      (.function(.squareRoot, Sample.number("-1")), .null), (.function(.absolute, .null), .null),
      (.dateAdding(Sample.date, seconds: Sample.number("60")), Sample.date("2024-03-01T12:01:00Z")),
      (
        .dateAdding(.dateBound(Sample.bound("now")), seconds: Sample.number("-86400")),
        Sample.date("2024-06-14T12:00:00Z")
      ),
      (.ternary(.constant(true), Sample.name, .null), .text("Jesse")),
      (.ternary(.constant(false), Sample.name, .null), .null),
      (.cast(Sample.height, .text), .text("180")),
      (.slot(0, .integer), .null),
    ] as [(CheckedValue, PredicateValue)])
  func `a value is worked out for a record`(_ checked: CheckedValue, value: PredicateValue) throws {
    #expect(try Sample.evaluator.value(checked, of: Self.record) == value)
  }

  @Test func `a whole number that stands beside a decimal divides as one`() throws {
    let whole = Sample.number("1")
    let half = Sample.number("2.5")
    for checked: CheckedValue in [
      .ternary(.constant(true), whole, half), .listElement([whole, half], .first),
      .listStatistic(.minimum, [half, whole]), .listStatistic(.mode, [half, whole]),
      .cast(whole, .number), .slot(0, .decimal),
    ] {
      #expect(checked.type == .decimal)
      #expect(
        try Sample.evaluator.value(
          .arithmetic(.divide, checked, Sample.number("2")), slots: [Sample.value("1")])
          == Sample.value("0.5"))
    }
  }

  @Test func `a typed date keeps its day inside of a choice`() throws {
    let chosen = CheckedValue.ternary(
      .constant(true), .dateBound(Sample.bound("2024-03-01")), .null)
    #expect(
      try Sample.evaluator.holds(.compare(Sample.date, .equal, chosen, .exact), of: Self.record))
    let listed = CheckedValue.listElement([.dateBound(Sample.bound("2024-03-01"))], .first)
    #expect(
      try Sample.evaluator.holds(.compare(listed, .equal, Sample.date, .exact), of: Self.record))
  }

  @Test func `slots stand for fields`() throws {
    let slots: [PredicateValue] = [.text("Jesse"), Sample.value("1"), Sample.value("0"), .null]
    let predicate = CheckedPredicate.text(.slot(0, .text), .endsWith, .text("SE"), .ignoringCase)
    #expect(try Sample.evaluator.holds(predicate, slots: slots))
    #expect(try Sample.evaluator.value(.slot(1, .bool), slots: slots) == Sample.value("1"))
    #expect(try Sample.evaluator.value(.slot(9, .text), slots: slots) == .null)
    #expect(try Sample.evaluator.value(.slot(-1, .text), slots: slots) == .null)
    #expect(try Sample.evaluator.holds(.slot(1), slots: slots))
    for number in [2, 3, 0, 9, -1] {
      #expect(try !Sample.evaluator.holds(.slot(number), slots: slots))
    }
    #expect(try Sample.evaluator.value(Sample.name, slots: slots) == .null)
  }

  @Test func `a pattern that cannot be answered is an error`() {
    #expect(throws: EvaluationError.patternTooExpensive) {
      try Sample.evaluator.holds(.matches(Sample.name, .constant("dear"), .exact), of: Self.record)
    }
    #expect(throws: EvaluationError.invalidPattern("(", reason: "missing )", offset: 1)) {
      try Sample.evaluator.holds(
        .exists(Self.photos, where: .matches(Self.file, .value(.text("(")), .exact)),
        of: Self.record)
    }
  }

  @Test func `long chains are worked out`() throws {
    var sum = Sample.number("0")
    var predicate = CheckedPredicate.constant(true)
    for _ in 0..<500 { sum = .arithmetic(.add, sum, Sample.height) }
    for _ in 0..<200 {
      predicate = .not(.compare(.ternary(predicate, sum, .null), .equal, .null, .exact))
    }
    #expect(try Sample.evaluator.value(sum, of: Self.record) == Sample.value("90000"))
    #expect(try Sample.evaluator.holds(predicate, of: Self.record))
  }
}
