import Glibc
import TestSupport
import Testing

extension String {
  /// The text with its accents as letters of their own.
  var decomposed: String { replacingLetters(["ü": "u\u{308}", "é": "e\u{301}"]) }

  private func replacingLetters(_ table: [Character: String]) -> String {
    map { table[$0] ?? String($0) }.joined()
  }
}

@Suite(.enabled(if: TmuxScreen.isAvailable)) struct PickerScreenTests {
  /// Compares the settings of the terminal before and after, apart from its size.
  private static let script = """
    state() { stty -a | sed 1d; }
    i=1; while [ $i -le $ABOVE ]; do echo "above $i"; i=$((i + 1)); done
    before=$(state)
    "$PROBE" "$@"
    status=$?
    [ "$(state)" = "$before" ] && echo "same, $status" || echo "changed, $status"

    """

  @Test(arguments: PickerScreenCase.cases)
  func `a picker or a question on a screen`(row: PickerScreenCase) throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.script, to: "pick")
    let screen = try Self.shell(for: row, folder: folder.path)
    try screen.type("sh pick " + row.arguments.joined(separator: " "))
    try screen.press("Enter")
    let above = (0..<row.above).map { "above \($0 + 1)" }
    for step in row.steps { try perform(step, on: screen, above: above) }
    try screen.wait(for: "the prompt") { lines in
      lines.last == "$" && lines.contains { $0.hasPrefix("same") || $0.hasPrefix("changed") }
        || lines.suffix(2).first?.hasSuffix("^C") == true
    }
    var lines = try screen.allLines()
    if lines.last == "$" { lines.removeLast() }
    let start = lines.firstIndex(of: "above 1") ?? 0
    lines = Array(lines[start...])
    #expect(Array(lines.prefix(row.above)) == above)
    let remaining = Array(lines.dropFirst(row.above))
    #expect(Self.areAlike(remaining, row.remains), "\(remaining)")
    #expect(try !screen.styledText().contains("\u{1B}[48;"), "a colour is left behind")
    #expect(try screen.showsCursor())
    #expect(try screen.wrapsLines())
  }

  private static func shell(for row: PickerScreenCase, folder: String) throws -> TmuxScreen {
    var environment = [
      "PROBE": BuiltProgram.pickerProbe, "ABOVE": "\(row.above)", "HISTFILE": "/dev/null",
      "INPUTRC": "/dev/null", "PS1": "$ ", "PS0": "\u{1B}[H\u{1B}[2J\u{1B}[3J",
      // The runtime would ask what to do about a crash.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    // What comes after going on stands below what was there.
    if row.steps.contains(where: \.isStop) { environment["PS0"] = "" }
    if row.isAccessible { environment["ACCESSIBLE"] = "1" }
    let screen = try TmuxScreen(
      columns: row.columns, rows: row.rows,
      command: ["/bin/bash", "--noprofile", "--norc", "-i"], environment: environment,
      workingDirectory: folder)
    try screen.wait(for: "the shell's prompt") { $0.last == "$" }
    return screen
  }

  private func perform(
    _ step: PickerScreenCase.Step, on screen: TmuxScreen, above: [String]
  ) throws {
    switch step {
    case .see(let text): try screen.wait(forText: text)
    case .seeAll(let lines):
      // A terminal that gets narrower may move what stands above into its history.
      try screen.wait(for: lines.joined(separator: "\n")) { _ in
        (try? screen.allLines())?.suffix(lines.count + above.count) == (above + lines)[...]
      }
    case .seeColor(let parameters):
      try screen.wait(for: parameters) { _ in
        (try? screen.styledText())?.contains("\u{1B}[\(parameters)m") ?? false
      }
    case .type(let text): try screen.type(text)
    case .press(let key): try screen.press(key)
    case .resize(let columns, let rows): try screen.resize(columns: columns, rows: rows)
    case .send(let signal):
      let probe = try #require(try screen.innermostProcess())
      kill(probe, signal)
    case .cursor(let text):
      try screen.wait(for: "the cursor on '\(text)'") { lines in
        guard let cursor = try? screen.cursor(), lines.indices.contains(cursor.row) else {
          return false
        }
        return cursor.column == 0 && lines[cursor.row].hasPrefix(text)
      }
    }
  }

  private static func areAlike(_ lines: [String], _ patterns: [String]) -> Bool {
    guard let gap = patterns.firstIndex(of: "⋮") else {
      return lines.count == patterns.count && zip(lines, patterns).allSatisfy { isAlike($0, $1) }
    }
    let rest = patterns.count - gap - 1
    return lines.count >= gap + rest && areAlike(Array(lines.prefix(gap)), Array(patterns[..<gap]))
      && areAlike(Array(lines.suffix(rest)), Array(patterns.suffix(rest)))
  }

  private static func isAlike(_ line: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return line == pattern
    }
    return line.hasPrefix(first) && line.hasSuffix(last)
      && parts.dropFirst().dropLast().allSatisfy { line.contains($0) }
  }
}

extension PickerScreenCase.Step {
  fileprivate var isStop: Bool {
    if case .press("C-z") = self { true } else { false }
  }
}
