import TestSupport

/// A shell in a terminal, into which the steps of one script are typed.
struct ScriptTerminal {
  private let screen: TmuxScreen
  private let folders: [(path: String, name: String)]

  /// Starts a shell whose prompt tells the number of the next command and the status of the last one, and
  /// which clears the screen before each command.
  init(columns: Int, rows: Int, stage: ScriptStage) throws {
    var environment = stage.environment
    environment["PS0"] = "\u{1B}[H\u{1B}[2J\u{1B}[3J"
    environment["PS1"] = "[\\#:$?]$ "
    environment["PS2"] = ""
    environment["HISTFILE"] = "/dev/null"
    environment["INPUTRC"] = "/dev/null"
    folders = stage.folders
    screen = try TmuxScreen(
      columns: columns, rows: rows, command: ["/bin/bash", "--noprofile", "--norc", "-i"],
      environment: environment, workingDirectory: stage.workingDirectory)
    try screen.wait(for: "the shell's prompt") { Prompt(atEndOf: $0) != nil }
  }

  /// Types a command, answers it as the step says, waits for its end and reads the screen.
  func run(_ step: ScriptStep) throws -> ScriptOutcome {
    let before = Prompt(atEndOf: try screen.lines())?.number ?? 0
    // What the last command left on the screen must not answer for this one.
    try screen.press("C-l")
    try screen.wait(for: "an empty screen") { $0.count == 1 && Prompt(atEndOf: $0) != nil }
    for line in step.command {
      try screen.type(line)
      try screen.press("Enter")
    }
    // Until the shell has cleared the screen, it still shows what the last command asked.
    try screen.wait(for: "the start of '\(step.command.first ?? "")'") { lines in
      !lines.contains { $0.hasPrefix("[\(before):") }
    }
    for interaction in step.interactions {
      switch interaction {
      case .waitFor(let text):
        try screen.wait(forText: text)
      case .answer(let text):
        if !text.isEmpty { try screen.type(text) }
        try screen.press("Enter")
      case .press(let keys):
        for key in keys { try screen.press(key) }
      }
    }
    try screen.wait(for: "the prompt after '\(step.command.first ?? "")'") { lines in
      Prompt(atEndOf: lines).map { $0.number > before } ?? false
    }
    return try outcome()
  }

  private func outcome() throws -> ScriptOutcome {
    var lines = try screen.allLines()
    guard let prompt = Prompt(atEndOf: lines) else { return ScriptOutcome() }
    lines.removeLast()
    if !prompt.textBefore.isEmpty { lines.append(prompt.textBefore + "␃") }
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    return ScriptOutcome(
      output: VisibleOutput.lines(of: bytes, replacing: folders), status: prompt.status)
  }

  /// The prompt at the end of a screen: `[number:status]$`.
  private struct Prompt {
    var textBefore: String
    var number: Int
    var status: Int32

    init?(atEndOf lines: [String]) {
      guard let line = lines.last, line.hasSuffix("]$"), let start = line.lastIndex(of: "[") else {
        return nil
      }
      let inside = line[line.index(after: start)...].dropLast(2).split(separator: ":")
      guard inside.count == 2, let number = Int(inside[0]), let status = Int32(inside[1]) else {
        return nil
      }
      textBefore = String(line[..<start])
      self.number = number
      self.status = status
    }
  }
}
