import CommandKit
import Glibc
import Testing

/// A console over streams in memory.
struct RecordedConsole {
  let output: MemorySink
  let errors = MemorySink()
  let console: Console

  init(_ facts: TerminalFacts = TerminalFacts(), output: MemorySink = MemorySink()) {
    self.output = output
    console = Console(facts: facts, output: output, errors: errors)
  }
}

@Suite struct ConsoleTests {
  @Test func `output is kept back until it is flushed`() throws {
    let recorded = RecordedConsole()
    recorded.console.writeLine("one")
    recorded.console.write("two\n")
    #expect(recorded.output.text.isEmpty)
    try recorded.console.flush()
    #expect(recorded.output.text == "one\ntwo\n")
  }

  @Test func `much output goes out before the flush`() {
    let recorded = RecordedConsole()
    recorded.console.write(String(repeating: "x", count: 70_000))
    #expect(recorded.output.bytes.count == 70_000)
  }

  @Test func `data keeps its bytes in a pipe and is visible on a terminal`() throws {
    let data = "a\tb\u{1B}[2J\n\u{202E}c\n"
    let pipe = RecordedConsole()
    pipe.console.write(data)
    pipe.console.write([0xFF, 0x0A, 0x1B])
    try pipe.console.flush()
    #expect(pipe.output.bytes == Array(data.utf8) + [0xFF, 0x0A, 0x1B])
    let terminal = RecordedConsole(.terminal())
    terminal.console.write(data)
    terminal.console.write([0xFF, 0x0A, 0x1B])
    try terminal.console.flush()
    #expect(terminal.output.text == "a\tb\\x1b[2J\n<U+202E>c\n\\xff\n\\x1b")
  }

  @Test func `trusted bytes pass`() throws {
    let recorded = RecordedConsole(.terminal())
    recorded.console.write(trusted: [0x1B, 0x5B])
    try recorded.console.flush()
    #expect(recorded.output.bytes == [0x1B, 0x5B])
  }

  @Test func `messages go to standard error at once`() {
    let recorded = RecordedConsole()
    recorded.console.note("posse: \("\u{1B}x")")
    #expect(recorded.errors.text == "posse: \\x1bx\n")
    #expect(recorded.output.bytes.isEmpty)
  }

