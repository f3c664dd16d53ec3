import Digest
import Foundation
import SQLite

@testable import PosseStore

/// The history as its tables hold it, read and hashed without the code under test.
struct StoredHistory {
  struct Entry {
    var id: Int64
    var time: Int64
    var user: String
    var agent: String?
    var verb: String
    var words: String?
    var wordsSalt: String?
    var wordsDigest: String
    var schema: Int64
    var reverses: Int64?
    var previousHash: String
    var hash: String
    var rows: [Row] = []
  }

  struct Row {
    var segment: Int64
    var table: String
    var row: Int64
    var fugitive: Int64?
    var before: String?
    var after: String?
    var salt: String?
    var digest: String

    var operation: String { before == nil ? "+" : after == nil ? "-" : "~" }
  }

  let entries: [Entry]

  init(_ book: ScratchBook) throws {
    let connection = book.book.connection
    var entries = try connection.rows(
      """
      SELECT id, time, user, agent, verb, words, words_salt, words_digest, schema, reverses,
        previous_hash, hash FROM history ORDER BY id
      """
    ) { row throws(DatabaseError) in
      Entry(
        id: try row.int(0), time: try row.int(1), user: try row.text(2),
        agent: try row.textOrNil(3), verb: try row.text(4), words: try row.textOrNil(5),
        wordsSalt: try row.textOrNil(6), wordsDigest: try row.text(7), schema: try row.int(8),
        reverses: try row.intOrNil(9), previousHash: try row.text(10), hash: try row.text(11))
    }
    let places = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.id, $0) })
    try connection.forEachRow(
      """
      SELECT entry, segment, table_name, row, fugitive, before, after, salt, digest
      FROM history_row ORDER BY id
      """
    ) { row throws(DatabaseError) in
      guard let place = places[try row.int(0)] else { return }
      entries[place].rows.append(
        Row(
          segment: try row.int(1), table: try row.text(2), row: try row.int(3),
          fugitive: try row.intOrNil(4), before: try row.textOrNil(5),
          after: try row.textOrNil(6), salt: try row.textOrNil(7), digest: try row.text(8)))
    }
    self.entries = entries
  }

  /// What is wrong with the chain, by the rules that the format promises.
  var faults: [String] {
    var faults: [String] = []
    var previous = String(repeating: "0", count: 64)
    for entry in entries {
      if entry.previousHash != previous { faults.append("entry \(entry.id): chain") }
      if Self.digest(entry.wordsSalt, entry.words) != entry.wordsDigest {
        faults.append("entry \(entry.id): words")
      }
      var parts = [
        "posse history 1", previous, "\(entry.id)", "\(entry.time)", entry.user,
        entry.agent ?? "", entry.verb, "\(entry.schema)", entry.reverses.map { "\($0)" } ?? "",
        entry.wordsDigest,
      ]
      for row in entry.rows {
        let text = [row.table, "\(row.row)", row.before ?? "", row.after ?? ""]
          .joined(separator: "\n")
        if Self.digest(row.salt, text) != row.digest {
          faults.append("entry \(entry.id): \(row.table) \(row.row)")
        }
        parts.append(row.digest)
      }
      let sealed = parts.map { "\($0.utf8.count):\($0)" }.joined()
      if SHA256.digest(of: Array(sealed.utf8)).hexText != entry.hash {
        faults.append("entry \(entry.id): hash")
      }
      previous = entry.hash
    }
    return faults
  }

  private static func digest(_ salt: String?, _ text: String?) -> String? {
    guard let salt, let text, salt.count == 32 else { return nil }
    var bytes: [UInt8] = []
    var rest = salt[...]
    while !rest.isEmpty {
      guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return SHA256.digest(of: bytes + Array(text.utf8)).hexText
  }
}
