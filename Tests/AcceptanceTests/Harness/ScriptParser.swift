/// Reads the text of a script.
///
/// script = { remark | directive | step }; remark = `# …` | blank; directive = `@ name words`;
/// step = `$ command` { `> command` } { `? text` | `< answer` | `<< keys` } { output } [ `= status` ];
/// output = `2| stderr` | `1| stdout` | any other line, which is stdout. Blank lines after a step belong to
/// its output only when more output follows. ``ScriptPrinter`` is the inverse.
struct ScriptParser {
  private var script = Script(elements: [], setting: ScriptSetting())
  private var step: ScriptStep?
  private var hasStatus = false
  private var blanks = 0

  /// Reads a whole script.
  static func parse(_ text: String) throws(ScriptSyntaxError) -> Script {
    var parser = ScriptParser()
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      try parser.read(line, number: index + 1)
    }
    parser.finishStep()
    return parser.script
  }

  private mutating func read(_ line: String, number: Int) throws(ScriptSyntaxError) {
    if line.isEmpty {
      if step == nil { script.elements.append(.remark("")) } else { blanks += 1 }
    } else if let command = line.after("$ ") {
      finishStep()
      step = ScriptStep(line: number, command: [command])
    } else if line == "#" || line.hasPrefix("# ") {
      finishStep()
      script.elements.append(.remark(line))
    } else if let directive = line.after("@ ") {
      finishStep()
      guard script.steps.isEmpty else {
        throw ScriptSyntaxError(line: number, reason: "directives stand before the first command")
      }
      try readDirective(directive, number: number)
      script.elements.append(.remark(line))
    } else if step != nil {
      try readExpectation(line, number: number)
    } else {
      throw ScriptSyntaxError(line: number, reason: "output before the first command")
    }
  }

  private mutating func readExpectation(
    _ line: String, number: Int
  ) throws(ScriptSyntaxError) {
    guard var step else { return }
    guard !hasStatus else {
      throw ScriptSyntaxError(line: number, reason: "the exit status comes last")
    }
    let isFresh = step.expected == ScriptOutcome() && blanks == 0
    if let more = line.after("> "), isFresh, step.interactions.isEmpty {
      step.command.append(more)
    } else if line == ">", isFresh, step.interactions.isEmpty {
      step.command.append("")
    } else if let text = line.after("? "), isFresh {
      step.interactions.append(.waitFor(text))
    } else if let keys = line.after("<< "), isFresh {
      step.interactions.append(.press(keys.split(separator: " ").map(String.init)))
    } else if let answer = line.after("< "), isFresh {
      step.interactions.append(.answer(answer))
    } else if line == "<", isFresh {
      step.interactions.append(.answer(""))
    } else if let digits = line.after("= ") {
      guard let status = Int32(digits), (1...255).contains(status) else {
        throw ScriptSyntaxError(line: number, reason: "'\(digits)' is no exit status of a failure")
      }
      step.expected.status = status
      hasStatus = true
    } else if let text = line.afterMark("2|") {
      step.expected.errors.append(text)
    } else {
      guard step.expected.errors.isEmpty else {
        throw ScriptSyntaxError(line: number, reason: "standard output comes before '2|' lines")
      }
      step.expected.output += Array(repeating: "", count: blanks)
      step.expected.output.append(line.afterMark("1|") ?? line)
    }
    blanks = 0
    self.step = step
  }

  private mutating func finishStep() {
    if let step { script.elements.append(.step(step)) }
    script.elements += Array(repeating: .remark(""), count: blanks)
    step = nil
    hasStatus = false
    blanks = 0
  }

  private mutating func readDirective(
    _ directive: String, number: Int
  ) throws(ScriptSyntaxError) {
    let parts = directive.split(separator: " ", maxSplits: 1).map(String.init)
    let name = parts.first ?? ""
    let rest = parts.count > 1 ? parts[1] : ""
    guard !rest.isEmpty else {
      throw ScriptSyntaxError(line: number, reason: "'@ \(name)' needs a value")
    }
    switch name {
    case "env":
      let pair = rest.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else {
        throw ScriptSyntaxError(line: number, reason: "'@ env' is NAME=VALUE")
      }
      script.setting.environment[String(pair[0])] = .some(String(pair[1]))
    case "unset":
      script.setting.environment[rest] = .some(nil)
    case "tty":
      let sides = rest.split(separator: "x").compactMap { Int($0) }
      guard sides.count == 2, sides.allSatisfy({ (1...500).contains($0) }) else {
        throw ScriptSyntaxError(line: number, reason: "'@ tty' is COLUMNSxROWS")
      }
      script.setting.screen = ScriptSetting.ScreenSize(columns: sides[0], rows: sides[1])
    case "given":
      script.setting.preparations.append(rest)
    case "needs":
      script.setting.needs.append(rest)
    default:
      throw ScriptSyntaxError(
        line: number, reason: "unknown directive '\(name)'; known: env unset tty given needs")
    }
  }
}

extension String {
  /// Gives what follows the prefix, or nil when the text does not start with it.
  fileprivate func after(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }

  /// Gives what follows the mark and one blank, or nil when the text does not start with the mark.
  fileprivate func afterMark(_ mark: String) -> String? {
    self == mark ? "" : after(mark + " ")
  }
}
