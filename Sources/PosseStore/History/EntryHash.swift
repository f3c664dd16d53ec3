import Digest

/// The hash of an entry, chained to that of the entry before.
///
/// It covers numbers, names and digests, never words or images themselves: these can be erased without
/// breaking the chain. Each part is preceded by its length, so that no two entries cover the same bytes.
struct EntryHash {
  private var hash = SHA256()

  /// The hash that the first entry is chained to.
  static let beginning = String(repeating: "0", count: 64)

  /// Begins the hash of an entry.
  init(previous: String, _ head: Head) {
    add("posse history 1")
    add(previous)
    add(String(head.number))
    add(String(head.time))
    add(head.user)
    add(head.agent ?? "")
    add(head.verb)
    add(String(head.schema))
    add(head.reverses.map { String($0) } ?? "")
    add(head.wordsDigest)
  }

  /// What an entry says besides its rows.
  struct Head {
    var number: Int64
    var time: Int64
    var user: String
    var agent: String?
    var verb: String
    var schema: Int
    var reverses: Int64?
    var wordsDigest: String
  }

  /// Adds the digest of the next row image.
  mutating func add(rowDigest: String) { add(rowDigest) }

  /// The finished hash in hexadecimal.
  var text: String { hash.digest().hexText }

  private mutating func add(_ text: String) {
    let bytes = Array(text.utf8)
    hash.update(Array("\(bytes.count):".utf8) + bytes)
  }
}
