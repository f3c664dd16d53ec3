import PosseModel
import Testing

@testable import Interchange

/// Lists of states, ZIP codes and cities.
struct PlaceListReaderTests {
  private func texts(_ text: String) throws -> [String] {
    let reader = try PlaceListReader(Array(text.utf8))
    #expect(reader.rejects.isEmpty && reader.doubts.isEmpty)
    return reader.places.map(\.machineText)
  }

  @Test(arguments: [
    "state,zip,city\nTX,78701,Austin\n", "CITY,Zip,STATE\nAustin,78701,tx\n",
    "\u{FEFF}\"zip\",\"lat\",\"city\",\"state_id\",\"state_name\"\r\n\"78701\",\"30.2\",\"Austin\",\"TX\",\"Texas\"\r\n",
    "Postal Code;Primary-City;State\n78701;Austin;Texas\n",
    "sep=;\r\nstate;zip;city\r\nTX;78701;Austin\r\n", "SEP=|\nst|zip|city\nTX|78701|Austin\n",
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

  @Test func `a ZIP code of another state is in doubt until somebody says whether it is believed`()
    throws
  {
    var reader = try PlaceListReader(
      Array("state,zip,city\nTX,10001,Nowhere\nTX,78701,Austin\nNY,78702,\nXX,1,\n".utf8))
    #expect(reader.doubts.map(\.line) == [2, 4])
    #expect(reader.doubts.map(\.problem.owners) == [["NY"], ["TX"]])
    reader.settleDoubts { $0.state == "TX" }
    #expect(reader.places.map(\.machineText) == ["TX/78701 Austin", "TX/10001 Nowhere"])
    #expect(reader.rejects.map(\.line) == [4, 5])
    #expect(reader.doubts.isEmpty)
  }

  @Test
  func `zeros that a spreadsheet took away are put back where the state's ZIP codes begin so`()
    throws
  {
    let reader = try PlaceListReader(
      Array(
        "zip,state,city\n2134,MA,Allston\n601,PR,Adjuntas\n2134-0001,MA,\n501,NY,\n2134,TX,\n7,MA,\n"
          .utf8))
    #expect(
      reader.places.map(\.machineText) == [
        "MA/02134 Allston", "PR/00601 Adjuntas", "MA/02134-0001", "NY/00501",
      ])
    #expect(reader.paddedZIPs == 4)
    #expect(
      reader.rejects.map(\.problem) == [
        .place(.badZIP(text: "2134", zip: "2134")), .place(.badZIP(text: "7", zip: "7")),
      ])
  }

  @Test(arguments: [
    ("state_id,state_name,zip,city\nTX,Texas,78701,Austin\n", (1, "state_id"), [(2, "state_name")]),
    ("State Name,State,zip,city\nTexas,TX,78701,Austin\n", (2, "State"), [(1, "State Name")]),
    ("state,state_code,zip,city\n\nTexas,tx,78701,Austin\n", (2, "state_code"), [(1, "state")]),
    (
      "state_id,state,st,zip,city\n48,Texas,TX,78701,Austin\n", (3, "st"),
      [(2, "state"), (1, "state_id")]
    ),
    ("state_id,state_name,zip,city\n48,Texas,78701,Austin\n", (2, "state_name"), [(1, "state_id")]),
    ("state,state,zip,city\nTX,TX,78701,Austin\n", (1, "state"), [(2, "state")]),
  ])
  func `of several columns for the state one with codes is used, and told`(
    text: String, used: (Int, String), others: [(Int, String)]
  ) throws {
    let reader = try PlaceListReader(Array(text.utf8))
    #expect(reader.places.map(\.machineText) == ["TX/78701 Austin"])
    let columns = ([used] + others).map { PlaceColumn(number: $0.0, title: $0.1) }
    #expect(
      reader.choices == [
        PlaceColumnChoice(part: .state, used: columns[0], others: Array(columns.dropFirst()))
      ])
  }

  @Test func `a quote that nothing closes is an error of the file, with its line`() {
    for (text, line) in [
      ("state,zip,city\nTX,78701,Austin\nTX,78702,\"Austin\nTX,78703,Waco\n", 3),
      ("\"state\nTX", 1),
      ("state,zip,city\n\"T\nX\",78702,\"Austin\n", 3),
    ] {
      #expect(throws: PlaceListError.csv(.openQuote(line: line))) {
        try PlaceListReader(Array(text.utf8))
      }
    }
  }

  @Test func `a quote that the next one closes does not swallow the lines between`() throws {
    let reader = try PlaceListReader(
      Array(
        """
        state,zip,city
        TX,78701,"Austin
        TX,78702,Waco
        TX,78703,"El Paso"
        TX,78704,Dallas
        """.utf8))
    #expect(
      reader.places.map(\.machineText) == ["TX/78702 Waco", "TX/78703 El Paso", "TX/78704 Dallas"])
    #expect(reader.rejects == [.init(line: 2, problem: .csv(.textBehindQuote(line: 2)))])
  }

  @Test(
    arguments: [[0xFF, 0xFE, 0x73, 0x00], [0xFE, 0xFF, 0x00, 0x73], [0xFF, 0xFE]] as [[UInt8]])
  func `a list in UTF-16 is known by its byte order mark`(bytes: [UInt8]) {
    #expect(throws: PlaceListError.csv(.utf16)) { try PlaceListReader(bytes) }
  }

  @Test func `a city that holds a ZIP code is none`() throws {
    let reader = try PlaceListReader(
      Array("state,zip,city\nTX,78701,/78701\nTX,78701,Austin 78702\n".utf8))
    #expect(reader.places.isEmpty)
    #expect(
      reader.rejects.map(\.problem) == [
        .place(.codeAsCity(text: "TX/78701 /78701", city: "/78701", suggestion: "TX/78701")),
        .place(.codeAsCity(text: "TX/78701 Austin 78702", city: "Austin 78702", suggestion: nil)),
      ])
  }

  @Test func `a city of digits is none`() throws {
    let reader = try PlaceListReader(Array("state,zip,city\nTX,78701,78701\n".utf8))
    #expect(
      reader.rejects.map(\.problem) == [
        .place(.codeAsCity(text: "TX/78701 78701", city: "78701", suggestion: "TX/78701"))
      ])
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
        """.utf8))
    #expect(reader.places.map(\.machineText) == ["TX/78701 Austin", "TX/78703 Austin"])
    #expect(reader.rejects.map(\.line) == [3, 4, 5, 6, 7, 8, 9])
    #expect(
      reader.rejects.map(\.problem) == [
        .place(.unknownState(text: "XX", state: "XX", suggestion: nil)),
        .place(.badZIP(text: "1001", zip: "1001")), .missing(.state), .missing(.zip),
        .csv(.textBehindQuote(line: 7)),
        .place(.city(.tooLong(field: "city", length: 1_001, limit: 1_000))),
        .place(.city(.holdsNUL(field: "city"))),
      ])
  }

  @Test(arguments: [PlacePart.state, .zip, .city])
  func `a part that no column holds is named`(_ part: PlacePart) {
    let header = [PlacePart.state, .zip, .city].filter { $0 != part }.map(\.rawValue) + ["lat"]
    let text = header.joined(separator: ",") + "\n"
    #expect(throws: PlaceListError.missingColumn(part, header: header, line: 1)) {
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
