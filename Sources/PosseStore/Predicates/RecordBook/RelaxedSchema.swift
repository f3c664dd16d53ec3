/// The tables and indexes of the book for records that no book would take.
enum RelaxedSchema {
  /// The script without what refuses an empty field or a value that occurs twice.
  ///
  /// CHECKs and foreign keys stay in the text: a connection can be told to pass over them.
  static let script = withoutRules(CreateBook.tables) + CreateBook.indexes + WidenLogIndex.script

  static func withoutRules(_ script: String) -> String {
    var result = ""
    for line in script.split(separator: "\n", omittingEmptySubsequences: false) {
      if !result.isEmpty { result += "\n" }
      result += relaxed(String(line))
    }
    return result
  }

  private static func relaxed(_ line: String) -> String {
    // A rule over several columns must leave something behind for the commas around it.
    if line.hasPrefix("  UNIQUE (") {
      return "  CHECK (TRUE)" + (line.hasSuffix(",") ? "," : "")
    }
    var words = line.split(separator: " ", omittingEmptySubsequences: false)
    if let position = words.firstIndex(of: "NOT"), position + 1 < words.count,
      words[position + 1] == "NULL" || words[position + 1] == "NULL,",
      position > 0, words[position - 1] != "IS"
    {
      let comma = words[position + 1].hasSuffix(",")
      words.removeSubrange(position...position + 1)
      if comma { words[position - 1] += "," }
    }
    words.removeAll { $0 == "UNIQUE" }
    if let last = words.last, last == "UNIQUE," {
      words.removeLast()
      words[words.count - 1] += ","
    }
    return words.joined(separator: " ")
  }
}