  @Test func `the last confirmation waits for its ending, and what was noted since follows it`() {
    let recorded = RecordedConsole()
    recorded.console.confirm("Added Ann.")
    recorded.console.confirm("Added Joe")
    recorded.console.note("posse: warning: same name")
    #expect(recorded.errors.text == "Added Ann.\n")
    recorded.console.finishConfirmations(with: "Undo: posse undo")
    recorded.console.note("last")
    #expect(
      recorded.errors.text
        == "Added Ann.\nAdded Joe. Undo: posse undo\nposse: warning: same name\nlast\n")
  }

  @Test func `confirmations can be silenced, messages cannot`() {
    let recorded = RecordedConsole()
    recorded.console.isQuiet = true
    recorded.console.confirm("Added.")
    recorded.console.note("posse: bad")
    recorded.console.finishConfirmations(with: "Undo: posse undo")
    #expect(recorded.errors.text == "posse: bad\n")
  }

  @Test func `on a terminal a message comes after what was written before it`() {
    let recorded = RecordedConsole(.terminal())
    recorded.console.writeLine("rows")
    recorded.console.note("2 captured")
    #expect(recorded.output.text == "rows\n")
  }

  @Test(arguments: [
    (EPIPE, ConsoleError.readerGone), (ENOSPC, .failed(ENOSPC)), (EBADF, .failed(EBADF)),
  ])
  func `a write that fails is reported by the flush and later output is dropped`(
    number: Int32, error: ConsoleError
  ) {
    let recorded = RecordedConsole(output: MemorySink(capacity: 3, failure: number))
    recorded.console.write("abcdef")
    #expect(throws: error) { try recorded.console.flush() }
    recorded.console.write("more")
    #expect(throws: error) { try recorded.console.flush() }
    #expect(recorded.output.text == "abc")
    #expect(!error.reason.isEmpty)
  }

  @Test func `a pipe without a reader is a reader gone`() throws {
    // Standard manners of the program: the signal is ignored, the error number counts.
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    try #require(unsafe pipe(&ends) == 0)
    close(ends[0])
    let console = Console(
      facts: TerminalFacts(), output: DescriptorSink(ends[1]), errors: MemorySink())
    console.write("x")
    #expect(throws: ConsoleError.readerGone) { try console.flush() }
    close(ends[1])
  }

  @Test func `a full device and a closed descriptor are failures with a reason`() {
    let full = unsafe open("/dev/full", O_WRONLY)
    let console = Console(
      facts: TerminalFacts(), output: DescriptorSink(full), errors: MemorySink())
    console.write("x")
    let error = #expect(throws: ConsoleError.self) { try console.flush() }
    #expect(error?.reason == "no space left on device")
    close(full)
    let closed = Console(
      facts: TerminalFacts(), output: RefusingSink(failure: EBADF), errors: MemorySink())
    closed.write("x")
    #expect(throws: ConsoleError.failed(EBADF)) { try closed.flush() }
  }

  @Test func `a closed standard output that nothing is written to is no failure`() throws {
    let closed = Console(
      facts: TerminalFacts(), output: RefusingSink(failure: EBADF), errors: MemorySink())
    try closed.flush()
  }

  @Test(arguments: [
    (ColorChoice.auto, false, false, false, false, false), (.auto, true, false, false, false, true),
    (.auto, true, true, false, false, false), (.auto, true, false, true, false, false),
    (.auto, false, false, false, true, true), (.auto, true, true, false, true, false),
    (.auto, true, false, true, true, true), (.always, false, true, true, false, true),
    (.never, true, false, false, true, false),
  ])
  func `colour follows one rule`(
    choice: ColorChoice, isTerminal: Bool, refuses: Bool, isDumb: Bool, forces: Bool, colors: Bool
  ) throws {
    let recorded = RecordedConsole(
      TerminalFacts(
        outputIsTerminal: isTerminal, isDumb: isDumb, refusesColor: refuses, forcesColor: forces))
    recorded.console.color = choice
    #expect(recorded.console.colorsOutput == colors)
    recorded.console.writeLine("\("x", .red)")
    try recorded.console.flush()
    #expect(recorded.output.text == (colors ? "\u{1B}[31mx\u{1B}[0m\n" : "x\n"))
  }

  @Test(arguments: [
    ([:], 80, false), (["COLUMNS": "120"], 120, false), (["COLUMNS": "5"], 20, false),
    (["COLUMNS": "99999"], 500, false), (["TERM": "dumb"], 80, true),
    (["COLUMNS": "100", "POSSE_ACCESSIBLE": "1"], 100, true), (["ACCESSIBLE": "0"], 80, false),
    (["COLUMNS": "90", "ACCESSIBLE": "1"], 90, true),
  ])
  func `the environment speaks of width and manners`(
    environment: [String: String], width: Int, isAccessible: Bool
  ) {
    let facts = TerminalFacts.measured(closed: [0, 1, 2]) { environment[$0] }
    if environment["COLUMNS"] != nil { #expect(facts.width == width) }
    #expect(facts.isAccessible == isAccessible)
    #expect(!facts.outputIsTerminal && !facts.inputIsTerminal && !facts.errorsAreTerminal)
  }

  @Test func `a variable that is not a number is no width`() {
    let plain = TerminalFacts.measured { _ in nil }.width
    for text in ["", "wide", "-5", "0", "1e3", "999999999999999999999"] {
      #expect(TerminalFacts.measured { $0 == "COLUMNS" ? text : nil }.width == plain)
    }
  }

  @Test func `words and variables of the process are read raw`() {
    #expect(ProcessArguments.words == CommandLine.arguments.dropFirst().map { Array($0.utf8) })
    #expect(ProcessEnvironment.text("PATH")?.isEmpty == false)
    #expect(ProcessEnvironment.bytes("POSSE_NO_SUCH_VARIABLE") == nil)
  }
}
