import PosseModel
import TestSupport
import Testing

@Suite struct PlaceTests {
  struct Accepted: CustomTestStringConvertible {
    let text: String
    let parts: [String?]
    let machine: String
    let display: String
    init(_ text: String, _ parts: [String?], _ machine: String, _ display: String) {
      self.text = text
      self.parts = parts
      self.machine = machine
      self.display = display
    }
    var testDescription: String { text }
  }

  @Test(arguments: [
    Accepted("TX", ["US", "TX", nil, nil], "TX", "TX"),
    Accepted("tx", ["US", "TX", nil, nil], "TX", "TX"),
    Accepted("TX/78701", ["US", "TX", "78701", nil], "TX/78701", "TX 78701"),
    Accepted(
      "TX/78701 Austin", ["US", "TX", "78701", "Austin"], "TX/78701 Austin", "Austin TX 78701"),
    Accepted(
      "tX/78701-1234  San  Marcos ", ["US", "TX", "78701-1234", "San  Marcos"],
      "TX/78701-1234 San  Marcos", "San  Marcos TX 78701-1234"),
    Accepted("OK Stroud", ["US", "OK", nil, "Stroud"], "OK Stroud", "Stroud OK"),
    Accepted("US:TX", ["US", "TX", nil, nil], "TX", "TX"),
    Accepted(
      "us: mo/64501 St. Joseph", ["US", "MO", "64501", "St. Joseph"],
      "MO/64501 St. Joseph", "St. Joseph MO 64501"),
    Accepted("  TX\t", ["US", "TX", nil, nil], "TX", "TX"),
    Accepted("DC Washington", ["US", "DC", nil, "Washington"], "DC Washington", "Washington DC"),
    Accepted("PR/00901", ["US", "PR", "00901", nil], "PR/00901", "PR 00901"),
    Accepted("GU", ["US", "GU", nil, nil], "GU", "GU"),
    Accepted("AP/96201", ["US", "AP", "96201", nil], "AP/96201", "AP 96201"),
    Accepted("FM", ["US", "FM", nil, nil], "FM", "FM"),
    Accepted("GB:London", ["GB", nil, nil, "London"], "GB:London", "London GB"),
    Accepted("gb: London ", ["GB", nil, nil, "London"], "GB:London", "London GB"),
    Accepted("GB:", ["GB", nil, nil, nil], "GB:", "GB"),
    Accepted(
      "AU:Glenrowan, VIC 3675", ["AU", nil, nil, "Glenrowan, VIC 3675"],
      "AU:Glenrowan, VIC 3675", "Glenrowan, VIC 3675 AU"),
    Accepted("MX:TX/78701", ["MX", nil, nil, "TX/78701"], "MX:TX/78701", "TX/78701 MX"),
    Accepted("JP:京都:伏見", ["JP", nil, nil, "京都:伏見"], "JP:京都:伏見", "京都:伏見 JP"),
    Accepted("PR:San Juan", ["PR", nil, nil, "San Juan"], "PR:San Juan", "San Juan PR"),
    Accepted(
      "TX Cut:And Shoot", ["US", "TX", nil, "Cut:And Shoot"], "TX Cut:And Shoot",
      "Cut:And Shoot TX"),
    Accepted("DE:10115", ["DE", nil, nil, "10115"], "DE:10115", "10115 DE"),
    Accepted("NE 68 Fork", ["US", "NE", nil, "68 Fork"], "NE 68 Fork", "68 Fork NE"),
    Accepted("FR:Cafe\u{301}", ["FR", nil, nil, "Caf\u{E9}"], "FR:Caf\u{E9}", "Caf\u{E9} FR"),
  ]) func `a place as people type it`(row: Accepted) throws {
    let place = try Place(parsing: row.text)
    #expect([place.country, place.state, place.zip, place.city] == row.parts)
    #expect(Array(place.machineText.unicodeScalars) == Array(row.machine.unicodeScalars))
    #expect(place.displayText == row.display)
    #expect(try Place(parsing: place.machineText) == place)
  }

