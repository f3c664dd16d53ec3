import Chronology
import PosseModel
import Testing

@testable import PosseStore

struct EditingTests {
  /// Another value for every field of ``AddingTests/fields``.
  static let changed: [(field: FugitiveField, typed: String, read: String)] = [
    (.name, "Henry McCarty", "Henry McCarty"),
    (.bounty, "1 GBP", "1.00 GBP"),
    (.bountyText, "one pound", "one pound"),
    (.lastSeen, "1881-07", "1881-07"),
    (.lastSeenPlace, "..Unknown..", "..Unknown.."),
    (.lastSeenLat, "0", "0"),
    (.lastSeenLon, "180", "180"),
    (.lastSeenDesc, "gone", "gone"),
    (.born, "1860", "1860"),
    (.sex, "unknown to us", "unknown to us"),
    (.heightCm, "174", "174"),
    (.weightKg, "63", "63"),
    (.hair, "black", "black"),
    (.eyes, "grey", "grey"),
    (.marks, "none", "none"),
    (.caution, "fast", "fast"),
    (.warrant, "Ω-7", "Ω-7"),
    (.due, "2030-01-02T03:04:05Z", "2030-01-02T03:04:05Z"),
    (.agent, "John Poe", "John Poe"),
    (.place, "GB:London", "GB:London"),
    (.desc, "ÉTÉ", "ÉTÉ"),
    (.notes, "…", "…"),
    (.aliases, "Kid|El Chivato", "Kid|El Chivato"),
    (.tags, "escape|murder", "escape|murder"),
    (.offenses, "Horse theft", "Horse theft"),
  ]

  private func billy(_ book: ScratchBook) throws -> FugitiveID {
    let edits = try book.edits(AddingTests.fields.map { "\($0.field.name)=\($0.typed)" })
    return try book.change { try $0.add(name: "Billy the Kid", edits: edits, sources: []) }
  }

  @Test(arguments: changed)
  func `a field is replaced, and the change says how`(
    field: FugitiveField, typed: String, read: String
  ) throws {
    let book = try ScratchBook()
    let id = try billy(book)
    let before = try book.value(field, of: id)
    let rest = FugitiveField.allCases.filter { $0 != field && $0 != .modified && $0 != .currency }
    let others = try book.read { try $0.values(of: rest, for: [id]) }
    book.nextDay()
    let changes = try book.edit(id, "\(field.name)=\(typed)")
    let after = try book.value(field, of: id)
    #expect(after.pipedText == read)
    #expect(changes == [FieldChange(fugitive: id, field: field, before: before, after: after)])
    #expect(try book.value(.modified, of: id) == .moment(Moment(instant: book.now)))
    let parts: Set<FugitiveField> = field == .place ? [.city, .state, .zip, .country] : []
    let othersNow = try book.read { try $0.values(of: rest, for: [id]) }
    for other in rest where !parts.contains(other) {
      #expect(othersNow[id]?[other] == others[id]?[other])
    }
    try BookAudit.check(book)
  }

  @Test(arguments: AddingTests.fields.map(\.field))
  func `a field is cleared`(field: FugitiveField) throws {
    let book = try ScratchBook()
    let id = try billy(book)
    let partner: [FugitiveField] =
      switch field {
      case .lastSeenLat: [.lastSeenLon]
      case .lastSeenLon: [.lastSeenLat]
      default: []
      }
    book.nextDay()
    let changes = try book.edit(id, clearing: ([field] + partner).map(\.name))
    #expect(changes.map(\.field) == [field] + partner)
    #expect(try book.text(field, of: id) == "")
    if field == .bounty { #expect(try book.value(.currency, of: id) == .null) }
    try BookAudit.check(book)
    // What is empty already is no change.
    #expect(try book.edit(id, clearing: ([field] + partner).map(\.name)).isEmpty)
  }

  @Test func `what is so already changes nothing, not even the time`() throws {
    let book = try ScratchBook()
    let id = try billy(book)
    let before = try BookDump.of(book)
    book.nextDay()
    let edits = try book.edits(AddingTests.fields.map { "\($0.field.name)=\($0.typed)" })
    #expect(try book.change { try $0.edit([id], edits) }.isEmpty)
    #expect(try BookDump.of(book) == before)
  }

  @Test func `several people change together, those who differ`() throws {
    let book = try ScratchBook()
    let one = try book.add("One", "agent=Garrett")
    let two = try book.add("Two")
    let three = try book.add("Three", "agent=Poe")
    book.nextDay()
    let edits = try book.edits(["agent=Garrett", "tags+=lincoln"])
    let changes = try book.change { try $0.edit([three, one, two], edits) }
    #expect(changes.map(\.fugitive) == [three, three, one, two, two])
    #expect(changes.map(\.field) == [.agent, .tags, .tags, .agent, .tags])
    #expect(changes[0].before == .text("Poe") && changes[0].after == .text("Garrett"))
  }

  @Test func `one who cannot be changed leaves all as they were`() throws {
    let book = try ScratchBook()
    let one = try book.add("One", "bounty=1")
    let two = try book.add("Two")
    let before = try BookDump.of(book)
    let edits = try book.edits(["currency=GBP"])
    #expect(throws: StoreError.currencyWithoutBounty(two)) {
      try book.change { try $0.edit([one, two], edits) }
    }
    #expect(try BookDump.of(book) == before)
  }

