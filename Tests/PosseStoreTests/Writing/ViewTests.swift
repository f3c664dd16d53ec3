import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// Saved views: their names, and that they are part of the history.
struct ViewTests {
  private let book: ScratchBook

  init() throws { book = try ScratchBook() }

  @discardableResult
  private func save(_ view: SavedView, replaces: Bool = false) throws -> Bool {
    try book.change { try $0.saveView(view, replaces: replaces) }
  }

  private func view(_ name: String) throws -> SavedView {
    try book.read { try $0.view(named: name) }
  }

  private let hot = SavedView(
    name: "hot", predicate: "captured == NO\n  AND bounty > $min", sort: "bounty:desc,name",
    fields: "id,name")

  @Test func `a view is there as it was saved`() throws {
    #expect(try !save(hot))
    #expect(try view("hot") == hot)
    let plain = SavedView(name: "É", predicate: " TRUEPREDICATE ")
    #expect(try !save(plain))
    #expect(try book.read { try $0.views() } == [plain, hot])
    #expect(try book.read { try $0.names(in: .views) } == ["hot", "É"])
  }

  @Test func `another one of the name takes its place only when asked to`() throws {
    try save(hot)
    let other = SavedView(name: "hot", predicate: "x")
    let error = StoreError.viewExists("hot")
    #expect(try book.refused { try save(other) } == error)
    #expect(try view("hot") == hot)
    #expect(try save(other, replaces: true))
    #expect(try view("hot") == other)
    #expect(try book.read { try $0.views() }.count == 1)
  }

  @Test func `a name is found without case and accents where no other is meant`() throws {
    try save(hot)
    #expect(try view("HÖT") == hot)
    let other = SavedView(name: "Hot", predicate: "x")
    try save(other)
    #expect(try view("hot") == hot)
    #expect(try view("Hot") == other)
    #expect(throws: StoreError.ambiguousView("HOT", names: ["Hot", "hot"])) { try view("HOT") }
    #expect(throws: StoreError.noSuchView("ho")) { try view("ho") }
    #expect(try book.change { try $0.removeView(named: "Hot") } == other)
    #expect(try book.change { try $0.removeView(named: "HOT") } == hot)
    #expect(
      try book.refused { try book.change { _ = try $0.removeView(named: "hot") } }
        == .noSuchView("hot"))
  }

  @Test func `saving, replacing and removing are taken back and brought again`() throws {
    var states: [[SavedView]] = [[]]
    func note() throws { states.append(try book.read { try $0.views() }) }
    try save(hot)
    try note()
    try save(SavedView(name: "hot", predicate: "x", fields: "id"), replaces: true)
    try note()
    try save(SavedView(name: "b", predicate: "y"))
    try note()
    try book.change { _ = try $0.removeView(named: "hot") }
    try note()
    for state in states.dropLast().reversed() {
      try book.undo()
      #expect(try book.read { try $0.views() } == state)
    }
    for state in states.dropFirst() {
      try book.redo()
      #expect(try book.read { try $0.views() } == state)
    }
    #expect(try StoredHistory(book).faults == [])
  }

  @Test func `the history says what became of a view`() throws {
    try save(hot)
    try save(
      SavedView(name: "hot", predicate: "x", sort: hot.sort, fields: "id"), replaces: true)
    try book.change { _ = try $0.removeView(named: "hot") }
    let changes = try book.read { try $0.history() }.map { entry in
      entry.changes.map { "\($0.field): \($0.before.pipedText) → \($0.after.pipedText)" }
    }
    #expect(
      changes == [
        ["view: hot → "],
        ["view.predicate: \(hot.predicate) → x", "view.fields: id,name → id"],
        ["view:  → hot"],
      ])
  }

  @Test func `saving the same again is no step`() throws {
    try save(hot)
    let last = try book.lastEntry()
    #expect(try save(hot, replaces: true))
    #expect(try book.lastEntry() == last)
  }

  @Test func `a name that is taken again, or a view that was replaced, stands in the way of undo`()
    throws
  {
    try save(hot)
    try book.change { _ = try $0.removeView(named: "hot") }
    try save(SavedView(name: "hot", predicate: "new"))
    // Past the newest step there is none to take back the removal alone.
    try book.run("UPDATE \"view\" SET predicate = 'by another program'")
    #expect(try book.refusedUndo()?.obstacles == ["view.predicate: new → by another program"])
  }
}
