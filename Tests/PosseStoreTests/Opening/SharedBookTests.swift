import FileSystem
import Foundation
import PosseModel
import SQLite
import TestSupport
import Testing

@testable import PosseStore

/// One book and several processes.
struct SharedBookTests {
  @Test func `a lock held for longer than the timeout is named, and reading too`() async throws {
    let book = try ScratchBook()
    try book.add("Ned Kelly")
    let before = try BookDump.of(book)
    let place = book.folder.path("posse.db")
    let holder = ProcessInfo.processInfo.processIdentifier
    try book.book.connection.begin(.exclusive)
    await #expect(processExitsWith: .success) {
      [place = place as String, holder = holder as Int32] in
      #expect {
        let book = try Book.open(
          at: FilePath(place), settings: .test(busyTimeoutMilliseconds: 30))
        _ = try book.look { try $0.summary() }
      } throws: { error in
        guard case StoreError.locked(let path, let found) = error else { return false }
        // Where the system does not tell who holds the lock, nobody is named.
        return path == FilePath(place) && (found == nil || found?.processID == holder)
      }
    }
    try book.book.connection.rollback()
    #expect(try BookDump.of(book) == before)
  }

  @Test func `while one process writes, another reads but does not write`() async throws {
    let book = try ScratchBook()
    try book.add("Ned Kelly")
    let place = book.folder.path("posse.db")
    try book.book.connection.begin(.immediate)
    try book.run("UPDATE fugitive SET warrant = 'W-1', warrant_cd = 'w-1'")
    await #expect(processExitsWith: .success) { [place = place as String] in
      let book = try Book.open(at: FilePath(place), settings: .test(busyTimeoutMilliseconds: 30))
      let rows = try book.look { try $0.list(FugitiveQuery(), fields: [.warrant]) }
      #expect(rows.map { $0[.warrant] } == [.null])
      var hasBegun = false
      #expect {
        try book.change { writer in
          hasBegun = true
          _ = try writer.trash([FugitiveID(1)])
        }
      } throws: { error in
        guard case StoreError.locked = error else { return false }
        return true
      }
      #expect(!hasBegun)
    }
    try book.book.connection.commit()
    #expect(try book.text(.warrant, of: FugitiveID(1)) == "W-1")
    #expect(try !book.read { try $0.isTrashed(FugitiveID(1)) })
  }

  @Test func `a reader sees one moment, whatever is written meanwhile`() async throws {
    let book = try ScratchBook()
    try book.add("Ned Kelly")
    let place = book.folder.path("posse.db")
    try book.book.connection.begin(.deferred)
    #expect(try book.count("SELECT count(*) FROM fugitive") == 1)
    await #expect(processExitsWith: .success) { [place = place as String] in
      let book = try Book.open(at: FilePath(place), settings: .test(busyTimeoutMilliseconds: 30))
      // The reader's lock keeps the commit out, so the whole change is taken back.
      #expect {
        try book.change { try $0.add("Joe Byrne") }
      } throws: { error in
        guard case StoreError.locked = error else { return false }
        return true
      }
      #expect(!book.connection.isInTransaction)
    }
    #expect(try book.count("SELECT count(*) FROM fugitive") == 1)
    try book.book.connection.rollback()
    try BookAudit.check(book)
  }

  @Test func `several processes make one book at once`() async throws {
    let folder = try TemporaryDirectory()
    let place = folder.path("posse.db")
    await withTaskGroup { group in
      for number in 0..<4 {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [place = place as String, number = number as Int] in
            let book: Book
            do {
              book = try Book.create(at: FilePath(place), settings: .test())
            } catch StoreError.exists {
              book = try Book.open(at: FilePath(place), settings: .test())
            }
            try book.change { try $0.add("Outlaw \(number)") }
          }
        }
      }
    }
    let book = try Book.open(at: FilePath(place), settings: .test())
    #expect(try Set(book.everybody()) == Set((0..<4).map { "Outlaw \($0)" }))
    #expect(
      try book.connection.firstInt("SELECT count(*) FROM migration")
        == Int64(AllMigrations.current))
    #expect(try book.connection.integrityProblems().isEmpty)
  }

  @Test func `two connections that both find an empty file make one schema`() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path("posse.db")
    let first = try Connection(path: Array(path.utf8), access: .readWriteCreate)
    let second = try Connection(path: Array(path.utf8), access: .readWriteCreate)
    let migrator = AllMigrations.migrator(program: "posse test")
    #expect(try migrator.state(of: first) == .empty)
    #expect(try migrator.state(of: second) == .empty)
    #expect(try migrator.migrate(first, path: Array(path.utf8), now: 0) == .created)
    #expect(try migrator.migrate(second, path: Array(path.utf8), now: 0) == .unchanged)
    #expect(
      try second.firstInt("SELECT count(*) FROM migration")
        == Int64(AllMigrations.current))
  }
}
