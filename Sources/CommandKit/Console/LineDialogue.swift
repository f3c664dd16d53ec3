import UnicodeText

/// The dialogue of a question for a line, which is edited and shown here, key by key.
///
/// The line stands in one row. What does not fit is left out at its beginning, and what is no visible text is
/// made visible, so that nothing typed or pasted reaches the terminal raw.
struct LineDialogue {
  private let question: LineQuestion
  private let terminal: any PromptTerminal
  private let inColor: Bool
  private var line: TypedLine
  private var decoder = KeyDecoder()
  private var painter: FramePainter
  private var size: TerminalSize
  private var needsDrawing = true

  init(_ question: LineQuestion, on terminal: any PromptTerminal, inColor: Bool) {
    self.question = question
    self.terminal = terminal
    self.inColor = inColor
    line = TypedLine(byteLimit: question.byteLimit)
    if question.start.utf8.count <= question.byteLimit {
      for byte in question.start.utf8 { line.append(byte) }
    }
    painter = FramePainter(inColor: inColor)
    size = terminal.size
  }

  /// Lets the user type; keys must have started.
  mutating func run() -> LineAnswer {
    begin()
    while true {
      switch terminal.nextEvent(timeoutMilliseconds: timeout) {
      case .byte(let byte):
        if let answer = take(byte) { return finish(answer) }
      case .timeout:
        if needsDrawing {
          draw()
        } else if let key = decoder.timeOut(), let answer = handle(key) {
          return finish(answer)
        }
      case .end: return finish(.cancelled)
      case .interrupted: return finish(.interrupted)
      case .resized: needsDrawing = true
      case .stopRequested:
        if !suspend(wholeJob: false) { return finish(.cancelled) }
      case .resumed:
        painter.forget()
        begin()
      }
    }
  }

  private mutating func begin() {
    needsDrawing = true
    terminal.write(Self.pasteOn)
    terminal.farewell = Self.pasteOff
  }

  /// How long a key is waited for before there is something else to do.
  private var timeout: Int32? { needsDrawing ? 0 : decoder.isWaiting ? 50 : nil }

  private mutating func take(_ byte: UInt8) -> LineAnswer? {
    if decoder.isBetweenKeys {
      // These are text, whether they are UTF-8 or not.
      if byte >= 0x80 { return add(byte) }
      if decoder.isPasting {
        // A terminal pastes a line break as Enter.
        if byte == 0x0D { return add(0x0A) }
        if byte < 0x20 || byte == 0x7F, byte != 0x1B, byte != 0x03 { return add(byte) }
      } else if byte == 0x17 {
        line.removeWord()
        needsDrawing = true
        return nil
      }
    }
    return decoder.decode(byte).flatMap { handle($0) }
  }

  private mutating func add(_ byte: UInt8) -> LineAnswer? {
    line.append(byte)
    needsDrawing = true
    return nil
  }

  private mutating func handle(_ key: Key) -> LineAnswer? {
    needsDrawing = true
    switch key {
    case .text(let scalar): for byte in String(scalar).utf8 { line.append(byte) }
    case .backspace: line.removeCharacter()
    case .clear: line.clear()
    case .take: return taken()
    case .escape: return .cancelled
    case .endOfInput: return line.bytes.isEmpty ? .cancelled : nil
    case .interrupt: return .interrupted
    case .suspend: return suspend(wholeJob: true) ? nil : .cancelled
    case .redraw:
      terminal.write(painter.clearing)
      painter.forget()
    case .up, .down, .pageUp, .pageDown, .home, .end, .mark, .markAll: break
    }
    return nil
  }

  /// What Enter takes; nil when the question is asked again.
  private mutating func taken() -> LineAnswer? {
    let bytes = line.trimmed
    let reply: TerminalLine
    if line.isTooLong {
      reply = question.refusal
    } else if bytes == [UInt8(ascii: "?")] {
      reply = question.explanation
    } else {
      return bytes.isEmpty && !question.takesEmpty ? .cancelled : .line(bytes)
    }
    draw()
    for line in TextWrapping.lines(reply.text, width: size.columns) {
      terminal.write("\n" + line)
    }
    terminal.write("\n")
    painter.forget()
    line.clear()
    return nil
  }

  private mutating func suspend(wholeJob: Bool) -> Bool {
    draw()
    terminal.write("\n")
    guard terminal.suspend(wholeJob: wholeJob) else { return false }
    painter.forget()
    decoder = KeyDecoder()
    begin()
    return true
  }

  private mutating func draw() {
    needsDrawing = false
    var output = ""
    let now = terminal.size
    if now != size {
      size = now
      output += painter.clear(afterResizeTo: now.columns, rewraps: terminal.rewrapsLines)
    }
    let prompt = question.form(columns: size.columns)
    let row = prompt + line.shown(inCells: size.columns - 1 - prompt.cells)
    output += painter.paint(.row(row))
    if !output.isEmpty { terminal.write(output) }
  }

  private mutating func finish(_ answer: LineAnswer) -> LineAnswer {
    draw()
    terminal.stopKeys()
    terminal.farewell = ""
    terminal.write("\n")
    return answer
  }

  private static let pasteOn = "\u{1B}[?2004h"
  private static let pasteOff = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h"
}