  struct Refused: CustomTestStringConvertible {
    let text: String
    let error: PlaceError
    init(_ text: String, _ error: (String) -> PlaceError) {
      self.text = text
      self.error = error(text)
    }
    var testDescription: String { text }
  }

  @Test(arguments: [
    Refused("") { _ in .empty }, Refused(" \u{A0}\t") { _ in .empty },
    Refused("Texas") { .unknownState(text: $0, state: "Texas", suggestion: "TX") },
    Refused("new york") { .unknownState(text: $0, state: "new", suggestion: "NY") },
    Refused("West Virginia") { .unknownState(text: $0, state: "West", suggestion: "WV") },
    Refused("Arkansas") { .unknownState(text: $0, state: "Arkansas", suggestion: "AR") },
    Refused("Kansas City") { .unknownState(text: $0, state: "Kansas", suggestion: "KS") },
    Refused("Texsa") { .unknownState(text: $0, state: "Texsa", suggestion: "TX") },
    Refused("XX") { .unknownState(text: $0, state: "XX", suggestion: nil) },
    Refused("Tẍ") { .unknownState(text: $0, state: "Tẍ", suggestion: nil) },
    Refused("ＴＸ") { .unknownState(text: $0, state: "ＴＸ", suggestion: nil) },
    Refused("Austin TX") { .unknownState(text: $0, state: "Austin", suggestion: "TX Austin") },
    Refused("78701") { .unknownState(text: $0, state: "78701", suggestion: "TX/78701") },
    Refused("TX78701") { .unknownState(text: $0, state: "TX78701", suggestion: nil) },
    Refused("/78701") { .unknownState(text: $0, state: "", suggestion: "TX/78701") },
    Refused("UM") { .unknownState(text: $0, state: "UM", suggestion: "UM:") },
    Refused("TX\0") { .unknownState(text: $0, state: "TX\0", suggestion: nil) },
    Refused("..Unknown..") { .unknownState(text: $0, state: $0, suggestion: nil) },
    Refused("TX/") { .badZIP(text: $0, zip: "") },
    Refused("TX/ 78701") { .badZIP(text: $0, zip: "") },
    Refused("TX/7870") { .badZIP(text: $0, zip: "7870") },
    Refused("TX/787011") { .badZIP(text: $0, zip: "787011") },
    Refused("TX/78701-") { .badZIP(text: $0, zip: "78701-") },
    Refused("TX/78701-12") { .badZIP(text: $0, zip: "78701-12") },
    Refused("TX/78701Austin") { .badZIP(text: $0, zip: "78701Austin") },
    Refused("TX/７８７０１") { .badZIP(text: $0, zip: "７８７０１") },
    Refused("TX/78701/2") { .badZIP(text: $0, zip: "78701/2") },
    Refused("TX/1234567890") { .badZIP(text: $0, zip: "1234567890") },
    Refused("US:") { .missingState(text: $0) }, Refused("us: ") { .missingState(text: $0) },
    Refused("US:London") { .unknownState(text: $0, state: "London", suggestion: nil) },
    Refused("UK:London") { .unknownCountry(text: $0, country: "UK", suggestion: "GB") },
    Refused("usa:TX") { .unknownCountry(text: $0, country: "usa", suggestion: "US") },
    Refused("TX:Austin") { .unknownCountry(text: $0, country: "TX", suggestion: "TX Austin") },
    Refused("XK:Pristina") { .unknownCountry(text: $0, country: "XK", suggestion: nil) },
    Refused(":London") { .unknownCountry(text: $0, country: "", suggestion: nil) },
    Refused("NY 78701") { .codeAsCity(text: $0, city: "78701", suggestion: "NY/78701") },
    Refused("ny  78701-1234 ") {
      .codeAsCity(text: $0, city: "78701-1234", suggestion: "NY/78701-1234")
    },
    Refused("NY/10001 7870") { .codeAsCity(text: $0, city: "7870", suggestion: nil) },
    Refused("NY 78 701\u{2013}1") {
      .codeAsCity(text: $0, city: "78 701\u{2013}1", suggestion: nil)
    },
    Refused("NY ７８７０１") { .codeAsCity(text: $0, city: "７８７０１", suggestion: "NY/78701") },
    Refused("GB:Lon\0don") { _ in .city(.holdsNUL(field: "city")) },
    Refused("GB:\u{200B}") { _ in .city(.blank(field: "city")) },
  ]) func `what is no place is refused by its reason`(row: Refused) {
    #expect(throws: row.error) { try Place(parsing: row.text) }
  }

