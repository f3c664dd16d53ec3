import Chronology
import PosseModel
import Testing

@Suite struct FieldValueTests {
  struct Case: CustomTestStringConvertible {
    let value: FieldValue
    let text: String
    init(_ value: FieldValue, _ text: String) {
      self.value = value
      self.text = text
    }
    var testDescription: String { text }
  }

  @Test(arguments: [
    Case(.null, ""), Case(.integer(12), "12"), Case(.integer(.min), "-9223372036854775808"),
    Case(.text("Joe\tKoehler"), "Joe\tKoehler"),
    Case(.money(Money(thousandths: 12_500_000, currency: .usd)), "12500.00 USD"),
    Case(.currency(.eur), "EUR"), Case(.degrees(Degrees(tenMillionths: -948_500_000)), "-94.85"),
    Case(.bool(true), "true"), Case(.bool(false), "false"),
    Case(.place(.unknown), "..Unknown.."),
    Case(
      .place(.place(Place(country: "US", state: "TX", zip: "78701", city: "Austin"))),
      "TX/78701 Austin"),
    Case(.texts([]), ""), Case(.texts(["fta", "violent"]), "fta|violent"),
    Case(.texts(["a|b", "c\\"]), "a\\|b|c\\\\"),
    Case(.photos([]), ""), Case(.log([]), ""), Case(.sources([]), ""),
  ]) func `each value has its text in a pipe`(row: Case) {
    #expect(row.value.pipedText == row.text)
    #expect(row.value.isNull == (row.value == .null))
  }

  @Test(arguments: ["1713", "1883-11", "~1968", "2026-03-01", "2026-03-01T20:05:00Z"])
  func `a date is written as it was given, an instant in UTC`(text: String) throws {
    let moment = try #require(Moment(machineText: text))
    #expect(FieldValue.moment(moment).pipedText == text)
    if let date = moment.partialDate { #expect(FieldValue.partialDate(date).pipedText == text) }
  }

  @Test func `an instant given elsewhere is written in UTC`() {
    let moment = Moment(
      instant: Instant(microseconds: 1_772_395_500_000_000), offsetMinutes: -360)
    #expect(FieldValue.moment(moment).pipedText == "2026-03-01T20:05:00Z")
  }
}
