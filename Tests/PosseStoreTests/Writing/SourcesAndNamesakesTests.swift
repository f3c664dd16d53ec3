import PosseModel
import Testing

@testable import PosseStore

/// Sources and people who may be the same.
struct SourcesAndNamesakesTests {
  private let kelly = SourceRecord(name: "vic", key: "1878/12", url: "https://example.org/12")

  @Test func `a source is kept and names its person`() throws {
    let book = try ScratchBook()
    let id = try book.add(
      "Ned Kelly", sources: [kelly, SourceRecord(name: "nsw", key: "7")])
    guard case .sources(let sources) = try book.value(.sources, of: id) else {
      Issue.record("no sources")
      return
    }
    #expect(sources == [kelly, SourceRecord(name: "nsw", key: "7")])
    #expect(try book.read { try $0.owner(ofSource: "vic", key: "1878/12") } == id)
    #expect(try book.read { try $0.owner(ofSource: "VIC", key: "1878/12") } == nil)
  }

  @Test func `a key that somebody has is refused, and nothing is added`() throws {
    let book = try ScratchBook()
    let id = try book.add("Ned Kelly", sources: [kelly])
    let before = try BookDump.of(book)
    #expect(throws: StoreError.sourceKeyTaken(name: "vic", key: "1878/12", by: id)) {
      try book.add("Dan Kelly", "tags=kelly gang", sources: [kelly])
    }
    #expect(try BookDump.of(book) == before)
  }

  @Test func `the same source given twice is one source`() throws {
    let book = try ScratchBook()
    let id = try book.add("Ned Kelly", sources: [kelly, kelly])
    #expect(try book.text(.sources, of: id) == "vic:1878/12")
  }

  @Test func `someone of the same name and year of birth is found`() throws {
    let book = try ScratchBook()
    let first = try book.add("José Doe", "born=1968-03-04")
    let second = try book.add("JOSE DOE", "born=~1968")
    let later = try book.add("José Doe", "born=1969")
    let unknown = try book.add("José Doe")
    #expect(try book.read { try $0.namesakes(of: first) } == [second])
    #expect(try book.read { try $0.namesakes(of: second) } == [first])
    #expect(try book.read { try $0.namesakes(of: later) }.isEmpty)
    #expect(try book.read { try $0.namesakes(of: unknown) }.isEmpty)
    try book.change { try $0.trash([second]) }
    #expect(try book.read { try $0.namesakes(of: first) }.isEmpty)
  }
}
