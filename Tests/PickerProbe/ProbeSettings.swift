import CommandKit

/// What the picker of the probe is like.
struct ProbeSettings {
  private(set) var measuredRows: Int?
  /// The question that is asked instead of a picker.
  private(set) var question: ProbeQuestion?
  private var rows = 5
  private var kind = "plain"
  private var start: Picker<String>.Start = .first
  private var words: Set<Substring> = []
  private var crashingRow = -1
  private var pictureDepth: ColorDepth?

  /// Reads `rows=`, `kind=` (plain, cjk, rtl, emoji, marks, long, hostile), `start=`, `crash=` (a row whose
  /// preview ends the program), `picture=` (a preview in so many colours: full, 256), `measure=`, `ask=` (choice,
  /// line), and the words `multiple`, `new`, `fixed`, `preview`, `slow`.
  init?(_ arguments: some Sequence<String>) {
    for argument in arguments {
      let parts = argument.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else {
        words.insert(argument[...])
        continue
      }
      let number = Int(parts[1])
      switch (parts[0], number) {
      case ("rows", let number?): rows = number
      case ("start", let number?): start = .value(number)
      case ("crash", let number?): crashingRow = number
      case ("measure", let number?): measuredRows = number
      case ("ask", _): question = ProbeQuestion(rawValue: String(parts[1]))
      case ("picture", _): pictureDepth = parts[1] == "full" ? .full : .palette256
      case ("kind", _): kind = String(parts[1])
      default: return nil
      }
    }
    if words.contains("fixed") { start = .fixed(0) }
  }

  var picker: Picker<String> {
    let crashing = "\(crashingRow)"
    let hasPreview = words.contains("preview") || crashingRow >= 0 || pictureDepth != nil
    let depth = pictureDepth
    return Picker(
      "Agent", note: "(Enter = the first)", introduction: "Agent for the test.",
      fixed: words.contains("fixed")
        ? [
          PickerFixedRow("Keep: Reyes", key: nil, meaning: "keeps Reyes"),
          PickerFixedRow("— none —", key: "0", meaning: "none"),
          PickerFixedRow("..Unknown..", key: "u", meaning: "unknown"),
        ] : [],
      source: words.contains("slow") ? slowSource : PickerSource(0..<rows, row: row), start: start,
      isMultiple: words.contains("multiple"), offersNew: words.contains("new"),
      preview: hasPreview
        ? { value, room in
          if value == crashing { fatalError("planted") }
          if let depth { return ProbePicture(number: Int(value) ?? 0, room: room).lines(depth) }
          return ["about \(value)", "room for \(room.columns) by \(room.rows)"]
        } : nil)
  }

  private var row: (Int) -> PickerRow<String> {
    let label = ProbeLabels(kind: kind)
    return { number in
      PickerRow("\(number)", label: label.text(number), detail: "(\(number * 7 % 50))")
    }
  }

  /// One row whenever it is asked, with a pause after each.
  private var slowSource: PickerSource<String> {
    let rows = rows
    let row = row
    var asked = 0
    return PickerSource { _ in
      asked += 1
      guard asked / 2 < rows || asked % 2 == 0 else { return .end }
      return asked % 2 == 0 ? .later : .rows([row(asked / 2)])
    }
  }
}
