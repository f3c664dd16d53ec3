import PosseModel
import Testing

@Suite struct PlaceChangingTests {
  private let austin = Place(country: "US", state: "TX", zip: "78701", city: "Austin")
  private let london = Place(country: "GB", state: nil, zip: nil, city: "London")

  @Test func `parts change one by one or together`() throws {
    #expect(try Place.changing(austin, to: [.zip: "78704"])?.machineText == "TX/78704 Austin")
    #expect(try Place.changing(austin, to: [.city: nil])?.machineText == "TX/78701")
    #expect(try Place.changing(austin, to: [.zip: nil])?.machineText == "TX Austin")
    #expect(
      try Place.changing(austin, to: [.state: "ok", .zip: nil, .city: "Stroud"])?.machineText
        == "OK Stroud")
    #expect(try Place.changing(london, to: [.city: "Leeds"])?.machineText == "GB:Leeds")
    #expect(try Place.changing(london, to: [.city: nil])?.machineText == "GB:")
  }

  @Test func `a state alone makes a place in the United States`() throws {
    #expect(try Place.changing(nil, to: [.state: "tx"])?.machineText == "TX")
    #expect(try Place.changing(nil, to: [.state: "tx"])?.country == "US")
  }

  @Test func `another country drops state and ZIP code`() throws {
    #expect(try Place.changing(austin, to: [.country: "mx"])?.machineText == "MX:Austin")
  }

  @Test func `no parts are no place`() throws {
    #expect(try Place.changing(nil, to: [:]) == nil)
    #expect(try Place.changing(london, to: [.country: nil, .city: nil]) == nil)
    #expect(
      try Place.changing(austin, to: [.state: nil, .zip: nil, .city: nil, .country: nil]) == nil)
  }

  @Test func `a state or ZIP code outside the United States is refused`() {
    #expect(throws: PlaceError.outsideUnitedStates(country: "GB", part: .state)) {
      try Place.changing(london, to: [.state: "TX"])
    }
    #expect(throws: PlaceError.outsideUnitedStates(country: "GB", part: .zip)) {
      try Place.changing(austin, to: [.country: "GB", .zip: "78701"])
    }
  }

  @Test func `a city or ZIP code without a state is refused`() {
    #expect(throws: PlaceError.missingState(text: "Austin")) {
      try Place.changing(nil, to: [.city: "Austin"])
    }
    #expect(throws: PlaceError.missingState(text: "Austin")) {
      try Place.changing(austin, to: [.state: nil])
    }
    #expect(throws: PlaceError.missingState(text: "London")) {
      try Place.changing(london, to: [.country: nil])
    }
  }

  @Test func `a bad part is refused as in a whole place`() {
    #expect(throws: PlaceError.unknownState(text: "Texas", state: "Texas", suggestion: "TX")) {
      try Place.changing(austin, to: [.state: "Texas"])
    }
    #expect(throws: PlaceError.badZIP(text: "1", zip: "1")) {
      try Place.changing(austin, to: [.zip: "1"])
    }
    #expect(throws: PlaceError.unknownCountry(text: "UK", country: "UK", suggestion: "GB")) {
      try Place.changing(austin, to: [.country: "UK"])
    }
    #expect(throws: PlaceError.city(.blank(field: "city"))) {
      try Place.changing(austin, to: [.city: " "])
    }
  }
}