  @Test(
    arguments: [
      ("CA 78701 Austin", "78701 Austin", "CA/78701 Austin"),
      ("TX Austin 78701", "Austin 78701", "TX/78701 Austin"),
      ("TX Austin, 78701.", "Austin, 78701.", "TX/78701 Austin"),
      ("TX Austin (78701-1234)", "Austin (78701-1234)", "TX/78701-1234 Austin"),
      ("TX Austin/78701", "Austin/78701", "TX/78701 Austin"),
      ("TX/78701 Austin 78701-1234", "Austin 78701-1234", "TX/78701-1234 Austin"),
      ("TX/78701-1234 Austin 78701", "Austin 78701", "TX/78701-1234 Austin"),
      ("TX/78701 Austin 78702", "Austin 78702", nil),
      ("TX 78701 78702", "78701 78702", nil),
      ("CA /78701", "/78701", "CA/78701"),
      ("CA / 78701", "/ 78701", "CA/78701"),
      ("TX /Austin", "/Austin", "TX Austin"),
      ("TX/78701 /Austin", "/Austin", "TX/78701 Austin"),
      ("TX 78701 Austin\u{A0}Waco", "78701 Austin\u{A0}Waco", "TX/78701 Austin Waco"),
      ("TX 78701x", "78701x", nil), ("TX 787011 Austin", "787011 Austin", nil),
      ("TX Austin 7870１", "Austin 7870１", "TX/78701 Austin"),
    ] as [(String, String, String?)])
  func `no city of the United States holds a ZIP code`(
    text: String, city: String, suggestion: String?
  ) throws {
    #expect(throws: PlaceError.codeAsCity(text: text, city: city, suggestion: suggestion)) {
      try Place(parsing: text)
    }
    #expect(try Place(stored: text).city == city, "an older book may hold it")
    if let suggestion { #expect(try Place(parsing: suggestion).machineText == suggestion) }
  }

  @Test(arguments: [
    "TX Highway 6", "AZ 1000 Palms", "TX Area 787011", "TX Austin A78701", "NE 68-70 Fork",
  ])
  func `a city may hold other numbers`(text: String) throws {
    #expect(try Place(parsing: text).machineText == text)
  }

  @Test(
    arguments: [
      ("Austin TX 78701", "TX/78701 Austin"), ("Austin, TX 78701", "TX/78701 Austin"),
      ("San Marcos, tx 78666-1234", "TX/78666-1234 San Marcos"),
      ("Austin Texas 78701", "TX/78701 Austin"), ("Austin TX/78701", "TX/78701 Austin"),
      ("Austin NY 78701", "NY/78701 Austin"), ("Austin 78701", "TX/78701 Austin"),
      ("78701 Austin", "TX/78701 Austin"), ("Somewhere 96950", nil),
      ("Austin TX", "TX Austin"), ("Austin, TX", "TX Austin"), ("TX, Austin", "TX Austin"),
      ("Washington DC", "DC Washington"),
      ("Charleston West Virginia", "WV Charleston"), ("New York, New York", "NY New York"),
      ("Austin, TX, USA", "TX Austin"), ("US:Austin TX", "TX Austin"),
      ("Texas:Austin", "TX Austin"),
      ("TX:78701 Austin", "TX/78701 Austin"), ("Kansas City", "KS"), ("Austin", nil),
      ("GB", "GB:"), ("gb", "GB:"), ("GB/London", "GB:London"), ("gb/London", "GB:London"),
      ("GB London", "GB:London"), ("London GB", "GB:London"), ("London, UK", "GB:London"),
      ("MEX", "MX:"), ("Mexico", nil), ("Germany", nil), ("Germany:Berlin", nil), ("USA", nil),
      ("is there", nil), ("TX78701", nil), ("Austin TX 78701 78702", nil),
    ] as [(String, String?)])
  func `what was most likely meant is suggested`(text: String, expected: String?) throws {
    let error = #expect(throws: PlaceError.self) { try Place(parsing: text) }
    switch error {
    case .unknownState(text, _, let suggestion), .unknownCountry(text, _, let suggestion):
      #expect(suggestion == expected)
    default: Issue.record("\(String(describing: error))")
    }
    if let expected { #expect(throws: Never.self) { try Place(parsing: expected) } }
  }

  @Test func `a city of a thousand code points fits, and one more does not`() throws {
    let city = String(repeating: "é", count: 1_000)
    #expect(try Place(parsing: "FR:" + city).city == city)
    #expect(throws: PlaceError.city(.tooLong(field: "city", length: 1_001, limit: 1_000))) {
      try Place(parsing: "FR:" + city + "x")
    }
  }

