import UnicodeText

/// The streams of the program with what is known about them: the one place that output goes through.
///
/// Standard output is buffered; call ``flush()`` before the program ends. What goes to a terminal is
/// made visible here or is a ``TerminalLine``, so text from records and files never reaches one raw.
///
///     console.writeLine("Added #\(id) \(name).")   // a line, safe always
///     console.write(json)                          // data: bytes kept in a pipe, visible on a terminal
///     console.note("posse: \(message)")            // a line on standard error
package final class Console {
  /// What is known about the terminal.
  package let facts: TerminalFacts
  /// When output is coloured.
  package var color: ColorChoice = .auto
  /// Whether confirmations are left out.
  package var isQuiet = false
  /// Whether questions may be asked at all.
  package var allowsQuestions = true
  /// Why standard output stopped taking bytes, if it did; later output is dropped.
  package private(set) var failure: ConsoleError?

  let terminal: () -> (any PromptTerminal)?
  private let standardOutput: any ByteSink
  private let errors: any ByteSink
  private var buffer: [UInt8] = []
  /// The last confirmation and what was noted since, which wait for what may be said at their end.
  private var waiting: [TerminalLine] = []
  private var pager: Pager?

  /// Makes a console over any streams; `terminal` opens the terminal that questions are asked on.
  package init(
    facts: TerminalFacts, output: any ByteSink, errors: any ByteSink,
    terminal: @escaping () -> (any PromptTerminal)? = { nil }
  ) {
    self.facts = facts
    self.standardOutput = output
    self.errors = errors
    self.terminal = terminal
  }

  /// Writes data to standard output.
  ///
  /// On a terminal everything invisible but line breaks and tabs is made visible; elsewhere the bytes stay.
  package func write(_ text: String) {
    if facts.outputIsTerminal {
      append(DataOnTerminal.visible(text))
    } else {
      append(text)
    }
  }

  /// Writes data to standard output; on a terminal as visible text.
  package func write(_ bytes: [UInt8]) {
    if facts.outputIsTerminal {
      append(DataOnTerminal.visible(bytes))
    } else {
      append(bytes)
    }
  }

  /// Writes bytes that this program made itself to standard output as they are, such as a picture for the terminal.
  package func write(trusted bytes: [UInt8]) { append(bytes) }

  /// Writes a line to standard output, coloured if standard output is.
  package func writeLine(_ line: TerminalLine = "") {
    append(line.rendered(inColor: colorsOutput))
    append("\n")
  }

  /// Writes a line to standard error: a message, a warning, a total.
  ///
  /// Failures are not reported, as there is nowhere to report them to.
  package func note(_ line: TerminalLine) {
    guard waiting.isEmpty else {
      waiting.append(line)
      return
    }
    send(line)
  }

  private func send(_ line: TerminalLine) {
    if facts.outputIsTerminal, pager == nil { drain() }
    let text = line.rendered(inColor: colorsErrors) + "\n"
    _ = errors.write(Array(text.utf8)[...])
  }

  /// Draws a line on standard error in place of the one before, without ending it; an empty one clears it.
  func draw(_ line: TerminalLine) {
    let text = "\r" + line.rendered(inColor: colorsErrors) + "\u{1B}[K"
    _ = errors.write(Array(text.utf8)[...])
  }

  /// Writes a confirmation to standard error, unless the user wants quiet.
  ///
  /// The last one waits for ``finishConfirmations(with:)``.
  package func confirm(_ line: TerminalLine) {
    guard !isQuiet else { return }
    finishConfirmations()
    waiting = [line]
  }

  /// Sends the confirmation that waits, with a sentence at its end, and what was noted since.
  package func finishConfirmations(with ending: TerminalLine = "") {
    let lines = waiting
    waiting = []
    for (index, line) in lines.enumerated() {
      guard index == 0, !ending.isEmpty else {
        send(line)
        continue
      }
      let stop: TerminalLine = line.text.hasSuffix(".") ? " " : ". "
      send(line + stop + ending)
    }
  }

  /// Sends everything written so far on its way.
  ///
  /// - Throws: the reason why standard output does not take it, also if an earlier write failed.
  package func flush() throws(ConsoleError) {
    drain()
    if let failure { throw failure }
  }

  /// Whether standard output is coloured.
  package var colorsOutput: Bool { isColored(facts.outputIsTerminal) }

  /// Whether standard error is coloured.
  package var colorsErrors: Bool { isColored(facts.errorsAreTerminal) }

  private func isColored(_ isTerminal: Bool) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      !facts.refusesColor && (facts.forcesColor || (isTerminal && !facts.isDumb))
    }
  }

  private func append(_ text: String) {
    guard failure == nil else { return }
    buffer += text.utf8
    if buffer.count >= Self.bufferSize { drain() }
  }

  private func append(_ bytes: [UInt8]) {
    guard failure == nil else { return }
    buffer += bytes
    if buffer.count >= Self.bufferSize { drain() }
  }

  private func drain() {
    guard !buffer.isEmpty else { return }
    if failure == nil {
      let number = (pager?.sink ?? standardOutput).write(buffer[...])
      if number != 0 { failure = ConsoleError(errorNumber: number) }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private static let bufferSize = 65_536
}

extension Console {
  /// Sends what follows through a pager until ``finishPaging()``.
  ///
  /// Does nothing unless standard input and standard output are terminals that can do more than print
  /// lines, the command is not empty, and its program exists.
  package func startPaging(command: String) {
    guard pager == nil, facts.inputIsTerminal, facts.outputIsTerminal, !facts.isDumb else { return }
    drain()
    pager = Pager.start(command: command)
  }

  /// Ends the output of the pager and waits until the user has left it.
  ///
  /// A user who leaves early is no failure: what was not read is dropped.
  package func finishPaging() {
    guard let running = pager else { return }
    drain()
    running.finish()
    if failure == .readerGone { failure = nil }
    pager = nil
  }
}
