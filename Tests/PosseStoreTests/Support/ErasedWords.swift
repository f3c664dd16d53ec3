import Foundation
import PosseModel
import SQLite
import TestSupport
import UnicodeText

@testable import PosseStore

/// Looks for words in the bytes of a book and of everything that lies beside it.
enum ErasedWords {
  /// The words that are still there, as they are or folded.
  static func left(_ words: [String], in book: ScratchBook) throws -> [String] {
    let data = try bytes(of: book)
    return words.filter { word in
      [word, Folding.folded(word)].contains { data.range(of: Data($0.utf8)) != nil }
    }
  }

  /// Whether a run of bytes is still there, at its beginning, in its middle or at its end.
  static func holds(_ bytes: [UInt8], in book: ScratchBook) throws -> Bool {
    let data = try self.bytes(of: book)
    return [bytes.prefix(24), bytes.dropFirst(bytes.count / 2).prefix(24), bytes.suffix(24)]
      .contains { data.range(of: Data($0)) != nil }
  }

  private static func bytes(of book: ScratchBook) throws -> Data {
    var data = Data()
    for name in try FileManager.default.contentsOfDirectory(atPath: book.folder.path) {
      data += Data(try book.folder.read(name))
    }
    return data
  }
}

/// The chain of the history, followed from its beginning.
enum HistoryChain {
  /// The numbers of entries that do not hold: their hash, the hash before, or a digest of what they say.
  static func broken(in connection: Connection) throws -> [Int64] {
    var previous = EntryHash.beginning
    var broken: [Int64] = []
    for number in try connection.ints("SELECT id FROM history ORDER BY id") {
      let hash = try connection.firstText("SELECT hash FROM history WHERE id = \(number)")
      if try recomputed(number, previous, connection) != hash { broken.append(number) }
      previous = hash ?? ""
    }
    return broken
  }

  private static func recomputed(
    _ number: Int64, _ previous: String, _ connection: Connection
  ) throws -> String? {
    let head = try connection.firstRow(
      """
      SELECT time, user, agent, verb, schema, reverses, words, words_salt, words_digest
      FROM history WHERE id = \(number)
      """
    ) { row throws(DatabaseError) in
      (
        EntryHash.Head(
          number: number, time: try row.int(0), user: try row.text(1), agent: try row.textOrNil(2),
          verb: try row.text(3), schema: Int(try row.int(4)), reverses: try row.intOrNil(5),
          wordsDigest: try row.text(8)), words: try row.textOrNil(6), salt: try row.textOrNil(7)
      )
    }
    guard let head else { return nil }
    var holds = true
    if let words = head.words {
      holds = SaltedDigest.matches(
        salt: head.salt ?? "", text: words, digest: head.0.wordsDigest)
    }
    var hash = EntryHash(previous: previous, head.0)
    let images = try connection.rows(
      """
      SELECT table_name, row, before, after, salt, digest FROM history_row
      WHERE entry = \(number) ORDER BY id
      """
    ) { row throws(DatabaseError) in
      (
        table: try row.text(0), key: try row.int(1), before: try row.textOrNil(2),
        after: try row.textOrNil(3), salt: try row.textOrNil(4), digest: try row.text(5)
      )
    }
    for image in images {
      hash.add(rowDigest: image.digest)
      guard image.before != nil || image.after != nil else { continue }
      let text = HistoryText.ofImage(
        table: image.table, key: image.key, before: image.before, after: image.after)
      holds =
        holds
        && SaltedDigest.matches(salt: image.salt ?? "", text: text, digest: image.digest)
    }
    return holds ? hash.text : nil
  }
}

extension ScratchBook {
  /// Puts people in the trash and erases them.
  @discardableResult
  func purge(_ ids: FugitiveID...) throws -> PurgedPeople {
    try change { _ = try $0.trash(ids) }
    return try change { try $0.purge(ids) }
  }

  /// The command of the given words.
  @discardableResult
  func change<Result>(
    words: String, _ work: (BookWriter) throws -> Result
  ) throws -> Result {
    var entry = ChangeEntry.test(at: now)
    entry.words = words
    return try book.change(entry, work)
  }
}
