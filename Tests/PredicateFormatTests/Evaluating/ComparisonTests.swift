import Testing

@testable import PredicateFormat

@Suite struct ComparisonTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let left: CheckedValue
    let right: CheckedValue
    let orders: Set<ValueOrder>
    let folding: TextFolding
    var testDescription: String { "\(left) beside \(right)" }

    init(
      _ left: CheckedValue, _ right: CheckedValue, _ orders: Set<ValueOrder>,
      _ folding: TextFolding = .exact
    ) {
      self.left = left
      self.right = right
      self.orders = orders
      self.folding = folding
    }
  }

  private static let same: Set<ValueOrder> = [.equal, .lessOrEqual, .greaterOrEqual]
  private static let before: Set<ValueOrder> = [.notEqual, .less, .lessOrEqual]
  private static let after: Set<ValueOrder> = [.notEqual, .greater, .greaterOrEqual]

  @Test(arguments: [
    Case(.null, .null, same), Case(Sample.name, .null, same), Case(Sample.name, Sample.date, same),
    Case(Sample.name, .text("a"), [.notEqual]), Case(Sample.number("1"), .null, [.notEqual]),
    Case(.null, .text(""), [.notEqual]),
    Case(Sample.date, .dateBound(Sample.bound("2024")), [.notEqual]),
    Case(.dateBound(Sample.bound("now")), .null, [.notEqual]),
    Case(Sample.number("5"), Sample.number("5.0"), same),
    Case(Sample.number("9007199254740992"), Sample.number("9007199254740993"), before),
    Case(Sample.number("-1"), Sample.number("-2"), after),
    Case(.text("a"), .text("A"), after), Case(.text("a"), .text("A"), same, .ignoringCase),
    Case(.text("é"), .text("E"), same, .ignoringBoth),
    Case(.text("é"), .text("e"), same, .ignoringMarks),
    Case(.text("Z"), .text("a"), after, .ignoringCase),
    Case(.date(Sample.now), .date(Sample.now), same),
    Case(.text("5"), Sample.number("5"), [.notEqual]),
    Case(.dateBound(Sample.bound("2024")), .dateBound(Sample.bound("2024-01-01")), same),
    Case(.dateBound(Sample.bound("2023")), .dateBound(Sample.bound("2024")), before),
  ])
  func `each order holds where it should`(_ sample: Case) throws {
    for order in ValueOrder.allCases {
      let holds = try Sample.evaluator.holds(
        .compare(sample.left, order, sample.right, sample.folding), of: DictionaryRecord())
      #expect(holds == sample.orders.contains(order), "\(order)")
      let isMirrored = try Sample.evaluator.holds(
        .compare(sample.right, order.mirrored, sample.left, sample.folding), of: DictionaryRecord())
      #expect(isMirrored == holds, "\(order) mirrored")
    }
  }

  @Test(
    arguments: [
      (Sample.number("2"), Sample.number("1"), Sample.number("2.0"), true),
      (Sample.number("1"), Sample.number("1"), Sample.number("2"), true),
      (Sample.number("2.5"), Sample.number("1"), Sample.number("2"), false),
      (Sample.number("1.5"), Sample.number("2"), Sample.number("1"), false),
      (.null, .null, .null, false), (Sample.number("1"), .null, Sample.number("2"), false),
      (Sample.number("1"), Sample.number("1"), .null, false),
      (.text("b"), .text("a"), .text("c"), true),
      (
        .date(Sample.now), .dateBound(Sample.bound("2024-06-01")),
        .dateBound(Sample.bound("2024-06-15")), true
      ),
      (
        .date(Sample.now), .dateBound(Sample.bound("2024-06-15")),
        .dateBound(Sample.bound("2024-06-15")), true
      ),
      (
        .date(Sample.now), .dateBound(Sample.bound("2024-06-16")),
        .dateBound(Sample.bound("2024-06-20")), false
      ),
      (.date(Sample.now), .null, .dateBound(Sample.bound("2024-06-20")), false),
    ] as [(CheckedValue, CheckedValue, CheckedValue, Bool)])
  func `between holds from one bound to the other`(
    value: CheckedValue, low: CheckedValue, high: CheckedValue, holds: Bool
  ) throws {
    #expect(
      try Sample.evaluator.holds(.between(value, low, high, .exact), of: DictionaryRecord())
        == holds)
  }

  @Test(
    arguments: [
      (Sample.number("2"), [Sample.number("1"), Sample.number("2.0")], true),
      (Sample.number("3"), [Sample.number("1"), .null], false),
      (.null, [Sample.number("1"), .null], true), (.null, [Sample.number("1")], false),
      (.null, [], false), (.text("A"), [.text("b"), .text("a")], true),
      (
        .date(Sample.now), [.dateBound(Sample.bound("2023")), .dateBound(Sample.bound("2024"))],
        true
      ),
    ] as [(CheckedValue, [CheckedValue], Bool)])
  func `a value is in a list when it equals an element`(
    value: CheckedValue, elements: [CheckedValue], holds: Bool
  ) throws {
    #expect(
      try Sample.evaluator.holds(.isIn(value, elements, .ignoringCase), of: DictionaryRecord())
        == holds)
  }
}
