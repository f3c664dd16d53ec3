import CommandKit
import PhotoIntake
import PosseCLI
import TestSupport

/// The program in this process, with a home of its own and streams in memory.
final class Desk {
  /// What one run did.
  struct Run {
    let status: Int32
    let output: String
    let errors: String
  }

  let folder: TemporaryDirectory
  /// The environment of every run.
  ///
  /// The process has one zone, which the suites beside this one share; a test of another zone needs
  /// a process of its own.
  var environment: [String: String]
  /// What the streams are.
  var facts = TerminalFacts()
  /// The cameras of the machine; there are none unless a test brings some.
  var cameras: any CameraAccess = FakeCameras()
  /// How long a lock on the book is waited for.
  var lockTimeoutMilliseconds = 10_000
  /// The terminal that questions are asked on.
  var terminal: TypingTerminal?

  init() throws {
    folder = try TemporaryDirectory()
    environment = [
      "HOME": folder.path, "POSSE_DB": folder.path("book.db"), "TZ": "UTC",
      "SOURCE_DATE_EPOCH": "1772395500",
    ]
  }

  /// Runs the program on a terminal.
  func run(bytes words: [[UInt8]], on terminal: TypingTerminal, isAccessible: Bool = false) -> Run {
    self.terminal = terminal
    facts = .terminal()
    facts.isAccessible = isAccessible
    defer {
      self.terminal = nil
      facts = TerminalFacts()
    }
    return run(bytes: words)
  }

  /// Runs the program; a standard output that fails may be given.
  @discardableResult
  func run(_ words: String..., output: MemorySink = MemorySink()) -> Run {
    run(bytes: words.map { Array($0.utf8) }, output: output)
  }

  /// Runs the program with words of any bytes.
  @discardableResult
  func run(bytes words: [[UInt8]], output: MemorySink = MemorySink()) -> Run {
    let errors = MemorySink()
    let console = Console(
      facts: facts, output: output, errors: errors, terminal: { [terminal] in terminal })
    let environment = environment
    let program = Program(
      words: words, environment: Environment { environment[$0].map { Array($0.utf8) } },
      console: console, pictureWorker: BuiltProgram.posse, cameras: cameras,
      lockTimeoutMilliseconds: lockTimeoutMilliseconds)
    let status = program.run()
    return Run(status: status, output: output.text, errors: errors.text)
  }
}
