import SQLite
import UnicodeText

/// The words of one person as the index of searches has them: folded, cut into pieces, and joined by blanks.
struct SearchText: Hashable {
  let name: String
  let aliases: String
  let description: String
  let notes: String

  init(name: String, aliases: [String], description: String?, notes: String?) {
    self.name = Self.pieces(of: name)
    // The words of two aliases are not neighbours: no phrase reaches from one into the next.
    self.aliases = aliases.map(Self.pieces).joined(separator: " \(Self.border) ")
    self.description = description.map(Self.pieces) ?? ""
    self.notes = notes.map(Self.pieces) ?? ""
  }

  /// A character for private use is never part of a word, so nobody can look for it.
  private static let border = "\u{E000}"

  /// The columns of each table that the words are made of.
  static let sources: [String: Set<String>] = [
    "fugitive": ["name", "description", "notes"], "alias": ["fugitive", "name"],
  ]

  private static func pieces(of text: String) -> String {
    WordBreaks.words(in: Folding.folded(text)).flatMap(WordBreaks.pieces).joined(separator: " ")
  }
}

extension SearchText {
  /// Reads the columns of `search_text` in their order, from a position on.
  init(stored row: borrowing Row, from index: Int) throws(DatabaseError) {
    name = try row.text(index)
    aliases = try row.text(index + 1)
    description = try row.text(index + 2)
    notes = try row.text(index + 3)
  }

  /// The values in the order of the columns.
  var values: SQL { "\(name), \(aliases), \(description), \(notes)" }
}
