import PosseModel
import Testing

@Suite struct PlaceChangingTests {
  private let austin = Place(country: "US", state: "TX", zip: "78701", city: "Austin")
  private let london = Place(country: "GB", state: nil, zip: nil, city: "London")

  @Test func `parts change one by one or together`() throws {
    #expect(
      try Place.changing(austin, to: [.zip: "78704", .city: "Austin"])?.machineText
        == "TX/78704 Austin")
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
    #expect(try Place.changing(austin, to: [.country: "mx"])?.machineText == "MX:")
    #expect(
      try Place.changing(austin, to: [.country: "mx", .city: "Austin"])?.machineText == "MX:Austin")
  }

  @Test(
    arguments: [
      ("TX/78701 Austin", [.zip: "78704"], "TX/78704"),
      ("TX/78701 Austin", [.state: "CA", .zip: "90210"], "CA/90210"),
      ("TX/78701 Austin", [.state: "CA"], "CA/78701"),
      ("TX Austin", [.state: "CA"], "CA"), ("GB:London", [.country: "FR"], "FR:"),
      ("GB:London", [.country: "US", .state: "TX"], "TX"),
      ("TX/78701 Austin", [.zip: "78701"], "TX/78701 Austin"),
      ("TX/78701 Austin", [.zip: "78701-1234"], "TX/78701-1234 Austin"),
      ("TX/78701-1234 Austin", [.zip: "78701"], "TX/78701 Austin"),
      ("TX/78701 Austin", [.state: "tx", .country: "us"], "TX/78701 Austin"),
      ("GB:London", [.country: "gb"], "GB:London"),
      ("TX Austin", [.zip: "78701"], "TX/78701 Austin"),
      ("TX/78701 Austin", [.zip: "78704", .city: nil], "TX/78704"),
    ] as [(String, [PlacePart: String?], String)])
  func `the city of another place goes, and that of the same one stays`(
    before: String, changes: [PlacePart: String?], after: String
  ) throws {
    let place = try Place(parsing: before)
    #expect(try Place.changing(place, to: changes)?.machineText == after)
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
    for place in [london, nil] {
      #expect(throws: PlaceError.missingState(text: "US")) {
        try Place.changing(place, to: [.country: "US"])
      }
    }
  }

  @Test func `a bad part is refused as in a whole place`() throws {
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
    #expect(
      throws: PlaceError.codeAsCity(text: "78704", city: "78704", suggestion: "TX/78704")
    ) {
      try Place.changing(austin, to: [.city: "78704"])
    }
    #expect(
      throws: PlaceError.codeAsCity(text: "/78704", city: "/78704", suggestion: "TX/78704")
    ) {
      try Place.changing(austin, to: [.city: "/78704"])
    }
    #expect(try Place.changing(london, to: [.city: "10115"])?.machineText == "GB:10115")
  }
}
