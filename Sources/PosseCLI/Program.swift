import Chronology
package import CommandKit
import FileSystem
package import PhotoIntake
import PosseStore

/// One run of the program, from the words of the command line to the exit status.
package struct Program {
  private let words: [[UInt8]]
  private let environment: Environment
  private let console: Console
  private let pictureWorker: String
  private let cameras: any CameraAccess
  private let lockTimeoutMilliseconds: Int

  /// Prepares a run.
  ///
  /// `pictureWorker` is the path of the program whose processes decode pictures: this one, unless a test runs
  /// inside of another; `cameras` is the way to cameras, which a test may put others in place of;
  /// `lockTimeoutMilliseconds` is how long the lock of another program on the book is waited for.
  package init(
    words: [[UInt8]], environment: Environment, console: Console,
    pictureWorker: String = "/proc/self/exe", cameras: any CameraAccess = SystemCameras(),
    lockTimeoutMilliseconds: Int = 10_000
  ) {
    self.words = words
    self.environment = environment
    self.console = console
    self.pictureWorker = pictureWorker
    self.cameras = cameras
    self.lockTimeoutMilliseconds = lockTimeoutMilliseconds
  }

  /// Says that the system does not tell the words of the command line, and returns the status to end with.
  package static func refuseWithoutWords(_ console: Console) -> Int32 {
    console.note(Wording.noWords)
    return ExitStatus.failed.rawValue
  }

  /// Runs the command that the words name and returns the status to end with.
  package func run() -> Int32 {
    var isChanged = false
    let status: ExitStatus
    let parser = CommandLineParser(PosseCommand.signature)
    do throws(UsageError) {
      switch try parser.parse(words) {
      case .help(let path): status = help(path)
      case .version:
        console.writeLine("\(trusted: Version.text)")
        status = .done
      case .command(let arguments): (status, isChanged) = run(arguments)
      }
    } catch {
      let wantsJSON = parser.mentions(.optionalValue(OutputOptions.json), in: words)
      status = FailureReporter(console: console, wantsJSON: wantsJSON).report(.usage(error))
    }
    return finish(status, isChanged: isChanged).rawValue
  }

  private func help(_ path: [String]) -> ExitStatus {
    let page = HelpPage(PosseCommand.signature, path: path, width: console.facts.width)
    for line in page.lines { console.writeLine(line) }
    return .done
  }

  private func run(_ arguments: ParsedArguments) -> (ExitStatus, isChanged: Bool) {
    let wantsJSON = arguments.isGiven("json")
    let reporter = FailureReporter(
      console: console, wantsJSON: wantsJSON, command: arguments.path)
    var context: Context?
    console.allowsQuestions =
      !arguments[GlobalOptions.noInput] && environment.bytes("POSSE_NO_INPUT") == nil
    do throws(Failure) {
      if !console.canAsk, let missing = arguments.missingArgument { throw .usage(missing) }
      let command = try PosseCommand.command(arguments)
      let made = try self.context(for: arguments, wantsJSON: wantsJSON)
      context = made
      let status = try command.run(in: made)
      console.finishConfirmations(with: made.offersUndo ? Wording.offerUndo : "")
      console.finishPaging()
      return (status, made.hasCommitted)
    } catch {
      console.finishConfirmations()
      console.finishPaging()
      return (reporter.report(error), context?.hasCommitted ?? false)
    }
  }

  private func context(
    for arguments: ParsedArguments, wantsJSON: Bool
  ) throws(Failure) -> Context {
    console.isQuiet = arguments[GlobalOptions.quiet]
    let configuration = try ConfigurationFile(environment: environment).read(console)
    let color = arguments[GlobalOptions.color] ?? configuration[.color]
    console.color = color.flatMap(ColorChoice.init(rawValue:)) ?? .auto
    do {
      let warning = try Zone.configure(
        flag: arguments[GlobalOptions.zone], environment: environment.textOrEmpty("TZ"),
        configuration: configuration[.tz])
      if let warning { console.note(Wording.zone(warning)) }
    } catch {
      throw .zone(error)
    }
    let clock: Clock
    do {
      clock = try Clock(sourceDateEpoch: environment.text("SOURCE_DATE_EPOCH"))
    } catch {
      throw .clock(error)
    }
    return Context(
      console: console, environment: environment, configuration: configuration, clock: clock,
      location: BookLocation(
        option: arguments.bytes(GlobalOptions.database), environment: environment),
      arguments: arguments, words: CommandWords.text(words), wantsJSON: wantsJSON,
      pictureWorker: pictureWorker, cameras: cameras,
      lockTimeoutMilliseconds: lockTimeoutMilliseconds)
  }

  /// Sends the output on its way; what was committed stays, whatever becomes of the output.
  private func finish(_ status: ExitStatus, isChanged: Bool) -> ExitStatus {
    do {
      try console.flush()
      return status
    } catch .readerGone {
      return .readerGone
    } catch {
      console.note(Wording.outputFailed(error, isChanged: isChanged))
      return status == .done ? .failed : status
    }
  }
}
