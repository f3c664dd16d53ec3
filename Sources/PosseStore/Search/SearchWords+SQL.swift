import PosseModel
import SQLite
import UnicodeText

extension SearchWords {
  /// The condition on `fugitive f` that all of it is found.
  var condition: SQL { "f.id IN (SELECT rowid FROM search WHERE search MATCH \(expression))" }

  /// What FTS5 is asked: strings in quotes, which can hold no operator, since words hold no quotes.
  private var expression: String {
    terms.map { term in
      switch term {
      case .beginning(let word): Self.quoted(WordBreaks.pieces(of: word)) + " *"
      case .phrase(let words): Self.quoted(words.flatMap(WordBreaks.pieces))
      }
    }.joined(separator: " ")
  }

  private static func quoted(_ pieces: [String]) -> String {
    "\"" + pieces.joined(separator: " ") + "\""
  }
}
