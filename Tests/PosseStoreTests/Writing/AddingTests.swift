import Chronology
import PosseModel
import SQLite
import Testing

@testable import PosseStore

struct AddingTests {
  /// Every field that `add` can set outside a capture: what is typed and what scripts read back.
  static let fields: [(field: FugitiveField, typed: String, read: String)] = [
    (.bounty, "12,500.50 USD", "12500.50 USD"),
    (.bountyText, "up to $12,500.50", "up to $12,500.50"),
    (.lastSeen, "2026-02-27T08:15:00Z", "2026-02-27T08:15:00Z"),
    (.lastSeenPlace, "NM/88001 Las Cruces", "NM/88001 Las Cruces"),
    (.lastSeenLat, "32.3199", "32.3199"),
    (.lastSeenLon, "-106.7637", "-106.7637"),
    (.lastSeenDesc, "riding north", "riding north"),
    (.born, "~1859-11-23", "~1859-11-23"),
    (.sex, "male", "male"),
    (.heightCm, "173", "173"),
    (.weightKg, "62", "62"),
    (.hair, "brown", "brown"),
    (.eyes, "blue", "blue"),
    (.marks, "crooked teeth", "crooked teeth"),
    (.caution, "armed", "armed"),
    (.warrant, "LC-1881/4", "LC-1881/4"),
    (.due, "2026-04-01", "2026-04-01"),
    (.agent, "Pat Garrett", "Pat Garrett"),
    (.place, "NM/88316 Lincoln", "NM/88316 Lincoln"),
    (.desc, "Left-handed,\nthey say", "Left-handed,\nthey say"),
    (.notes, "asks for his mother", "asks for his mother"),
    (.aliases, "Kid|William H. Bonney|石川", "Kid|William H. Bonney|石川"),
    (.tags, "murder|escape", "murder|escape"),
    (.offenses, "Murder|Cattle theft", "Murder|Cattle theft"),
  ]

  @Test(arguments: fields)
  func `a field given to add is read back`(
    field: FugitiveField, typed: String, read: String
  ) throws {
    let book = try ScratchBook()
    // A latitude alone would be refused.
    let partner: [String] =
      switch field {
      case .lastSeenLat: ["lastSeenLon=-106.7637"]
      case .lastSeenLon: ["lastSeenLat=32.3199"]
      default: []
      }
    let edits = try book.edits(["\(field.name)=\(typed)"] + partner)
    let id = try book.change {
      try $0.add(name: "Billy the Kid", edits: edits, sources: [])
    }
    #expect(try book.text(field, of: id) == read)
    #expect(try book.text(.name, of: id) == "Billy the Kid")
    try BookAudit.check(book)
  }

  @Test func `every settable field is in the table or belongs to another test`() {
    let elsewhere: Set<FugitiveField> = [
      .name, .currency, .city, .state, .zip, .country, .captdate, .capturedBy, .capturedPlace,
      .capturedLat, .capturedLon,
    ]
    let settable = Set(FugitiveField.allCases.filter(\.isSettable))
    #expect(Set(Self.fields.map(\.field)) == settable.subtracting(elsewhere))
  }