  @Test func `a number that nobody has changes nothing`() throws {
    let book = try ScratchBook()
    #expect(try book.edit(FugitiveID(99), "hair=red").isEmpty)
  }

  @Test func `relabelling keeps the number, where the currency has the digits`() throws {
    let book = try ScratchBook()
    let id = try book.add("Billy", "bounty=500.5")
    let changes = try book.edit(id, "currency=GBP")
    #expect(try book.text(.bounty, of: id) == "500.50 GBP")
    #expect(changes.map(\.field) == [.currency])
    let before = try BookDump.of(book)
    #expect {
      try book.edit(id, "currency=JPY")
    } throws: { error in
      guard case StoreError.impossibleAmount(id, _) = error else { return false }
      return true
    }
    #expect(try BookDump.of(book) == before)
  }

  @Test func `the greatest amount fits`() throws {
    let book = try ScratchBook()
    let id = try book.add("Billy", "bounty=999,999,999,999,999")
    #expect(try book.text(.bounty, of: id) == "999999999999999.00 USD")
  }

  @Test func `half a point is refused, both halves are not`() throws {
    let book = try ScratchBook()
    let id = try book.add("Billy")
    let before = try BookDump.of(book)
    #expect(throws: StoreError.loneCoordinate(id, missing: .lastSeenLon)) {
      try book.edit(id, "lastSeenLat=1")
    }
    #expect(throws: StoreError.loneCoordinate(id, missing: .lastSeenLat)) {
      try book.edit(id, "lastSeenLon=1")
    }
    #expect(try BookDump.of(book) == before)
    try book.edit(id, "lastSeenLat=1", "lastSeenLon=2")
    try book.edit(id, "lastSeenLat=3")
    #expect(try book.text(.lastSeenLat, of: id) == "3")
    #expect(throws: StoreError.loneCoordinate(id, missing: .lastSeenLat)) {
      try book.edit(id, clearing: ["lastSeenLat"])
    }
  }

  @Test func `fields of a capture need a capture`() throws {
    let book = try ScratchBook()
    let id = try book.add("Billy")
    for (field, text) in [
      ("captdate", "1880-12-23"), ("capturedBy", "Garrett"), ("capturedPlace", "NM"),
      ("capturedLat", "34.4"), ("capturedLon", "-104.2"),
    ] {
      let before = try BookDump.of(book)
      #expect {
        try book.edit(id, "\(field)=\(text)")
      } throws: { error in
        guard case StoreError.needsCapture(id, let refused) = error else { return false }
        return refused.name == field
      }
      #expect(throws: StoreError.self) { try book.edit(id, clearing: [field]) }
      #expect(try BookDump.of(book) == before)
    }
    try book.capture(id, on: "unknown")
    try book.edit(
      id, "captdate=~1880-12", "capturedBy=Garrett", "capturedPlace=NM", "capturedLat=34.4",
      "capturedLon=-104.2")
    #expect(try book.text(.captdate, of: id) == "~1880-12")
    #expect(try book.text(.capturedBy, of: id) == "Garrett")
    #expect(try book.text(.capturedPlace, of: id) == "NM")
    #expect(try book.text(.capturedLat, of: id) == "34.4")
    try book.edit(
      id, clearing: ["captdate", "capturedBy", "capturedPlace", "capturedLat", "capturedLon"])
    #expect(try book.read { try $0.captureDate(of: id) } == .unknown)
    try BookAudit.check(book)
  }
}
