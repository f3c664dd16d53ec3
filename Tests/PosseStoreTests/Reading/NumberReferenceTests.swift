import PosseModel
import Testing

@testable import PosseStore

/// People named by their numbers, and by the key of a source.
struct NumberReferenceTests {
  private let book: ScratchBook

  init() throws {
    book = try ScratchBook()
    for name in ["One", "Two", "Three", "Four", "Five"] { try book.add(name) }
    try book.change { try $0.trash([FugitiveID(4)]) }
  }

  @Test(
    arguments: [
      ("1", [1]), ("#2", [2]), ("3,1", [3, 1]), ("1-3", [1, 2, 3]), ("2,1-3,2", [2, 1, 3]),
      ("5,#1-#2", [5, 1, 2]), (" 5 ", [5]),
    ] as [(String, [Int64])])
  func `numbers come in the order given, each once`(text: String, expected: [Int64]) throws {
    #expect(try book.resolve(text) == expected)
  }

  @Test func `all numbers that nobody has are named, and they come before the trash`() throws {
    #expect(throws: StoreError.noSuchNumbers([FugitiveID(99), FugitiveID(6)])) {
      try book.resolve("99,1,4,6")
    }
    #expect(throws: StoreError.noSuchNumbers([FugitiveID(.max)])) {
      try book.resolve("9223372036854775807")
    }
  }

  @Test func `people in the trash answer only where it is looked at`() throws {
    #expect(throws: StoreError.inTrash([FugitiveID(4)])) { try book.resolve("3-5") }
    #expect(try book.resolve("3-5", scope: .all) == [3, 4, 5])
  }

  @Test func `a long range is walked to its end`() throws {
    let error = #expect(throws: StoreError.self) { try book.resolve("1-3,6-20000") }
    guard case .noSuchNumbers(let missing)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(missing.count == 19_995 && missing.first?.number == 6)
  }

  @Test func `a source and its key mean one person`() throws {
    let id = try book.add("Six", sources: [SourceRecord(name: "fbi", key: "6F2a:x/1")])
    #expect(try book.resolve("fbi:6F2a:x/1") == [id.number])
    #expect(throws: StoreError.noSuchName("fbi:6f2a:x/1")) { try book.resolve("fbi:6f2a:x/1") }
    try book.change { try $0.trash([id]) }
    #expect(throws: StoreError.inTrash([id])) { try book.resolve("fbi:6F2a:x/1") }
    #expect(try book.resolve("fbi:6F2a:x/1", scope: .all) == [id.number])
  }

  @Test func `a text with a colon that no source has is a name`() throws {
    let id = try book.add("aka: the fox")
    #expect(try book.resolve("aka: the fox") == [id.number])
    #expect(try book.resolve("aka:fox") == [id.number])
  }

  @Test func `the source comes before the name`() throws {
    let named = try book.add("fbi:77")
    let keyed = try book.add("Seven", sources: [SourceRecord(name: "fbi", key: "77")])
    #expect(try book.resolve("fbi:77") == [keyed.number])
    try book.change { try $0.trash([keyed]) }
    #expect(throws: StoreError.inTrash([keyed])) { try book.resolve("fbi:77") }
    #expect(try book.resolve("\(named.number)") == [named.number])
  }
}
