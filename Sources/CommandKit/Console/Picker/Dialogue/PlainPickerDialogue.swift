/// The dialogue of a picker in lines: a numbered list, read once, and an answer typed as a line.
///
/// Nothing is drawn again and no escape sequence is written. A number means the same row throughout.
struct PlainPickerDialogue<Value> {
  private let picker: Picker<Value>
  private let terminal: any PromptTerminal
  private let inColor: Bool
  private let list: PlainList
  private var reader: PlainLineReader
  private var rows: PickerRows<Value>
  private var matches = MatchStack()
  private var filter = ""
  /// How many of the rows that match were shown.
  private var shown = 0
  /// The rows whose numbers were shown, which alone may be answered.
  private var known: Set<Int> = []

  init(
    _ picker: Picker<Value>, on terminal: any PromptTerminal, width: Int, inColor: Bool
  ) {
    self.picker = picker
    self.terminal = terminal
    self.inColor = inColor
    list = PlainList(width: width)
    reader = PlainLineReader(terminal: terminal)
    rows = PickerRows(picker.source)
  }

  /// Lets the user choose.
  mutating func run() -> PickerResult<Value> {
    terminal.write(wrapped(picker.introduction.isEmpty ? picker.title : picker.introduction) + "\n")
    showPage()
    while true {
      if !reader.hasEnded { terminal.write(wrapped(question) + " ") }
      switch reader.read() {
      case .cancelled: return .cancelled
      case .interrupted: return .interrupted
      case .unusable: write(LineQuestion.keysRefusal + "\n")
      case .text(let line):
        if let result = answer(line) { return result }
      }
    }
  }

  private func write(_ line: TerminalLine) { terminal.write(line.rendered(inColor: inColor)) }

  /// A sentence broken at blanks, which a terminal would break inside of a word.
  private func wrapped(_ sentence: TerminalLine) -> String {
    TextWrapping.lines(sentence.text, width: list.width, keepsBlanks: true).joined(separator: "\n")
  }

  private var question: TerminalLine {
    var parts: [TerminalLine] = [picker.isMultiple ? "Numbers" : "Number"]
    if hasMore { parts.append("m more") }
    if rows.labels.count > Self.pageSize || !filter.isEmpty { parts.append("/word narrows") }
    for row in picker.fixed {
      if let key = row.key { parts.append("\(key) " + row.meaning) }
    }
    if picker.offersNew { parts.append("n new") }
    if let taken = meaningOfEnter { parts.append("Enter " + taken) }
    let first = parts.removeFirst()
    let rest = TerminalLine.joined(parts + ["q cancels"], separator: ", ")
    return first + ", or " + rest + ":"
  }

  private var meaningOfEnter: TerminalLine? {
    if picker.marksAll { return "takes all" }
    return switch picker.startPlace {
    case .fixed(let number): picker.fixed[number].meaning
    case .value(let row) where row < rows.labels.count: "takes \(short: rows.labels[row])"
    default: nil
    }
  }

  private mutating func answer(_ line: String) -> PickerResult<Value>? {
    let word = line.lowercased()
    switch word {
    case "":
      if picker.marksAll { return all() }
      if case .fixed(let number) = picker.startPlace { return .fixed(number) }
      if case .value(let row) = picker.startPlace, row < rows.values.count {
        return .chosen([rows.values[row]])
      }
      return nil
    case "q": return .cancelled
    case "n" where picker.offersNew: return askForNew()
    case "m" where hasMore:
      showPage()
      return nil
    default: break
    }
    if let number = picker.fixed.firstIndex(where: { $0.key?.lowercased() == word }) {
      return .fixed(number)
    }
    if let numbers = numbers(in: line) { return chosen(numbers) }
    narrow(to: line.hasPrefix("/") ? String(line.dropFirst()) : line)
    return nil
  }

  private func numbers(in line: String) -> [Substring]? {
    let words = line.split { $0 == " " || $0 == "," }
    let areNumbers = words.allSatisfy { $0.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
    return words.isEmpty || !areNumbers ? nil : words
  }

  private func chosen(_ numbers: [Substring]) -> PickerResult<Value>? {
    guard numbers.count == 1 || picker.isMultiple else {
      write("Only one number, please.\n")
      return nil
    }
    var chosen: Set<Int> = []
    for number in numbers {
      guard let row = Int(number).map({ $0 - 1 }), known.contains(row) else {
        write("No row has the number \(short: String(number)) here; /\(short: String(number)) ")
        write("looks for it in the labels.\n")
        return nil
      }
      chosen.insert(row)
    }
    return .chosen(chosen.sorted().map { rows.values[$0] })
  }

  /// Every value; nil when the input ends before they have all come.
  private mutating func all() -> PickerResult<Value>? {
    while !rows.isComplete, !reader.hasEnded {
      if rows.load(2000) == nil { reader.pause(milliseconds: 50) }
    }
    return rows.isComplete ? .chosen(rows.values) : nil
  }

  /// The values that are marked at first.
  private mutating func marked() -> [Value] {
    guard let isMarked = picker.isMarked else { return [] }
    _ = all()
    return rows.values.filter(isMarked)
  }

  private mutating func askForNew() -> PickerResult<Value>? {
    while true {
      write("New, or Enter alone to go back: ")
      switch reader.read() {
      case .cancelled: return .cancelled
      case .interrupted: return .interrupted
      case .unusable: write(LineQuestion.keysRefusal + "\n")
      case .text(""): return nil
      case .text(let text): return .new(text, marked: marked())
      }
    }
  }

  private mutating func narrow(to text: String) {
    filter = PlainLineReader.trimmed(text)
    matches.apply(FilterWords(filter))
    shown = 0
    showPage()
  }

  private var hasMore: Bool { !rows.isComplete || shown < matches.count }

  /// Shows the next rows that match; waits for a source that has not given them yet.
  private mutating func showPage() {
    let wanted = shown + Self.pageSize
    // One more tells whether there is another page.
    while matches.count <= wanted, !rows.isComplete, !reader.hasEnded {
      let before = rows.labels.count
      let count = rows.load(2000)
      matches.append(rows.labels[before...])
      heed(count)
    }
    loadStart()
    let page = (shown..<min(wanted, matches.count)).map { matches.row(at: $0) }
    if page.isEmpty {
      write(filter.isEmpty ? "There is nothing to choose from." : "Nothing has \(quoted: filter).")
      write("\n")
    }
    for line in list.lines(page, details: rows.details, line: rows.line) {
      write(line + "\n")
    }
    shown += page.count
    known.formUnion(page)
  }

  /// What Enter takes has to be there, wherever it stands.
  private mutating func loadStart() {
    guard case .value(let row) = picker.startPlace else { return }
    while rows.labels.count <= row, !rows.isComplete, !reader.hasEnded {
      let before = rows.labels.count
      let count = rows.load(2000)
      matches.append(rows.labels[before...])
      heed(count)
    }
  }

  /// Looks at what was typed meanwhile when a source gave no rows, and waits if it has nothing to do.
  private mutating func heed(_ count: Int?) {
    if count == nil || count == 0 { reader.pause(milliseconds: count == nil ? 50 : 0) }
  }

  private static var pageSize: Int { 30 }
}
