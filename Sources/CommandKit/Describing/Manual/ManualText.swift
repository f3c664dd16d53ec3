/// The text of a man page in the mdoc(7) language while it is put together.
///
/// Everything that is added is escaped: no word of a declaration can become a request or a macro.
struct ManualText {
  private(set) var text = ""

  /// Adds a macro line whose arguments are safe already.
  mutating func macro(_ line: String) { text += "." + line + "\n" }

  /// Adds a section heading.
  mutating func section(_ title: String) { macro("Sh \(Self.words(title))") }

  /// Adds a heading within a section.
  mutating func subsection(_ title: String) { macro("Ss \(Self.words(title))") }

  /// Adds running text, each sentence on lines of its own.
  mutating func prose(_ prose: String) {
    for sentence in Self.sentences(prose) {
      for line in TextWrapping.lines(sentence, width: 76) where !line.isEmpty {
        let words = line.split(separator: " ").map { word in
          Self.escaped(String(word), isCode: word.drop { $0 == "(" || $0 == "'" }.first == "-")
        }
        text += Self.guarded(words.joined(separator: " ")) + "\n"
      }
    }
  }

  /// Adds a line that is shown as it is, such as a command line.
  mutating func literal(_ line: String) {
    macro("Bd -literal -offset indent")
    for part in line.split(separator: "\n", omittingEmptySubsequences: false) {
      text += Self.guarded(Self.escaped(String(part), isCode: true)) + "\n"
    }
    macro("Ed")
  }

  /// Adds a list of marked entries, each with a macro line of its own.
  mutating func list(_ entries: [(item: String, text: String)]) {
    guard !entries.isEmpty else { return }
    macro("Bl -tag -width Ds")
    for entry in entries {
      macro("It \(entry.item)")
      prose(entry.text)
    }
    macro("El")
  }

  /// A text as arguments of a macro line.
  static func words(_ text: String) -> String {
    text.split(separator: " ").map { argument(String($0)) }.joined(separator: " ")
  }

  /// One word as one argument of a macro line.
  static func argument(_ word: String) -> String {
    let escaped = escaped(word, isCode: true)
    return word.count <= 3 && mayBeSpecial(word) ? "\\&" + escaped : escaped
  }

  /// Text in which nothing is special; in code the signs keep the shape that is typed.
  static func escaped(_ text: String, isCode: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-" where isCode: result += "\\-"
      case "'" where isCode: result += "\\(aq"
      case "`" where isCode: result += "\\(ga"
      case "^" where isCode: result += "\\(ha"
      case "~" where isCode: result += "\\(ti"
      case "\"": result += "\\(dq"
      case "\u{A0}": result += "\\~"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += " "
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let hex = String(scalar.value, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: max(0, 4 - hex.count))
        result += "\\[u\(zeros)\(hex)]"
      }
    }
    return result
  }

  /// Whether a short word might be the name of a macro, such as `Ar`, or a delimiter, such as a comma.
  private static func mayBeSpecial(_ word: String) -> Bool {
    guard word.allSatisfy({ $0.isLetter || $0.isNumber }) else { return true }
    return word.first?.isUppercase == true && word.dropFirst().first?.isLowercase == true
  }

  /// A line that does not begin as a request.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  /// Cuts text after the signs that end a sentence.
  private static func sentences(_ prose: String) -> [String] {
    var sentences: [String] = []
    var current: [Substring] = []
    for word in prose.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      current.append(word)
      var end = word
      while let last = end.last, ")'\"".contains(last) { end.removeLast() }
      if let last = end.last, ".?!".contains(last) {
        sentences.append(current.joined(separator: " "))
        current = []
      }
    }
    if !current.isEmpty { sentences.append(current.joined(separator: " ")) }
    return sentences
  }
}
