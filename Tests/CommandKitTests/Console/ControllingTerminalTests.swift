import CommandKit
import Glibc
import Testing

/// A pseudo terminal: what is written to the controller is typed, what is shown can be read from it.
private final class PseudoTerminal {
  let controller: Int32
  let path: String
  private let keeper: Int32

  init?() {
    controller = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    // TIOCSPTLCK and TIOCGPTN are macros that are not imported.
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard controller >= 0, unsafe ioctl(controller, 0x4004_5431, &isLocked) == 0,
      unsafe ioctl(controller, 0x8004_5430, &number) == 0
    else { return nil }
    path = "/dev/pts/\(number)"
    keeper = unsafe open(path, O_RDWR | O_NOCTTY)
  }

  deinit {
    close(keeper)
    close(controller)
  }

  func type(_ text: String) { _ = DescriptorSink(controller).write(Array(text.utf8)[...]) }

  var settings: [UInt32] {
    var settings = termios()
    _ = unsafe tcgetattr(keeper, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_lflag, UInt32(settings.c_cc.6)]
  }

  func ask(accessible: Bool = false) -> Answer {
    var facts = TerminalFacts.terminal()
    facts.isAccessible = accessible
    let console = Console(
      facts: facts, output: MemorySink(), errors: MemorySink(),
      terminal: { [path] in ControllingTerminal.open(path: path) })
    return console.ask(Question("Go on?", explanation: "It goes on."))
  }
}

/// Sends a signal to this process and waits until it came, as another thread may take it.
private func come(_ signal: Int32, to signals: PostponedSignals) {
  kill(getpid(), signal)
  waitForAny(signals)
}

private func waitForAny(_ signals: PostponedSignals) {
  for _ in 0..<1000 where !signals.isPending { _ = poll(nil, 0, 10) }
}

@Suite(.serialized) struct ControllingTerminalTests {
  @Test(arguments: [
    ("y\n", Answer.yes), ("n\n", .no), ("\n", .no), ("\u{1B}", .cancelled),
  ])
  func `a real terminal answers and is put back as it was`(keys: String, answer: Answer) throws {
    let terminal = try #require(PseudoTerminal())
    let before = terminal.settings
    // Typed ahead in the line discipline: what is half a line there must not be lost.
    terminal.type(keys == "\u{1B}" ? keys + "\n" : keys)
    #expect(terminal.ask() == answer)
    #expect(terminal.settings == before)
  }

  @Test func `lines of a real terminal answer in accessible mode`() throws {
    let terminal = try #require(PseudoTerminal())
    terminal.type("yes\n")
    #expect(terminal.ask(accessible: true) == .yes)
  }

  // Signals belong to the whole process, so that each of these has one of its own.

  @Test func `an interrupt from outside ends the question and puts the terminal back`() async {
    await #expect(processExitsWith: .exitCode(42)) {
      let pseudo = try #require(PseudoTerminal())
      let before = pseudo.settings
      let terminal = try #require(ControllingTerminal.open(path: pseudo.path))
      #expect(terminal.startKeys())
      #expect(pseudo.settings != before)
      kill(getpid(), SIGINT)
      #expect(terminal.nextEvent(timeoutMilliseconds: nil) == .interrupted)
      exit(pseudo.settings == before ? 42 : 1)
    }
  }

  @Test func `a request to end ends the program after the terminal is back`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let pseudo = try #require(PseudoTerminal())
      let terminal = try #require(ControllingTerminal.open(path: pseudo.path))
      _ = terminal.startKeys()
      kill(getpid(), SIGTERM)
      _ = terminal.nextEvent(timeoutMilliseconds: nil)
      // Another thread takes the signal; this one gives it time to end the process.
      _ = poll(nil, 0, 10_000)
    }
  }

  @Test func `a signal nobody looked at has its effect when the keys end`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let pseudo = try #require(PseudoTerminal())
      let terminal = try #require(ControllingTerminal.open(path: pseudo.path))
      _ = terminal.startKeys()
      kill(getpid(), SIGTERM)
      terminal.stopKeys()
      _ = poll(nil, 0, 10_000)
    }
  }

  @Test func `a signal that is put off interrupts questions, and ends the program then`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let terminal = try #require(PseudoTerminal())
      let before = terminal.settings
      let signals = PostponedSignals()
      come(SIGTERM, to: signals)
      let answers = [terminal.ask(), terminal.ask(accessible: true)]
      guard answers == [.interrupted, .interrupted], signals.isPending, terminal.settings == before
      else { return }
      signals.release()
      _ = poll(nil, 0, 10_000)
    }
  }

  @Test func `a signal at a question may be put off`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let pseudo = try #require(PseudoTerminal())
      let terminal = try #require(ControllingTerminal.open(path: pseudo.path))
      let signals = PostponedSignals()
      _ = terminal.startKeys()
      kill(getpid(), SIGHUP)
      guard terminal.nextEvent(timeoutMilliseconds: nil) == .interrupted else { return }
      // Another thread may take the signal that is given back.
      waitForAny(signals)
      if signals.isPending { exit(7) }
    }
  }

  @Test func `a second signal has its effect at once, and an interrupt is only told`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let signals = PostponedSignals()
      come(SIGTERM, to: signals)
      guard signals.isPending else { return }
      kill(getpid(), SIGTERM)
      _ = poll(nil, 0, 10_000)
    }
    await #expect(processExitsWith: .exitCode(7)) {
      let signals = PostponedSignals()
      come(SIGINT, to: signals)
      guard signals.isPending else { return }
      signals.release()
      exit(7)
    }
  }

  @Test func `what is no terminal is not asked`() {
    #expect(ControllingTerminal.open(path: "/dev/null") == nil)
    #expect(ControllingTerminal.open(path: "/no/such/terminal") == nil)
  }
}
