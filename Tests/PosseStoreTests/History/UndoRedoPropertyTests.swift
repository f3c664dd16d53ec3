import Chronology
import Foundation
import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// Undo takes back exactly what was done and redo brings back exactly that, whatever was done.
///
/// Three hundred rows of commands from fixed seeds; `POSSE_UNDO_ROWS=10000 Tests/run --filter
/// UndoRedoPropertyTests` runs ten thousand.
struct UndoRedoPropertyTests {
  private static let parts = 10
  private static let rows: Int = {
    let asked = ProcessInfo.processInfo.environment["POSSE_UNDO_ROWS"].flatMap(Int.init)
    return max(asked ?? 300, parts)
  }()

  @Test(arguments: 0..<parts)
  func `undo and redo walk through the same books`(part: Int) throws {
    for row in stride(from: part, to: Self.rows, by: Self.parts) {
      var walk = try Walk(seed: UInt64(row + 1))
      try walk.run(steps: 24)
    }
  }

  @Test(arguments: [7, 11] as [UInt64])
  func `a long row with every verb keeps book and chain sound`(seed: UInt64) throws {
    var walk = try Walk(seed: seed)
    try walk.run(steps: 300)
    #expect(walk.verbs.count == RandomChanges.Verb.allCases.count)
    try BookAudit.check(walk.book)
    #expect(try StoredHistory(walk.book).faults == [])
  }
}

/// A book with the states that undo and redo should lead to.
private struct Walk {
  let book: ScratchBook
  private var changes: RandomChanges
  private let seed: UInt64
  private(set) var verbs: Set<RandomChanges.Verb> = []
  private var state: [String]
  private var past: [[String]] = []
  private var future: [[String]] = []

  init(seed: UInt64) throws {
    self.seed = seed
    book = try ScratchBook()
    // Nothing here is about power cuts.
    try book.run("PRAGMA synchronous = OFF")
    changes = RandomChanges(seed: seed)
    state = try TrackedDump.of(book)
  }

  mutating func run(steps: Int) throws {
    for step in 0..<steps {
      book.now.microseconds += Int64(changes.number(0...1)) * 1_000_000
      switch changes.number(0...9) {
      case 0...5: try change(step)
      case 6, 7: try goBack(step)
      default: try comeAgain(step)
      }
    }
    // All the way back and forth again.
    let newest = state
    let count = past.count
    if count > 0 { try book.undo(count) }
    #expect(try TrackedDump.of(book) == past.first ?? newest, "seed \(seed)")
    if count > 0 { try book.redo(count) }
    #expect(try TrackedDump.of(book) == newest, "seed \(seed)")
    #expect(try book.book.connection.foreignKeyViolations().isEmpty, "seed \(seed)")
    #expect(try StoredHistory(book).faults == [], "seed \(seed)")
  }

  private mutating func change(_ step: Int) throws {
    let verb = changes.pick(RandomChanges.Verb.allCases)
    let entries = try book.lastEntry()
    do {
      guard try changes.run(verb, on: book) else { return }
      verbs.insert(verb)
    } catch let error as StoreError {
      if case .database = error { throw error }
    }
    let now = try TrackedDump.of(book)
    let isChanged = now != state
    #expect(
      try book.lastEntry() - entries == (isChanged ? 1 : 0), "seed \(seed), step \(step), \(verb)")
    guard isChanged else { return }
    past.append(state)
    future = []
    state = now
  }

  private mutating func goBack(_ step: Int) throws {
    let count = changes.number(1...3)
    guard count <= past.count else {
      #expect(try book.refusedUndo(count) == .nothingToUndo(count: past.count))
      return
    }
    let entries = try book.lastEntry()
    #expect(try book.undo(count).count == count)
    #expect(try book.lastEntry() - entries == Int64(count))
    for _ in 0..<count {
      future.append(state)
      state = past.removeLast()
    }
    #expect(try TrackedDump.of(book) == state, "seed \(seed), step \(step), undo \(count)")
  }

  private mutating func comeAgain(_ step: Int) throws {
    let count = changes.number(1...3)
    guard count <= future.count else {
      let refusal = try book.refused { try book.redo(count) }
      #expect(refusal == .nothingToRedo(count: future.count))
      return
    }
    #expect(try book.redo(count).count == count)
    for _ in 0..<count {
      past.append(state)
      state = future.removeLast()
    }
    #expect(try TrackedDump.of(book) == state, "seed \(seed), step \(step), redo \(count)")
  }
}
