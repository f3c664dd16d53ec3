import Chronology
import Testing

@Suite struct PartialDateTests {
  @Test(arguments: [
    ("1713", DatePrecision.year, false), ("1883-11", .month, false), ("1859-11-23", .day, false),
    ("~1968", .year, true), ("~1968-03", .month, true), ("~1968-03-31", .day, true),
    ("0001", .year, false), ("9999-12-31", .day, false), ("2024-02-29", .day, false),
  ])
  func `a partial date is read and written the same`(
    text: String, precision: DatePrecision, isCirca: Bool
  ) throws {
    let date = try #require(PartialDate(machineText: text))
    #expect(date.precision == precision)
    #expect(date.isCirca == isCirca)
    #expect(date.machineText == text)
  }

  @Test func `a random partial date survives its text and its moment`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let date = try #require(Sample.randomDate(using: &generator))
      #expect(PartialDate(machineText: date.machineText) == date)
      #expect(Moment(date).partialDate == date)
      #expect(Moment(date).machineText == date.machineText)
    }
  }

  @Test(arguments: [
    "", "~", "68", "19680", "1968-", "1968-3", "1968-13", "1968-00", "1968-02-30", "1968-02-",
    "1968-02-3", "0000", "~~1968", "1968~", " 1968", "1968 ", "-1968", "+1968", "1968-0a", "١٩٦٨",
    "2026-03-01T20:05:00Z",
  ])
  func `text that no partial date is written as is not read`(text: String) {
    #expect(PartialDate(machineText: text) == nil)
  }

  @Test func `a day without its month is no date`() {
    #expect(PartialDate(year: 1968, month: nil, day: 3) == nil)
  }

  @Test(arguments: [
    ("1968", "1968-01-01T00:00:00Z"), ("1968-03", "1968-03-01T00:00:00Z"),
    ("~1968-03-07", "1968-03-07T00:00:00Z"),
  ])
  func `the first day is written as if UTC`(text: String, firstDay: String) throws {
    let date = try #require(PartialDate(machineText: text))
    #expect(date.firstDay == Sample.instant(firstDay))
  }
}
