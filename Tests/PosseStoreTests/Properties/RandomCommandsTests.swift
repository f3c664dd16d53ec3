import Chronology
import FileSystem
import SQLite
import Testing

@testable import PosseStore

/// Rows of commands drawn from a seed: whatever is done in whatever order, the book stays sound, and a
/// command that is refused leaves no trace.
struct RandomCommandsTests {
  @Test(arguments: [1, 2, 3, 5, 8, 13] as [UInt64])
  func `any row of commands keeps the book sound`(seed: UInt64) throws {
    let book = try ScratchBook()
    var commands = RandomCommands(seed: seed)
    var refused = 0
    for round in 1...120 {
      book.now.microseconds += 1_000_000
      let before = try BookDump.of(book)
      do {
        try commands.next(on: book)
      } catch let error as StoreError {
        refused += 1
        if case .database = error { Issue.record("seed \(seed), round \(round): \(error)") }
        #expect(try BookDump.of(book) == before, "seed \(seed), round \(round): \(error)")
      }
      #expect(try commands.expected.differences(from: book) == [], "seed \(seed), round \(round)")
      if round.isMultiple(of: 20) { try BookAudit.check(book) }
    }
    try BookAudit.check(book)
    // Enough of both to mean something.
    #expect((10...80).contains(refused))
    // What was written by one connection is what another reads.
    let other = try Connection(path: book.path.bytes, access: .readOnly)
    #expect(try BookDump.of(other) == BookDump.of(book))
  }
}
