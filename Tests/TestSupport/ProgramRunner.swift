import Glibc

/// Runs a program with a given environment and collects what it writes.
///
/// The program inherits nothing but the environment, folder and standard descriptors given here, leads a
/// process group of its own and is killed, with that group, when the deadline passes.
package struct ProgramRunner: Sendable {
  /// The absolute path of the program.
  package var program: String
  /// The whole environment of the program.
  package var environment: [String: String]
  /// The folder in which the program starts.
  package var workingDirectory: String
  /// How long the program may take.
  package var deadline: Duration

  /// Describes a program to run; it starts in `/` with a small fixed environment unless told otherwise.
  package init(
    program: String = BuiltProgram.posse,
    environment: [String: String] = ProgramRunner.plainEnvironment,
    workingDirectory: String = "/",
    deadline: Duration = .seconds(60)
  ) {
    self.program = program
    self.environment = environment
    self.workingDirectory = workingDirectory
    self.deadline = deadline
  }

  /// A search path and a UTF-8 locale, nothing else.
  package static let plainEnvironment = [
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8",
  ]

  /// Runs the program with text arguments.
  ///
  /// Standard input is a pipe that yields `input`, or `/dev/null` when that is nil.
  package func run(
    _ arguments: [String], input: [UInt8]? = nil
  ) throws(ProgramError) -> ProgramResult {
    try run(bytes: arguments.map { Array($0.utf8) }, input: input)
  }

  /// Runs the program with arguments of any bytes but NUL.
  ///
  /// Standard input is a pipe that yields `input`, or `/dev/null` when that is nil.
  package func run(
    bytes arguments: [[UInt8]], input: [UInt8]? = nil
  ) throws(ProgramError) -> ProgramResult {
    let output = try Pipe(for: program)
    let errors = try Pipe(for: program)
    let feed = input == nil ? nil : try Pipe(for: program)
    var actions = SpawnActions()
    if let feed {
      actions.duplicate(feed.readEnd.number, as: STDIN_FILENO)
    } else {
      actions.openNull(as: STDIN_FILENO)
    }
    actions.duplicate(output.writeEnd.number, as: STDOUT_FILENO)
    actions.duplicate(errors.writeEnd.number, as: STDERR_FILENO)
    actions.change(to: workingDirectory)

    let name = program.split(separator: "/").last.map(String.init) ?? program
    let process = try actions.spawn(
      program, arguments: [Array(name.utf8)] + arguments,
      environment: environment.sorted { $0.key < $1.key }.map { Array("\($0)=\($1)".utf8) })
    feed?.readEnd.close()
    output.writeEnd.close()
    errors.writeEnd.close()
    var exchange = PipeExchange(
      input: input ?? [], feed: feed?.writeEnd, output: output.readEnd, errors: errors.readEnd)
    let end = ContinuousClock.now + deadline
    let isFinished = exchange.run(until: end)
    guard isFinished, let ended = process.wait(until: end) else {
      process.killGroup()
      throw .deadlinePassed(
        program: name, output: String(decoding: exchange.outputBytes, as: UTF8.self),
        errors: String(decoding: exchange.errorBytes, as: UTF8.self))
    }
    return ProgramResult(
      ending: ended.ending, standardOutput: exchange.outputBytes,
      standardError: exchange.errorBytes, peakMemoryKiB: ended.peakMemoryKiB)
  }
}
