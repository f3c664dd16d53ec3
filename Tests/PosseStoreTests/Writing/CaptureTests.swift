import Chronology
import PosseModel
import Testing

@testable import PosseStore

struct CaptureTests {
  private let book: ScratchBook
  private let ned: FugitiveID

  init() throws {
    book = try ScratchBook()
    ned = try book.add("Ned Kelly", "agent=Hare", "place=AU:Greta")
  }

  @Test func `one act sets the fields and writes one entry`() throws {
    book.nextDay()
    let entries = try book.capture(
      ned, on: "1880-06-28", at: "AU:Glenrowan", by: "Steele", note: "in armour")
    #expect(try book.value(.captured, of: ned) == .bool(true))
    #expect(try book.text(.captdate, of: ned) == "1880-06-28")
    #expect(try book.text(.capturedBy, of: ned) == "Steele")
    #expect(try book.text(.capturedPlace, of: ned) == "AU:Glenrowan")
    #expect(try book.value(.capturedLat, of: ned) == .null)
    #expect(try book.text(.agent, of: ned) == "Hare")
    #expect(try book.text(.place, of: ned) == "AU:Greta")
    #expect(try book.value(.modified, of: ned) == .moment(Moment(instant: book.now)))
    let log = try book.log(of: ned)
    let entry = try #require(log.first)
    #expect(log.count == 1 && entries == [entry.id])
    #expect(entry.action == .capture && entry.fugitive == ned)
    #expect(entry.date == (try book.moment("1880-06-28")))
    #expect(entry.agent == "Steele" && entry.note == "in armour" && entry.reason == nil)
    #expect(entry.place?.machineText == "AU:Glenrowan" && entry.coordinate == nil)
    #expect(!entry.isPrivate && entry.photo == nil && entry.uuid.count == 36)
    try BookAudit.check(book)
  }

  @Test func `a point is kept in place of a place`() throws {
    try book.capture(ned, at: "-36.4622,146.2224")
    #expect(try book.text(.capturedLat, of: ned) == "-36.4622")
    #expect(try book.text(.capturedLon, of: ned) == "146.2224")
    #expect(try book.value(.capturedPlace, of: ned) == .null)
    let entry = try #require(try book.log(of: ned).first)
    #expect(entry.coordinate?.machineText == "-36.4622,146.2224" && entry.place == nil)
    try BookAudit.check(book)
  }

  @Test(arguments: [
    "1880", "~1880-06", "1880-06-28", "1880-06-28T03:30:00Z", "1880-06-28T03:30:00.25+10:00",
    "unknown",
  ])
  func `a date is kept as exactly as it was known`(date: String) throws {
    let expected = try book.captureDate(date)
    try book.capture(ned, on: date)
    #expect(try book.read { try $0.captureDate(of: ned) } == expected)
    let moment: Moment? = if case .known(let moment) = expected { moment } else { nil }
    #expect(try book.value(.captdate, of: ned) == moment.map { .moment($0) } ?? .null)
    #expect(try book.log(of: ned).map(\.date) == [moment])
  }

  @Test func `someone captured is refused with the date of that capture`() throws {
    let known = try book.captureDate("1880-06-28")
    try book.capture(ned, on: "1880-06-28")
    let joe = try book.add("Joe Byrne")
    try book.capture(joe, on: "unknown")
    let before = try BookDump.of(book)
    #expect(throws: StoreError.alreadyCaptured(ned, on: known)) { try book.capture(ned) }
    #expect(throws: StoreError.alreadyCaptured(joe, on: .unknown)) { try book.capture(joe) }
    #expect(try BookDump.of(book) == before)
  }

  @Test func `again replaces all of the last capture and adds an entry`() throws {
    try book.capture(ned, on: "1871", at: "AU:Greta", by: "Hall")
    try book.capture(ned, on: "1880-06-28", at: "-36.4,146.2", again: true)
    #expect(try book.text(.captdate, of: ned) == "1880-06-28")
    #expect(try book.value(.capturedBy, of: ned) == .null)
    #expect(try book.value(.capturedPlace, of: ned) == .null)
    #expect(try book.text(.capturedLat, of: ned) == "-36.4")
    #expect(try book.log(of: ned).map { $0.date?.machineText } == ["1871", "1880-06-28"])
    try BookAudit.check(book)
  }

  @Test func `again is no obstacle for someone at large`() throws {
    try book.capture(ned, again: true)
    #expect(try book.value(.captured, of: ned) == .bool(true))
  }

  @Test func `several at once, in the order given, or none`() throws {
    let joe = try book.add("Joe Byrne")
    let dan = try book.add("Dan Kelly")
    try book.capture(dan)
    let before = try BookDump.of(book)
    #expect {
      try book.capture(joe, ned, dan)
    } throws: { error in
      guard case StoreError.alreadyCaptured(dan, on: .known) = error else { return false }
      return true
    }
    #expect(try BookDump.of(book) == before)
    let entries = try book.capture(joe, ned, by: "Sadleir")
    #expect(entries.count == 2)
    #expect(try book.log(of: joe).map(\.id) == [entries[0]])
    #expect(try book.log(of: ned).map(\.id) == [entries[1]])
    try BookAudit.check(book)
  }

  @Test func `someone who does not exist is refused by the file`() throws {
    let before = try BookDump.of(book)
    #expect(throws: StoreError.self) { try book.capture(ned, FugitiveID(99)) }
    #expect(try BookDump.of(book) == before)
  }

  @Test func `a photo can belong to the entry`() throws {
    let (photo, entry) = try book.change { writer in
      let entry = try writer.capture([ned], CaptureAct(date: .unknown))[0]
      let photo = try writer.addPhoto(SamplePhoto.make(1), to: ned, makesPrimary: false)
      try writer.attach(photo, to: entry)
      return (photo, entry)
    }
    #expect(try book.log(of: ned).map(\.photo) == [photo])
    #expect(try book.log(of: ned).map(\.id) == [entry])
    try book.change { try $0.removePhotos([photo]) }
    #expect(try book.log(of: ned).map(\.photo) == [nil])
    try BookAudit.check(book)
  }
}

