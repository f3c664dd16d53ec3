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
