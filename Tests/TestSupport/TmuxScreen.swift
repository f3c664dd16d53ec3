import Foundation

/// A terminal that a test types into and looks at.
///
/// Each has a tmux server of its own, on a socket in a folder of its own, which goes away with the value.
package final class TmuxScreen: Sendable {
  /// The columns of the screen.
  package let columns: Int
  /// The rows of the screen.
  package let rows: Int

  private let folder: TemporaryDirectory
  private let runner: ProgramRunner

  /// Whether tmux is installed.
  package static let isAvailable = BuiltProgram.find("tmux") != nil

  /// Starts a program on a new screen.
  ///
  /// The command is a program and its arguments; the environment is all that it gets beside what tmux sets
  /// (`TERM`, `TMUX`, `TMUX_PANE`).
  package init(
    columns: Int = 80, rows: Int = 24, command: [String], environment: [String: String],
    workingDirectory: String
  ) throws {
    self.columns = columns
    self.rows = rows
    folder = try TemporaryDirectory()
    var surroundings = environment
    surroundings["TMUX_TMPDIR"] = folder.path
    surroundings["LC_ALL"] = environment["LC_ALL"] ?? "C.UTF-8"
    surroundings["PATH"] = environment["PATH"] ?? ProgramRunner.plainEnvironment["PATH"]
    runner = ProgramRunner(
      program: BuiltProgram.find("tmux") ?? "/usr/bin/tmux", environment: surroundings,
      workingDirectory: workingDirectory, deadline: .seconds(30))
    // What lies beyond the screen is kept too, for outputs longer than it.
    try tmux(
      ["-u", "-f", "/dev/null", "start-server", ";", "set-option", "-g", "history-limit", "10000"]
        + [";", "set-option", "-g", "status", "off", ";", "set-option", "-g", "remain-on-exit"]
        + ["on", ";", "set-option", "-g", "default-terminal", "screen-256color", ";"]
        + ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "--"] + command)
  }

  deinit {
    _ = try? runner.run(["-L", "posse", "kill-server"])
  }

  /// Types text as it is, without a line feed after it.
  package func type(_ text: String) throws {
    try tmux(["send-keys", "-l", "--", text])
  }

  /// Presses keys by their tmux names: `Enter`, `Escape`, `Up`, `C-c`.
  package func press(_ keys: String...) throws {
    try tmux(["send-keys", "--"] + keys)
  }

  /// Gives the rows of the screen, without blanks at their ends and without empty rows below the last.
  package func lines() throws -> [String] {
    try captured(["capture-pane", "-p"])
  }

  /// Gives the rows that scrolled away and those of the screen.
  package func allLines() throws -> [String] {
    try captured(["capture-pane", "-p", "-S", "-"])
  }

  /// Gives the screen's text with escape sequences for colours and attributes.
  package func styledText() throws -> String {
    try tmux(["capture-pane", "-p", "-e"])
  }

  /// Gives the column and row of the cursor, counted from 0.
  package func cursor() throws -> (column: Int, row: Int) {
    let numbers = try tmux(["display-message", "-p", "#{cursor_x} #{cursor_y}"])
      .split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    return (numbers.first ?? 0, numbers.last ?? 0)
  }

  /// Gives the screen another size.
  package func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Whether the cursor is shown.
  package func showsCursor() throws -> Bool { try isOn("cursor_flag") }

  /// Whether lines wrap at the right margin.
  package func wrapsLines() throws -> Bool { try isOn("wrap_flag") }

  /// Finds the process that the one in the terminal started last, through all that stand between.
  package func innermostProcess() throws -> Int32? {
    let number = try tmux(["display-message", "-p", "#{pane_pid}"])
    var process = Int32(number.filter(\.isNumber))
    while let parent = process {
      let children = try? String(
        contentsOfFile: "/proc/\(parent)/task/\(parent)/children", encoding: .utf8)
      guard let child = children?.split(separator: " ").last.flatMap({ Int32($0) }) else { break }
      process = child
    }
    return process
  }

  private func isOn(_ flag: String) throws -> Bool {
    try tmux(["display-message", "-p", "#{\(flag)}"]).hasPrefix("1")
  }

  /// Waits until the rows of the screen satisfy the condition and gives them.
  @discardableResult
  package func wait(
    for what: String, deadline: Duration = .seconds(30), until isSatisfied: ([String]) -> Bool
  ) throws -> [String] {
    let end = ContinuousClock.now + deadline
    while true {
      let now = try lines()
      if isSatisfied(now) { return now }
      guard ContinuousClock.now < end else {
        throw TmuxError.neverAppeared(what: what, screen: now.joined(separator: "\n"))
      }
      // The screen belongs to another process: look again in a moment.
      Thread.sleep(forTimeInterval: 0.01)
    }
  }

  /// Waits until the text stands somewhere on the screen.
  @discardableResult
  package func wait(forText text: String, deadline: Duration = .seconds(30)) throws -> [String] {
    try wait(for: text, deadline: deadline) { $0.contains { $0.contains(text) } }
  }

  private func captured(_ arguments: [String]) throws -> [String] {
    var lines = LineDifference.lines(of: try tmux(arguments)).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let result = try runner.run(["-L", "posse"] + arguments)
    guard result.status == 0 else {
      throw TmuxError.refused(arguments: arguments, message: result.errors)
    }
    return result.output
  }
}
