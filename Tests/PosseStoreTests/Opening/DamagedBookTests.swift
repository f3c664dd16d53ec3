import FileSystem
import Foundation
import PosseModel
import SQLite
import TestSupport
import Testing

@testable import PosseStore

/// Files that were a book, or claim to be one.
struct DamagedBookTests {
  private let folder: TemporaryDirectory
  private let path: FilePath
  private let sound: [UInt8]

  init() throws {
    let scratch = try ScratchBook()
    try scratch.change { writer in for number in 1...400 { try writer.add("Outlaw \(number)") } }
    try scratch.book.connection.close()
    sound = try scratch.folder.read("posse.db")
    folder = try TemporaryDirectory()
    path = FilePath(folder.path("posse.db"))
  }

  /// Writes the bytes as a book and returns what opening and reading all of it says.
  private func judge(_ bytes: [UInt8]) throws -> StoreError? {
    try folder.write(bytes, to: "posse.db")
    do {
      let book = try Book.open(at: path, settings: .test())
      try book.look { reader in
        _ = try reader.summary()
        _ = try reader.list(FugitiveQuery(), fields: FugitiveField.allCases)
      }
      return nil
    } catch let error as StoreError {
      return error
    }
  }

  private func changed(_ change: (inout [UInt8]) -> Void) -> [UInt8] {
    var bytes = sound
    change(&bytes)
    return bytes
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a sound copy has nothing wrong`() throws {
    #expect(try judge(sound) == nil)
  }

  @Test func `a newer book names both schemas and its writer, and stays as it is`() throws {
    try folder.write(sound, to: "posse.db")
    let newer = AllMigrations.current + 3
    let connection = try Connection(path: path.bytes, access: .readWrite)
    try connection.execute(
      """
      INSERT INTO migration (name, version, applied_at, program)
      VALUES ('from the future', \(newer), 0, 'posse 9.1')
      """)
    try connection.setUserVersion(Int32(newer))
    try connection.close()
    let bytes = try folder.read("posse.db")
    let error = StoreError.newer(
      path, schema: newer, writtenBy: "posse 9.1", known: AllMigrations.current)
    #expect(try judge(bytes) == error)
    #expect(throws: StoreError.exists(path)) { _ = try Book.create(at: path, settings: .test()) }
    #expect(try folder.read("posse.db") == bytes)
    #expect(try names() == ["posse.db"])
  }

  @Test func `a newer book without the table of migrations is still named newer`() throws {
    // Only the number of the schema is changed, as a fourth byte.
    let bytes = changed { $0[60] = 1 }
    #expect(
      try judge(bytes)
        == .newer(
          path, schema: 0x0100_0000 + AllMigrations.current, writtenBy: "posse test",
          known: AllMigrations.current))
    #expect(try folder.read("posse.db") == bytes)
  }

  @Test func `a hostile name of the writer is cut short`() throws {
    try folder.write(sound, to: "posse.db")
    let connection = try Connection(path: path.bytes, access: .readWrite)
    try connection.execute(
      "UPDATE migration SET program = \(String(repeating: "x", count: 100_000))")
    try connection.setUserVersion(99)
    try connection.close()
    guard case .newer(_, _, let writer?, _) = try judge(try folder.read("posse.db")) else {
      Issue.record("not taken for newer")
      return
    }
    #expect(writer.count <= 200)
  }

  @Test(arguments: [1, 15, 99])
  func `a file shorter than a header is no book`(length: Int) throws {
    #expect(try judge(Array(sound.prefix(length))) == .notABook(path, .notSQLite))
  }

  @Test func `a book without its end is damaged`() throws {
    for length in [100, 101, 8191, 8192, sound.count / 2, sound.count - 1] {
      let bytes = Array(sound.prefix(length))
      #expect(
        try judge(bytes) == .corrupt(path, detail: "the end of the file is missing"), "\(length)")
      #expect(try folder.read("posse.db") == bytes)
    }
  }

  @Test func `garbage is no book`() throws {
    var generator = SeededGenerator(seed: 4)
    for length in [1, 100, 8192, 100_000] {
      let bytes = generator.bytes(length)
      #expect(try judge(bytes) == .notABook(path, .notSQLite))
      #expect(try folder.read("posse.db") == bytes)
    }
    #expect(try judge(Array("id,name\n1,Ned Kelly\n".utf8)) == .notABook(path, .notSQLite))
  }

  @Test func `a changed signature is no book`() throws {
    #expect(try judge(changed { $0[3] ^= 0x20 }) == .notABook(path, .notSQLite))
  }

  @Test func `another owner in the header is another program's file`() throws {
    #expect(
      try judge(changed { $0[68] ^= 1 }) == .notABook(path, .otherApplication(0x514F_5353)))
  }

  @Test(arguments: [0, -1])
  func `a schema number that no book has means damage`(number: Int32) throws {
    let bytes = changed { bytes in
      for (index, shift) in [24, 16, 8, 0].enumerated() {
        bytes[60 + index] = UInt8(truncatingIfNeeded: number >> Int32(shift))
      }
    }
    guard case .corrupt(path, _) = try judge(bytes) else {
      Issue.record("not taken for damaged")
      return
    }
    #expect(try folder.read("posse.db") == bytes)
  }

  @Test func `every flipped byte of the header ends in an answer`() throws {
    for offset in 0..<100 {
      let bytes = changed { $0[offset] ^= 0xFF }
      // Some bytes mean nothing; what counts is that no answer is a crash and no byte changes.
      _ = try judge(bytes)
      if try folder.read("posse.db") != bytes { Issue.record("byte \(offset): the file changed") }
    }
    #expect(try names() == ["posse.db"])
  }

  @Test func `garbage behind the header is damage`() throws {
    var generator = SeededGenerator(seed: 9)
    let noise = generator.bytes(sound.count - 100)
    let error = try judge(Array(sound.prefix(100)) + noise)
    guard case .corrupt(path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `flipped bytes anywhere never crash a reading command`() throws {
    var generator = SeededGenerator(seed: 77)
    for _ in 0..<60 {
      let bytes = changed { bytes in
        for _ in 0..<Int.random(in: 1...40, using: &generator) {
          bytes[Int.random(in: 100..<bytes.count, using: &generator)] = UInt8.random(
            in: 0...255, using: &generator)
        }
      }
      _ = try judge(bytes)
    }
  }

  @Test func `text that is not valid is an error, not a wrong answer`() throws {
    try folder.write(sound, to: "posse.db")
    let connection = try Connection(path: path.bytes, access: .readWrite)
    try connection.execute("UPDATE fugitive SET name = CAST(x'4E65FF64' AS TEXT) WHERE id = 7")
    try connection.close()
    guard case .database(path, let cause) = try judge(try folder.read("posse.db")) else {
      Issue.record("no failure of the database")
      return
    }
    #expect(cause.isDecodingFailure)
  }

  @Test func `a journal that a killed writer left is rolled back`() throws {
    try CrashedWriter.leave(in: folder, named: "posse.db")
    let book = try Book.open(at: path, settings: .test())
    #expect(try book.everybody() == ["Before"])
    #expect(try book.connection.firstInt("SELECT count(*) FROM tag") == 0)
    #expect(try names() == ["posse.db"])
    #expect(try book.connection.integrityProblems().isEmpty)
  }
}
