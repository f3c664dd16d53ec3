import PosseModel
import Testing

@testable import PosseStore

/// Who is found by which words.
struct SearchTests {
  private let book: ScratchBook

  init() throws {
    book = try ScratchBook()
    try book.add(
      "José Álvarez", "aliases=El Chivato|Kid O'Brien", "desc=Scar on the left cheek",
      "notes=AND NOT (NEAR) name:x * ^")
    try book.add("石川五右衛門", "aliases=Goemon石川|ルパン三世")
    try book.add("김철수", "notes=Straße 12, Zürich")
    try book.add("Ann Annable", "desc=left\nhanded\u{7}tall", "notes=the cheek of it")
  }

  private func found(_ words: String...) throws -> [Int64] {
    let words = try SearchWords(parsing: words)
    return try book.read { try $0.list(.with { $0.words = words }, fields: [.id]) }
      .map(\.id.number)
  }

  @Test func `every word is the beginning of a word in any of the texts`() throws {
    #expect(try found("jos") == [1])
    #expect(try found("JOSÉ chiv SCAR") == [1])
    #expect(try found("jose", "left") == [1])
    #expect(try found("left") == [1, 4])
    #expect(try found("eft") == [])
    #expect(try found("left jose ann") == [])
    #expect(try found("strasse") == [3])
    #expect(try found("12") == [3])
    #expect(try found("tall") == [4])
  }

  @Test func `a phrase is whole words side by side in one text`() throws {
    #expect(try found("\"left cheek\"") == [1])
    #expect(try found("\"cheek left\"") == [])
    #expect(try found("\"left che\"") == [])
    #expect(try found("\"Ann\"") == [4])
    #expect(try found("\"anna\"") == [])
    #expect(try found("\"o'brien\"") == [1])
    #expect(try found("scar\"left cheek\"jos") == [1])
    // Neither from one alias into the next, nor from the name into an alias.
    #expect(try found("\"chivato kid\"") == [])
    #expect(try found("\"alvarez el\"") == [])
    #expect(try found("\"el chivato") == [1])
    #expect(try found("\"\" left \"", "\"cheek\"") == [1, 4])
  }

  @Test func `a part of a Chinese, Japanese or Korean name is found anywhere in it`() throws {
    #expect(try found("五右衛門") == [2])
    #expect(try found("川五") == [2])
    #expect(try found("門") == [2])
    #expect(try found("石門") == [])
    #expect(try found("門 石") == [2])
    #expect(try found("川goe") == [])
    #expect(try found("goemon石") == [2])
    #expect(try found("emon") == [])
    #expect(try found("パン") == [2])
    #expect(try found("\"三世\"") == [2])
    #expect(try found("철수") == [3])
    #expect(try found("수김") == [])
  }

  @Test(arguments: [
    "AND", "NOT", "OR", "NEAR(", "name:x", "*", "^", "a*", "\"a", "a\" b", "(", ")", "{name}:a",
    "-ann", "ann - 4", "a + b", "col : x", "';DROP TABLE search", "a\u{0}b", "\u{1B}[31m",
    "\"\"\"\"x", "%_", "\\", "rank", "search", "x AND y OR (z)", "\u{E000}", "a\u{E000}b",
  ])
  func `what is syntax elsewhere is plain text here`(text: String) throws {
    do throws(SearchWordsError) {
      _ = try SearchWords(parsing: [text])
    } catch {
      #expect(error == .nothingSearchable(text: text))
      return
    }
    _ = try found(text)
    #expect(try found("and not near name x") == [1])
  }

  @Test func `as many words as are taken are looked for`() throws {
    let many = (0..<1_600).map { "a\($0 % 10)" }.joined(separator: " ")
    #expect(try found(many) == [])
    #expect(try found(String(repeating: "ann ", count: 1_250)) == [4])
    #expect(try found(String(repeating: "石", count: 5_000)) == [])
    #expect(try found(String(repeating: "𞤀", count: 5_000)) == [])
    let distinct = (0..<900).map { "q\($0)" }.joined(separator: " ")
    try book.edit(FugitiveID(4), "notes=\(distinct)")
    #expect(try found(distinct) == [4])
  }

  @Test func `words join the other filters, the order and the limit`() throws {
    try book.add("Left Alone", "bounty=5", "tags=cold")
    try book.change { _ = try $0.trash([FugitiveID(4)]) }
    let words = try SearchWords(parsing: ["left"])
    func ids(_ change: (inout FugitiveQuery) -> Void) throws -> [Int64] {
      var query = FugitiveQuery()
      query.words = words
      change(&query)
      return try book.read { try $0.list(query, fields: [.aliases]) }.map(\.id.number)
    }
    #expect(try ids { _ in } == [1, 5])
    #expect(try ids { $0.trash = .inside } == [4])
    #expect(try ids { $0.trash = .both } == [1, 4, 5])
    #expect(try ids { $0.tags = ["cold"] } == [5])
    #expect(try ids { $0.order = [.init(.name, isDescending: true)] } == [5, 1])
    #expect(try ids { $0.limit = 1 } == [1])
    #expect(try book.read { try $0.count(.with { $0.words = words }) } == 2)
  }
}
