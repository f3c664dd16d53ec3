import PosseModel
import Testing

@testable import Interchange

/// Lists of states, ZIP codes and cities.
struct PlaceListReaderTests {
  private func texts(_ text: String) throws -> [String] {
    let reader = try PlaceListReader(Array(text.utf8))
    #expect(reader.rejects.isEmpty)
    return reader.places.map(\.machineText)
  }

  @Test(arguments: [
    "state,zip,city\nTX,78701,Austin\n", "CITY,Zip,STATE\nAustin,78701,tx\n",
    "\u{FEFF}\"zip\",\"lat\",\"city\",\"state_id\",\"state_name\"\r\n\"78701\",\"30.2\",\"Austin\",\"TX\",\"Texas\"\r\n",
    "Postal Code;Primary-City;State\n78701;Austin;Texas\n",
    "zip_code\tprimary_city\tstate\n78701\t  Austin \ttexas\n",
  ])
  func `columns stand in any order under several names`(_ text: String) throws {
    #expect(try texts(text) == ["TX/78701 Austin"])
  }

  @Test func `a city may be missing, and a short line ends early`() throws {
    #expect(try texts("state,zip,city\nTX,78701,\nTX,78702\n,,\n") == ["TX/78701", "TX/78702"])
  }

  @Test(arguments: ["", "\u{FEFF}", "\n\n", "state,zip,city", "state,zip,city\r\n"])
  func `a list without lines holds no place`(_ text: String) throws {
    #expect(try texts(text) == [])
  }

  @Test func `pairs of state and ZIP code are believed`() throws {
    #expect(try texts("state,zip,city\nTX,10001,Nowhere\n") == ["TX/10001 Nowhere"])
  }

  @Test func `lines without a place are told, and the others taken`() throws {
    let long = String(repeating: "é", count: 1_001)
    let reader = try PlaceListReader(
      Array(
        """
        state,zip,city
        TX,78701,Austin
        XX,78701,Austin
        TX,1001,Austin
        ,78701,Austin
        TX,,Austin
        "TX"x,78701,Austin
        TX,78702,\(long)
        TX,78702,\u{0}
        TX,78703,Austin
        "TX,78704
        """.utf8))
    #expect(reader.places.map(\.machineText) == ["TX/78701 Austin", "TX/78703 Austin"])
    #expect(reader.rejects.map(\.line) == [3, 4, 5, 6, 7, 8, 9, 11])
    #expect(
      reader.rejects.map(\.problem) == [
        .place(.unknownState(text: "XX", state: "XX", suggestion: nil)),
        .place(.badZIP(text: "1001", zip: "1001")), .missing(.state), .missing(.zip),
        .csv(.textBehindQuote(line: 7)),
        .place(.city(.tooLong(field: "city", length: 1_001, limit: 1_000))),
        .place(.city(.holdsNUL(field: "city"))), .csv(.openQuote(line: 11)),
      ])
  }

  @Test(arguments: [PlacePart.state, .zip, .city])
  func `a part that no column holds is named`(_ part: PlacePart) {
    let header = [PlacePart.state, .zip, .city].filter { $0 != part }.map(\.rawValue) + ["lat"]
    let text = header.joined(separator: ",") + "\n"
    #expect(throws: PlaceListError.missingColumn(part, header: header)) {
      try PlaceListReader(Array(text.utf8))
    }
  }

  @Test func `a list in Latin-1 is refused`() {
    let bytes = Array("state,zip,city\nPR,00901,Bayam".utf8) + [0xF3, 0x6E]
    #expect(throws: PlaceListError.csv(.notUTF8(line: 2, column: 15, byte: 0xF3))) {
      try PlaceListReader(bytes)
    }
  }
}
