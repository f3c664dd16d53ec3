import Chronology
import PosseModel
import Testing

@testable import PosseStore

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
