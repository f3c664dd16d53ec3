import Testing

@testable import PredicateFormat

@Suite struct StatisticTests {
  @Test(
    arguments: [
      (.sum, [], .integer, Sample.value("0")), (.count, [], .integer, Sample.value("0")),
      (.minimum, [], .integer, .null), (.average, [], .integer, .null),
      (.median, [], .integer, .null),
      (.mode, [], .integer, .null), (.standardDeviation, [], .integer, .null),
      (.sum, [Sample.value("1"), .null, Sample.value("2")], .integer, Sample.value("3")),
      (.count, [Sample.value("1"), .null], .integer, Sample.value("1")),
      (.average, [Sample.value("1"), .null, Sample.value("2")], .integer, Sample.value("1.5")),
      (.minimum, [.text("b"), .null, .text("B")], .text, .text("B")),
      (.maximum, [.text("b"), .text("é"), .text("z")], .text, .text("é")),
      (.minimum, [Sample.date("2024"), Sample.date("2023-05")], .date, Sample.date("2023-05")),
      (.maximum, [Sample.date("2024"), Sample.date("2024-01-01")], .date, Sample.date("2024")),
      (
        .mode,
        [
          Sample.value("3"), Sample.value("1"), Sample.value("3.0"), Sample.value("1"),
          Sample.value("2"),
        ],
        .decimal, Sample.value("1")
      ),
      (.mode, [.text("b"), .text("a"), .text("b")], .text, .text("b")),
      (
        .median, [Sample.value("9"), Sample.value("1"), Sample.value("2"), Sample.value("3")],
        .integer,
        Sample.value("2.5")
      ),
    ] as [(Statistic, [PredicateValue], ValueType, PredicateValue)])
  func `nulls are skipped and the rest is reckoned with`(
    statistic: Statistic, values: [PredicateValue], type: ValueType, result: PredicateValue
  ) {
    #expect(statistic.result(over: values, type: type) == result)
  }

  @Test(arguments: Statistic.allCases, [ValueType.integer, .decimal])
  func `the result is of the type that is said of it`(_ statistic: Statistic, type: ValueType) {
    let isDecimal =
      CheckedValue.statistic(
        statistic, RelationUse(owner: 0, relation: Sample.photos, elementScope: 1),
        FieldSchema("size", type)
      ).type == .decimal
    let results = [[], [Sample.value("4"), Sample.value("4")]].map {
      statistic.result(over: $0, type: type)
    }
    for case .number(let number) in results {
      if case .decimal = number { #expect(isDecimal) } else { #expect(!isDecimal) }
    }
  }
}