struct ReleaseTests {
  private let book: ScratchBook
  private let ned: FugitiveID

  init() throws {
    book = try ScratchBook()
    ned = try book.add("Ned Kelly")
  }

  private func release(
    _ ids: FugitiveID..., reason: ReleaseReason? = nil, note: String? = nil, agent: String? = nil
  ) throws -> [LogID] {
    let act = ReleaseAct(date: Moment(local: book.now), reason: reason, note: note)
    return try book.change(agent: agent) { try $0.release(ids, act) }
  }

  @Test(arguments: ReleaseReason.allCases)
  func `all of the capture is cleared, and both entries keep it`(reason: ReleaseReason) throws {
    try book.capture(ned, on: "1880-06-28", at: "AU:Glenrowan", by: "Steele")
    book.nextDay()
    _ = try release(ned, reason: reason, note: "so it goes", agent: "Hare")
    let fields = FugitiveField.allCases.filter(\.belongsToCapture)
    let row = try book.read { try $0.values(of: fields, for: [ned])[ned] }
    for field in fields { #expect(row?[field] == .null) }
    #expect(try book.value(.captured, of: ned) == .bool(false))
    #expect(try book.value(.modified, of: ned) == .moment(Moment(instant: book.now)))
    let log = try book.log(of: ned)
    #expect(log.map(\.action) == [.capture, .release])
    #expect(log[0].agent == "Steele" && log[0].date?.machineText == "1880-06-28")
    #expect(log[0].place?.machineText == "AU:Glenrowan")
    #expect(log[1].agent == "Hare" && log[1].reason == reason.rawValue)
    #expect(log[1].note == "so it goes" && log[1].date == Moment(local: book.now))
    try BookAudit.check(book)
  }

  @Test func `someone at large is refused, and with others nobody is released`() throws {
    let joe = try book.add("Joe Byrne")
    try book.capture(joe)
    let before = try BookDump.of(book)
    #expect(throws: StoreError.notCaptured(ned)) { try release(joe, ned) }
    #expect(throws: StoreError.notCaptured(FugitiveID(99))) { try release(FugitiveID(99)) }
    #expect(try BookDump.of(book) == before)
  }

  @Test func `after a release someone can be captured as before`() throws {
    try book.capture(ned)
    _ = try release(ned, reason: .escaped)
    try book.capture(ned, on: "unknown")
    #expect(try book.read { try $0.captureDate(of: ned) } == .unknown)
    #expect(try book.log(of: ned).map(\.action) == [.capture, .release, .capture])
    try BookAudit.check(book)
  }
}

struct TrashTests {
  @Test func `the trash hides people and gives them back`() throws {
    let book = try ScratchBook()
    let one = try book.add("One")
    let two = try book.add("Two")
    book.nextDay()
    #expect(try book.change { try $0.trash([two, one]) } == [two, one])
    #expect(try book.names(FugitiveQuery()).isEmpty)
    #expect(try book.names(.with { $0.trash = .inside }) == ["One", "Two"])
    #expect(try book.value(.modified, of: one) == .moment(Moment(instant: book.now)))
    #expect(try book.read { try $0.isTrashed(one) })
    #expect(try book.change { try $0.restore([one]) } == [one])
    #expect(try book.names(FugitiveQuery()) == ["One"])
    #expect(try !book.read { try $0.isTrashed(one) })
    try BookAudit.check(book)
  }

  @Test func `what is so already is not done again`() throws {
    let book = try ScratchBook()
    let one = try book.add("One")
    let two = try book.add("Two")
    try book.change { try $0.trash([one]) }
    let before = try BookDump.of(book)
    book.nextDay()
    #expect(try book.change { try $0.trash([one]) }.isEmpty)
    #expect(try book.change { try $0.restore([two]) }.isEmpty)
    #expect(try BookDump.of(book) == before)
    #expect(try book.change { try $0.trash([one, two]) } == [two])
  }

  @Test func `everything of a person survives the trash`() throws {
    let book = try ScratchBook()
    let id = try book.add("Billy", "tags=a|b", "born=1859", "aliases=Kid")
    try book.capture(id)
    try book.addPhoto(1, to: id)
    let fields = FugitiveField.allCases.filter { $0 != .modified }
    let before = try book.read { try $0.values(of: fields, for: [id]) }
    try book.change { try $0.trash([id]) }
    #expect(try book.read { try $0.values(of: fields, for: [id]) } == before)
    try book.change { try $0.restore([id]) }
    #expect(try book.read { try $0.values(of: fields, for: [id]) } == before)
  }
}
