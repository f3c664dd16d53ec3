import Chronology
import Testing

@testable import PredicateFormat

@Suite(.serialized) struct CastTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let value: PredicateValue
    let target: CastTarget
    let result: PredicateValue
    var testDescription: String { "\(value) as \(target)" }

    init(_ value: PredicateValue, _ target: CastTarget, _ result: PredicateValue) {
      self.value = value
      self.target = target
      self.result = result
    }
  }

  @Test(arguments: [
    Case(.null, .number, .null), Case(.null, .text, .null), Case(.null, .date, .null),
    Case(.text("42"), .number, Sample.value("42")),
    Case(.text("-1.5e3"), .number, Sample.value("-1500")),
    Case(.text("forty"), .number, .null), Case(.text(" 42"), .number, .null),
    Case(.text(""), .number, .null), Case(Sample.value("1"), .number, Sample.value("1")),
    Case(Sample.date("2001-01-01T00:00:00Z"), .number, Sample.value("0")),
    Case(Sample.date("2024-03-01T12:00:00Z"), .number, Sample.value("730987200")),
    Case(Sample.date("2000-12-31T23:59:59.999999Z"), .number, Sample.value("-0.000001")),
    Case(Sample.date("2001"), .number, Sample.value("0")),
    Case(Sample.value("42"), .text, .text("42")), Case(Sample.value("42.50"), .text, .text("42.5")),
    Case(Sample.value("5.0"), .text, .text("5")), Case(.text("x"), .text, .text("x")),
    Case(Sample.date("2024-03-01T12:00:00.5Z"), .text, .text("2024-03-01T12:00:00.5Z")),
    Case(Sample.date("1713-05"), .text, .text("1713-05")),
    Case(
      .date(Instant(microseconds: .max), .year), .text,
      .text("294247-01-01T00:00:00Z")),
    Case(Sample.value("0"), .date, Sample.date("2001-01-01T00:00:00Z")),
    Case(Sample.value("-0.0000005"), .date, Sample.date("2001-01-01T00:00:00Z")),
    Case(Sample.value("0.0000015"), .date, Sample.date("2001-01-01T00:00:00.000002Z")),
    Case(Sample.value("1e30"), .date, .null), Case(Sample.value("1e12"), .date, .null),
    Case(.text("2024-03-01T12:00Z"), .date, Sample.date("2024-03-01T12:00:00Z")),
    Case(.text("2024-03"), .date, Sample.date("2024-03-01T00:00:00Z")),
    Case(.text("yesterday"), .date, Sample.date("2024-06-14T00:00:00Z")),
    Case(.text("now"), .date, Sample.date("2024-06-15T12:00:00Z")),
    Case(.text("-7d"), .date, Sample.date("2024-06-08T12:00:00Z")),
    Case(.text("~2024"), .date, .null), Case(.text("unknown"), .date, .null),
    Case(.text("03/01/2024"), .date, .null), Case(.text("2024-02-30"), .date, .null),
    Case(Sample.date("2024-03-01"), .date, Sample.date("2024-03-01T00:00:00Z")),
  ])
  func `a value is made into another type or null`(_ sample: Case) {
    let result = sample.target.result(sample.value, now: Sample.now)
    #expect(result == sample.result)
    if case .number(let number) = result, case .integer = number { Issue.record("an integer") }
  }

  @Test(.enabled(if: Zone.isKnown("Asia/Tokyo"), "the zone files (tzdata) are not installed"))
  func `a day starts where it does in the zone of the process`() async {
    await #expect(processExitsWith: .success) {
      try Zone.use("Asia/Tokyo")
      #expect(
        CastTarget.date.result(.text("2024-03-01"), now: Sample.now)
          == Sample.date("2024-02-29T15:00:00Z"))
      // That is in the year 0.
      #expect(CastTarget.date.result(.text("0001"), now: Sample.now) == .null)
    }
  }

  @Test(
    arguments: [
      ("2024-06-15T12:00:00Z", "-86400", "2024-06-14T12:00:00Z"),
      ("2024-06-15T12:00:00Z", "0.0000005", "2024-06-15T12:00:00Z"),
      ("2024-06-15T12:00:00Z", "0.0000015", "2024-06-15T12:00:00.000002Z"),
      ("2024-06-15", "60", "2024-06-15T00:01:00Z"), ("9999-12-31T23:59:59Z", "1", nil),
      ("0001-01-01T00:00:00Z", "-1", nil), ("2024-06-15T12:00:00Z", "1e100", nil),
      ("2024-06-15T12:00:00Z", "9223372036854775807", nil),
    ] as [(String, String, String?)])
  func `seconds are added to a date, up to the last year`(
    date: String, seconds: String, sum: String?
  ) {
    #expect(
      DateArithmetic.adding(seconds: Sample.value(seconds), to: Sample.date(date))
        == (sum.map { Sample.date($0) } ?? .null))
    #expect(DateArithmetic.adding(seconds: .null, to: Sample.date(date)) == .null)
    #expect(DateArithmetic.adding(seconds: Sample.value(seconds), to: .null) == .null)
  }
}