  @Test func `all fields at once come back as one row, and the rest is empty`() throws {
    let book = try ScratchBook()
    let edits = try book.edits(Self.fields.map { "\($0.field.name)=\($0.typed)" })
    let id = try book.change { try $0.add(name: "Billy", edits: edits, sources: []) }
    let rows = try book.read { try $0.list(FugitiveQuery(), fields: FugitiveField.allCases) }
    let row = try #require(rows.first)
    #expect(rows.count == 1 && row.id == id)
    for (field, _, read) in Self.fields { #expect(row[field].pipedText == read) }
    #expect(row[.id] == .integer(1))
    #expect(row[.captured] == .bool(false))
    #expect(row[.currency].pipedText == "USD")
    #expect(row[.city].pipedText == "Lincoln")
    #expect(row[.state].pipedText == "NM")
    #expect(row[.zip].pipedText == "88316")
    #expect(row[.country].pipedText == "US")
    #expect(row[.photos] == .photos([]) && row[.log] == .log([]) && row[.sources] == .sources([]))
    for field in FugitiveField.allCases where field.belongsToCapture {
      #expect(row[field] == .null)
    }
  }

  @Test func `a person of whom nothing is known has a name, a time and a uuid`() throws {
    let book = try ScratchBook()
    let id = try book.change { try $0.add("Nobody") }
    let row = try #require(
      try book.read { try $0.values(of: FugitiveField.allCases, for: [id])[id] })
    let known = FugitiveField.allCases.filter { !row[$0].pipedText.isEmpty }
    #expect(known == [.id, .uuid, .name, .captured, .created, .modified])
    #expect(row[.created] == .moment(Moment(instant: book.now)))
    #expect(row[.modified] == row[.created])
    let uuid = Array(row[.uuid].pipedText)
    #expect(uuid.count == 36 && uuid[14] == "7" && "89ab".contains(uuid[19]))
    #expect(
      uuid.enumerated().allSatisfy {
        ($0.offset, $0.element == "-") == ($0.offset, [8, 13, 18, 23].contains($0.offset))
      })
  }

  @Test func `uuids are never the same and begin with the time`() throws {
    let book = try ScratchBook()
    try book.change { writer in for number in 0..<200 { try writer.add("Outlaw \(number)") } }
    let uuids = try book.column("SELECT uuid FROM fugitive")
    #expect(Set(uuids).count == 200)
    let times = try book.column(
      "SELECT DISTINCT replace(substr(uuid, 1, 13), '-', '') FROM fugitive")
    #expect(times == [.text(String(book.now.microseconds / 1000, radix: 16).leftPadded(to: 12))])
  }

  @Test func `numbers count up and are echoed`() throws {
    let book = try ScratchBook()
    #expect(try book.add("One").number == 1)
    #expect(try book.add("Two").number == 2)
  }

  @Test func `texts keep every character`() throws {
    let book = try ScratchBook()
    for name in [
      "O'Brien; DROP TABLE fugitive;--", "\"quoted\" %_*?", "👨‍👩‍👧‍👦 family", "a\u{301}\u{323}",
    ] {
      let edits = try book.edits([])
      let id = try book.change { try $0.add(name: name, edits: edits, sources: []) }
      guard case .text(let read) = try book.value(.name, of: id) else {
        Issue.record("\(name)")
        continue
      }
      #expect(Array(read.unicodeScalars) == Array(name.unicodeScalars))
    }
    let long = String(repeating: "x", count: 1 << 20)
    let id = try book.add("Long", "notes=\(long)")
    #expect(try book.text(.notes, of: id) == long)
    try BookAudit.check(book)
  }

  @Test func `someone at large cannot be given a capture`() throws {
    let book = try ScratchBook()
    let before = try BookDump.of(book)
    #expect(throws: StoreError.needsCapture(FugitiveID(1), .captdate)) {
      try book.add("Billy", "captdate=1880-12-23")
    }
    #expect(try BookDump.of(book) == before)
  }

  @Test func `a currency without a bounty is refused`() throws {
    let book = try ScratchBook()
    let before = try BookDump.of(book)
    #expect(throws: StoreError.currencyWithoutBounty(FugitiveID(1))) {
      try book.add("Billy", "currency=GBP")
    }
    #expect(try BookDump.of(book) == before)
    let id = try book.add("Billy", "bounty=500", "currency=GBP")
    #expect(try book.text(.bounty, of: id) == "500.00 GBP")
  }
}

extension String {
  /// The text with zeros in front up to a length.
  func leftPadded(to length: Int) -> String {
    String(repeating: "0", count: max(0, length - count)) + self
  }
}
