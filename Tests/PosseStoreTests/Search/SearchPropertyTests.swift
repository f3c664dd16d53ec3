import Chronology
import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// Whatever is done in whatever order, searches look into what would be made afresh.
struct SearchPropertyTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func `the index equals a fresh one after any row of commands`(seed: UInt64) throws {
    let book = try ScratchBook()
    // Nothing here is about power cuts.
    try book.run("PRAGMA synchronous = OFF")
    var changes = RandomChanges(seed: seed)
    for step in 0..<60 {
      book.now.microseconds += 1_000_000
      do {
        switch changes.number(0...9) {
        case 0...5: _ = try changes.run(changes.pick(RandomChanges.Verb.allCases), on: book)
        case 6: try book.undo(changes.number(1...3))
        case 7: try book.redo(changes.number(1...2))
        default: try purgeOne(book, &changes)
        }
      } catch let error as StoreError {
        if case .database = error { throw error }
      }
      if step.isMultiple(of: 5) { try SearchAudit.check(book) }
    }
    try SearchAudit.check(book)
    let report = try BookCheck(at: book.path, settings: .test(), ownsFolder: false).run()
    #expect(report.findings.filter { $0.kind == Finding.searchKind } == [])
  }

  private func purgeOne(_ book: ScratchBook, _ changes: inout RandomChanges) throws {
    let trash = try book.read { try $0.trash() }
    guard !trash.isEmpty else { return }
    let id = changes.pick(trash).id
    try book.change { _ = try $0.purge([id]) }
  }
}
