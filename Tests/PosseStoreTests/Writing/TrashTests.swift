import Chronology
import PosseModel
import Testing

@testable import PosseStore

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
