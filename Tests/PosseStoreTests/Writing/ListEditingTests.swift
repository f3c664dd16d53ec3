import PosseModel
import Testing

@testable import PosseStore

/// Aliases, tags and offenses: lists that keep the order in which they were given.
struct ListEditingTests {
  static let lists: [FugitiveField] = [.aliases, .tags, .offenses]

  @Test(arguments: lists)
  func `a list is set, extended and shortened in order`(list: FugitiveField) throws {
    let book = try ScratchBook()
    let id = try book.add("Billy", "\(list.name)=c|a|b")
    #expect(try book.texts(list, of: id) == ["c", "a", "b"])
    try book.edit(id, "\(list.name)+=a|d")
    #expect(try book.texts(list, of: id) == ["c", "a", "b", "d"])
    try book.edit(id, "\(list.name)-=a|nobody")
    #expect(try book.texts(list, of: id) == ["c", "b", "d"])
    try book.edit(id, "\(list.name)+=a")
    #expect(try book.texts(list, of: id) == ["c", "b", "d", "a"])
    try book.edit(id, "\(list.name)=b|a")
    #expect(try book.texts(list, of: id) == ["b", "a"])
    try book.edit(id, "\(list.name)=a|b")
    #expect(try book.texts(list, of: id) == ["a", "b"])
    try book.edit(id, clearing: [list.name])
    #expect(try book.texts(list, of: id).isEmpty)
    try BookAudit.check(book)
  }

  @Test(arguments: lists)
  func `adding what is there and removing what is not is no change`(list: FugitiveField) throws {
    let book = try ScratchBook()
    let id = try book.add("Billy", "\(list.name)=a|b")
    book.nextDay()
    #expect(try book.edit(id, "\(list.name)+=b|a").isEmpty)
    #expect(try book.edit(id, "\(list.name)-=z").isEmpty)
    #expect(try book.edit(id, "\(list.name)=a|b").isEmpty)
    #expect(try book.edit(id, "\(list.name)=a|b|a").isEmpty)
    #expect(try book.value(.modified, of: id) == book.value(.created, of: id))
  }

  @Test(arguments: lists)
  func `one request adds and removes`(list: FugitiveField) throws {
    let book = try ScratchBook()
    let id = try book.add("Billy", "\(list.name)=a|b")
    let changes = try book.edit(id, "\(list.name)+=c", "\(list.name)-=a")
    #expect(changes.count == 1)
    #expect(changes.first?.before == .texts(["a", "b"]))
    #expect(changes.first?.after == .texts(["b", "c"]))
  }

  @Test(arguments: lists)
  func `separators and quotes are part of an item`(list: FugitiveField) throws {
    let book = try ScratchBook()
    let id = try book.add("Billy", #"\#(list.name)=a\|b|c\\d|e'f"g"#)
    #expect(try book.texts(list, of: id) == ["a|b", #"c\d"#, #"e'f"g"#])
  }

  @Test(arguments: [FugitiveField.tags, .offenses])
  func `a value is made once and stays when nobody has it`(list: FugitiveField) throws {
    let book = try ScratchBook()
    let one = try book.add("One", "\(list.name)=theft")
    try book.add("Two", "\(list.name)=theft|Theft")
    try book.edit(one, "\(list.name)-=theft")
    let names = try book.read { try $0.names(in: list == .tags ? .tags : .offenses) }
    #expect(names.filter { $0 != "..Unknown.." } == ["Theft", "theft"])
    #expect(try book.texts(list, of: FugitiveID(2)) == ["theft", "Theft"])
  }

  @Test func `names of values come in alphabetical order`() throws {
    let book = try ScratchBook()
    try book.add("b", "tags=zebra|Émile|apple", "agent=Poe", "place=TX", "offenses=Theft")
    let gone = try book.add("A", "agent=garrett")
    try book.change { try $0.trash([gone]) }
    #expect(try book.read { try $0.names(in: .tags) } == ["apple", "Émile", "zebra"])
    #expect(try book.read { try $0.names(in: .agents) } == ["..Unknown..", "garrett", "Poe"])
    #expect(try book.read { try $0.names(in: .places) } == ["..Unknown..", "TX"])
    #expect(try book.read { try $0.names(in: .offenses) } == ["..Unknown..", "Theft"])
    #expect(try book.read { try $0.names(in: .people) } == ["b"])
  }
}
