import FileSystem
import PosseModel
import SQLite
import TestSupport
import Testing

@testable import PosseStore

struct RepairTests {
  /// The faults that can be put right without making anything up.
  static let fixable = PlantedFault.all.filter { fault in
    fault.expected.allSatisfy(\.isFixable)
  }
  static let others = PlantedFault.all.filter { fault in
    !fault.expected.contains(where: \.isFixable)
  }

  @Test func `texts, fixed rows, primary photos and searches are what is repaired`() {
    #expect(
      Set(Self.fixable.flatMap(\.expected).map(\.kind))
        == ["folded", "fixed-row", "primary-photo", "search"])
    #expect(Self.fixable.count + Self.others.count == PlantedFault.all.count)
  }

  @Test(arguments: fixable)
  func `what is safe to repair is repaired for good`(fault: PlantedFault) throws {
    let book = try CheckedBook()
    try book.plant(fault.statements)
    let report = try book.repair()
    #expect(report.isSound)
    #expect(report.fixed == Set(fault.expected))
    #expect(try book.check().findings == [])
  }

  @Test(arguments: others)
  func `what would have to be made up stays and is not touched`(fault: PlantedFault) throws {
    let book = try CheckedBook()
    try book.plant(fault.statements)
    let before = try book.folder.read("posse.db")
    let report = try book.repair()
    #expect(!report.isSound)
    #expect(report.fixed.isEmpty)
    #expect(try book.folder.read("posse.db") == before)
  }

  @Test func `a repaired record leaves an entry in the history, a repaired twin does not`() throws {
    let book = try CheckedBook()
    try book.plant(["UPDATE fugitive SET name_cd = 'x'"])
    #expect(try book.repair().isSound)
    #expect(try book.check().entryCount == 6)
    try book.plant(["UPDATE fugitive SET primary_photo = 3 WHERE id = 1"])
    #expect(try book.repair().isSound)
    let report = try book.check()
    #expect(report.entryCount == 7)
    #expect(report.findings == [])
  }

  @Test func `a primary photo of someone else gives way to the first of one's own, or to none`()
    throws
  {
    let book = try CheckedBook()
    try book.plant([
      "UPDATE fugitive SET primary_photo = 3 WHERE id = 1",
      "UPDATE photo SET fugitive = 1 WHERE id = 3",
    ])
    #expect(try book.repair().isSound)
    let primary = try book.look { connection in
      try connection.rows("SELECT primary_photo FROM fugitive ORDER BY id") {
        row throws(DatabaseError) in try row.intOrNil(0)
      }
    }
    #expect(primary == [3, nil])
  }

  @Test func `nothing is written into a book whose pages are damaged`() throws {
    let book = try CheckedBook()
    try book.plant([
      "UPDATE fugitive SET bounty = -1 WHERE id = 1", "UPDATE fugitive SET name_cd = 'x'",
    ])
    let before = try book.folder.read("posse.db")
    let report = try book.repair()
    #expect(report.fixed.isEmpty)
    #expect(report.hasDamagedPages)
    #expect(report.remaining.count == 3)
    #expect(try book.folder.read("posse.db") == before)
  }

  @Test func `files that others may read are closed to them`() throws {
    let book = try CheckedBook()
    let copy = FilePath(try book.folder.write("copy", to: "posse.db.v1.20261130T015200Z.bak"))
    let other = FilePath(try book.folder.write("not ours", to: "notes.bak"))
    for path in [book.path, copy, other] { try path.setPermissions(0o644) }
    try book.path.parent.setPermissions(0o750)
    let expected = [
      Finding(.openToOthers(book.path, .book)),
      Finding(.openToOthers(book.path.parent, .folder)),
      Finding(.openToOthers(copy, .backup)),
    ]
    #expect(try book.check(ownsFolder: true).findings == expected)
    // A folder that is not ours alone is nobody's business here.
    #expect(try book.check().findings == [expected[0], expected[2]])
    let report = try book.repair(ownsFolder: true)
    #expect(report.isSound)
    #expect(report.fixed == Set(expected))
    let permissions = try [book.path, book.path.parent, copy, other].map {
      try FileStatus(of: $0).permissions
    }
    #expect(permissions == [0o600, 0o700, 0o600, 0o644])
  }

  @Test func `a link that stands for a copy is not followed`() throws {
    let book = try CheckedBook()
    let target = FilePath(try book.folder.write("elsewhere", to: "target"))
    try target.setPermissions(0o644)
    try Link.make(at: book.folder.path("posse.db.old.bak"), to: target)
    #expect(try book.repair().findings == [])
    #expect(try FileStatus(of: target).permissions == 0o644)
  }

  @Test func `a journal that nothing needs is found and removed`() throws {
    let book = try CheckedBook()
    let journal = FilePath(
      try book.folder.write([UInt8](repeating: 0, count: 512), to: "posse.db-journal"))
    #expect(try book.check().findings == [Finding(.leftoverJournal(journal))])
    #expect(try book.repair().isSound)
    #expect(try FileStatus.ifPresent(journal) == nil)
  }

  @Test func `the journal of someone who is writing is left alone`() throws {
    let book = try CheckedBook()
    let writer = try Connection(path: book.path.bytes, access: .readWrite)
    try writer.begin(.immediate)
    try writer.execute("INSERT INTO tag (name, name_cd) VALUES ('new', 'new')")
    let check = try BookCheck(
      at: book.path, settings: .test(busyTimeoutMilliseconds: 10), ownsFolder: false)
    #expect(check.run().findings == [])
    try writer.commit()
    #expect(try book.check().findings == [])
  }
}
