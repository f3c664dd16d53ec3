import Glibc
import TestSupport
import Testing

/// Choices on real screens of many widths, in both modes, left in every way: the terminal is as it was.
@Suite(.enabled(if: TmuxScreen.isAvailable)) struct ChoosingScreenTests {
  /// How somebody leaves a list.
  enum Leaving: Sendable, CaseIterable {
    case taking, back, interrupt, termination
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let field: String
    let columns: Int
    let isAccessible: Bool
    let leaving: Leaving
    /// The columns that the screen gets while the list is open.
    var resized: Int?

    var testDescription: String {
      "\(field) \(columns) \(isAccessible ? "lines" : "drawn") \(leaving) \(resized ?? columns)"
    }
  }

  private static let rows: [Row] = [40, 60, 80, 120, 200].flatMap { columns in
    [false, true].flatMap { isAccessible in
      Leaving.allCases.map { leaving in
        Row(
          field: columns == 60 ? "place" : columns == 120 ? "tags" : "agent", columns: columns,
          isAccessible: isAccessible, leaving: leaving)
      }
    }
  }

  private static let resizedRows: [Row] = [Leaving.taking, .interrupt].flatMap { leaving in
    [(40, 200), (200, 40), (80, 61), (61, 80)].map { (from: Int, to: Int) -> Row in
      Row(field: "agent", columns: from, isAccessible: false, leaving: leaving, resized: to)
    }
  }

  /// Compares the settings of the terminal before and after, apart from its size.
  private static let script = """
    state() { stty -a | sed 1d; }
    before=$(state)
    state > before
    "$POSSE" edit 1 "$1=?"
    status=$?
    [ "$(state)" = "$before" ] && echo "same, $status" || echo "changed, $status"

    """

  @Test(arguments: rows + resizedRows)
  func `a list leaves the terminal as it was`(row: Row) throws {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", "Joe", "--agent", "Reyes", "--tag", "fta", "--place", "TX/78701 Austin")
    try desk.folder.write(Self.script, to: "choose")
    let screen = try Self.shell(for: row, desk)
    try screen.type("sh choose \(row.field)")
    try screen.press("Enter")
    try screen.wait(forText: row.isAccessible ? "cancels:" : "> Keep:")
    if let columns = row.resized {
      try screen.resize(columns: columns, rows: 24)
      try screen.wait(forText: "> Keep:")
    }
    let status = try leave(row, screen)
    let lines = try screen.wait(for: "the end") { lines in
      lines.contains { $0.hasPrefix("same") || $0.hasPrefix("changed") }
    }
    #expect(lines.contains("same, \(status)"), "\(lines)")
    #expect(try screen.showsCursor())
    #expect(try screen.wrapsLines())
  }

  /// Leaves the list; gives the status that the program should end with.
  private func leave(_ row: Row, _ screen: TmuxScreen) throws -> Int32 {
    switch row.leaving {
    case .taking:
      try screen.press("Enter")
      return 0
    case .back:
      if row.isAccessible { try screen.type("q") }
      try screen.press(row.isAccessible ? "Enter" : "Escape")
      return 5
    case .interrupt:
      try screen.press("C-c")
      guard row.isAccessible else { return 130 }
      // In lines the key ends the script as well, so that the shell compares.
      try screen.wait(for: "the shell's prompt") { $0.last == "$" }
      try screen.type("stty -a | sed 1d | cmp - before && echo same, 130")
      try screen.press("Enter")
      return 130
    case .termination:
      kill(try #require(try screen.innermostProcess()), SIGTERM)
      return 143
    }
  }

  private static func shell(for row: Row, _ desk: Desk) throws -> TmuxScreen {
    var environment = desk.environment
    environment["POSSE"] = BuiltProgram.posse
    environment["HISTFILE"] = "/dev/null"
    environment["INPUTRC"] = "/dev/null"
    environment["PS1"] = "$ "
    environment["PS0"] = "\u{1B}[H\u{1B}[2J\u{1B}[3J"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    if row.isAccessible { environment["ACCESSIBLE"] = "1" }
    let screen = try TmuxScreen(
      columns: row.columns, rows: 24,
      command: ["/bin/bash", "--noprofile", "--norc", "-i"], environment: environment,
      workingDirectory: desk.folder.path)
    try screen.wait(for: "the shell's prompt") { $0.last == "$" }
    return screen
  }
}
