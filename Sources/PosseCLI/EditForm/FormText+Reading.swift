extension FormText {
  /// A value as it was found, with the line of its name and its last one, counted from 1.
  struct Found: Hashable {
    let name: String
    let value: String
    let line: Int
    let lastLine: Int
  }

  /// A line that is none of a form.
  struct Stray: Hashable {
    let text: String
    let line: Int
  }

  /// Reads the values of a form, in their order, and the lines that belong to none.
  ///
  /// Empty lines within a value count, those behind it do not, as editors and people leave them there.
  static func read(_ text: String) -> (found: [Found], strays: [Stray]) {
    var reader = Reader()
    for (offset, line) in FormLines.split(plain(text)).enumerated() {
      reader.take(line, number: offset + 1)
    }
    reader.finish()
    return (reader.found, reader.strays)
  }

  /// The form without what editors add to every text: a byte order mark at its start, carriage returns at the ends
  /// of its lines.
  ///
  /// Only where all lines end so are they no part of values; our own remarks have none, nor a last line that is
  /// not ended.
  static func plain(_ text: String) -> String {
    let bytes = text.utf8
    let isMarked = bytes.starts(with: "\u{FEFF}".utf8)
    let body = isMarked ? String(Substring(bytes.dropFirst(3))) : text
    guard bytes.contains(UInt8(ascii: "\r")) else { return body }
    let lines = FormLines.split(body)
    let ended = lines.dropLast().filter { !$0.utf8.starts(with: remarkSign.utf8) }
    let hasReturn = { (line: String) in line.utf8.last == UInt8(ascii: "\r") }
    guard lines.count == 1 ? lines.allSatisfy(hasReturn) : ended.allSatisfy(hasReturn) else {
      return body
    }
    return lines.map { line in
      hasReturn(line) ? String(Substring(line.utf8.dropLast())) : line
    }.joined(separator: "\n")
  }

  private struct Reader {
    var found: [Found] = []
    var strays: [Stray] = []
    private var name: String?
    private var nameLine = 0
    private var lastLine = 0
    /// Whether indented lines belong to the value: only where nothing stands behind its name, and no comment came since.
    private var isOpen = false
    private var lines: [String] = []
    /// How many empty lines wait for a line of the value behind them.
    private var emptyLines = 0

    mutating func take(_ line: String, number: Int) {
      let bytes = line.utf8
      if bytes.first == UInt8(ascii: "#") {
        if !bytes.starts(with: FormText.remarkSign.utf8) { isOpen = false }
        return
      }
      let below = Self.indented(line)
      if let below, isOpen {
        lines += Array(repeating: "", count: emptyLines) + [below]
        emptyLines = 0
        lastLine = number
      } else if line.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
        emptyLines += 1
      } else if below == nil, let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
        let name = Self.name(line[..<colon])
      {
        finish()
        self.name = name
        (nameLine, lastLine) = (number, number)
        let value = Self.trimmed(line.unicodeScalars[colon...].dropFirst())
        if value.isEmpty { isOpen = true } else { lines = [value] }
      } else {
        strays.append(Stray(text: line, line: number))
      }
    }

    mutating func finish() {
      if let name {
        found.append(
          Found(
            name: name, value: lines.joined(separator: "\n"), line: nameLine, lastLine: lastLine))
      }
      name = nil
      isOpen = false
      lines = []
      emptyLines = 0
    }

    /// What stands behind the two blanks, or the tab, of a line that belongs to the value above.
    private static func indented(_ line: String) -> String? {
      for sign in ["  ", "\t"] where line.utf8.starts(with: sign.utf8) {
        return String(Substring(line.utf8.dropFirst(sign.utf8.count)))
      }
      return nil
    }

    private static func name(_ text: Substring) -> String? {
      let name = text.unicodeScalars.prefix { $0 != " " && $0 != "\t" }
      let rest = text.unicodeScalars.dropFirst(name.count)
      let isName = name.allSatisfy { $0.isASCII && $0.properties.isAlphabetic }
      return isName && !name.isEmpty && rest.allSatisfy { $0 == " " || $0 == "\t" }
        ? String(name) : nil
    }

    private static func trimmed(_ text: Substring.UnicodeScalarView) -> String {
      var scalars = text.drop(while: \.properties.isWhitespace)
      while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
      return String(scalars)
    }
  }
}