  @Test func `any place is read back from its own text`() throws {
    var random = SeededGenerator(seed: 3)
    let letters: [Unicode.Scalar] = [
      "A", "z", "é", "山", ":", "/", " ", "\u{A0}", "\u{301}", "7", ".", "\u{202E}", "\u{1B}",
    ]
    for _ in 0..<3_000 {
      let city = try? PlacePart.city.validated(random.text(of: letters, upTo: 12))
      let state = try #require(USState.all.randomElement(using: &random)).code
      let zips = [nil, "00000", "78701", "99999-0001"]
      let zip = try #require(zips.randomElement(using: &random))
      let country = try #require(Country.codes.randomElement(using: &random))
      let place =
        Bool.random(using: &random) || country == "US"
        ? Place(country: "US", state: state, zip: zip, city: city)
        : Place(country: country, state: nil, zip: nil, city: city)
      #expect(try Place(stored: place.machineText) == place, "\(place)")
    }
  }

  @Test func `a city that nobody could type today is read from a book`() throws {
    let place = Place(country: "US", state: "NY", zip: nil, city: "78701")
    #expect(try Place(stored: place.machineText) == place)
    #expect(try PlaceValue(stored: "NY 78701") == .place(place))
    #expect(try PlaceValue(stored: "..Unknown..") == .unknown)
  }

  @Test(arguments: HostileTexts.all + HostileTexts.huge)
  func `hostile texts get an answer`(text: String) {
    if let place = try? PlaceValue(parsing: text) { #expect(!place.machineText.isEmpty) }
    _ = try? CapturePoint(parsing: text)
  }

  @Test func `unchecked parts are printed whatever they are`() {
    #expect(Place(country: nil, state: nil, zip: nil, city: nil).machineText == ":")
    #expect(Place(country: nil, state: nil, zip: nil, city: nil).displayText == "")
    #expect(Place(country: nil, state: "TX", zip: nil, city: nil).machineText == "TX")
    #expect(Place(country: "GB", state: "TX", zip: "1", city: "A").displayText == "A TX 1 GB")
  }

  @Test func `the unknown place is a value of its own`() throws {
    #expect(try PlaceValue(parsing: "..Unknown..") == .unknown)
    #expect(try PlaceValue(parsing: " ..Unknown.. ") == .unknown)
    #expect(try PlaceValue(parsing: "..unKNOWN..") == .unknown)
    #expect(throws: PlaceError.self) { try PlaceValue(parsing: "..Unknown") }
    #expect(throws: PlaceError.self) { try PlaceValue(parsing: "..Unknown.. TX") }
    #expect(PlaceValue.unknown.machineText == "..Unknown..")
    #expect(PlaceValue.unknown.displayText == "..Unknown..")
    #expect(PlaceValue.unknown.place == nil)
    #expect(try PlaceValue(parsing: "TX").place?.state == "TX")
  }
}
