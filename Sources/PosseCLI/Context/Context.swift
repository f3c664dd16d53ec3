import Chronology
import CommandKit
import FileSystem
import ImageCodecs
import PhotoIntake
import PosseModel
import PosseStore
import Sandbox

/// Everything that a command may touch: console, clock, configuration and the book.
final class Context {
  let console: Console
  let environment: Environment
  let configuration: Configuration
  let clock: Clock
  /// The book as the command line and the environment name it.
  let location: BookLocation
  /// The command line without the program's name, as it goes into the records.
  let words: String
  /// The path of the command, such as `photo add`.
  let commandPath: [String]
  let answersYes: Bool
  let isVerbose: Bool
  let usesPager: Bool
  /// Whether JSON was asked for, so that failures are reported as JSON too.
  let wantsJSON: Bool
  /// Whether something was committed: from then on a failing output must not look like a failure.
  private(set) var hasCommitted = false
  /// The program whose processes decode pictures.
  let pictureWorker: String
  /// The way to cameras.
  let cameras: any CameraAccess
  /// How long the lock of another program on the book is waited for.
  private let lockTimeoutMilliseconds: Int
  /// Whether the last confirmation ends with how to take the command back.
  var offersUndo = false
  /// The values that were chosen from their lists, which must still be there when the book is written.
  var chosenValues: [ValueKind: [String]] = [:]
  private var standardInputTaken = false
  private var toldOfSandbox = false

  init(
    console: Console, environment: Environment, configuration: Configuration, clock: Clock,
    location: BookLocation, arguments: ParsedArguments, words: String, wantsJSON: Bool,
    pictureWorker: String, cameras: any CameraAccess, lockTimeoutMilliseconds: Int
  ) {
    self.console = console
    self.environment = environment
    self.configuration = configuration
    self.clock = clock
    self.location = location
    self.words = words
    self.wantsJSON = wantsJSON
    self.pictureWorker = pictureWorker
    self.cameras = cameras
    self.lockTimeoutMilliseconds = lockTimeoutMilliseconds
    commandPath = arguments.path
    answersYes = arguments[GlobalOptions.yes]
    isVerbose = arguments[GlobalOptions.verbose]
    usesPager = !arguments[GlobalOptions.noPager]
  }

  var now: Instant { clock.now }

  /// What opening or making a book needs to know.
  var settings: BookSettings {
    BookSettings(
      busyTimeoutMilliseconds: lockTimeoutMilliseconds, programVersion: Version.text, now: now,
      user: ProcessUser.name)
  }

  /// The agent that the configuration names.
  var agent: String? { configuration.agent }

  /// The currency of amounts that name none.
  var currency: CurrencyCode { configuration.currency }

  var fieldReader: FieldReader { FieldReader(defaultCurrency: currency, now: now) }

  /// Whether questions that come up are really asked.
  var asks: Bool { console.canAsk && !answersYes }

  /// Claims standard input for one purpose; a second claim is refused.
  func claimStandardInput() throws(Failure) {
    guard !standardInputTaken else { throw .standardInputTwice }
    standardInputTaken = true
  }

  /// Prepares for the development of pictures, which fills the folder of the book when they are many.
  func darkroom(
    forgoesSandbox: Bool, limits: ImageLimits = .standard
  ) throws(Failure) -> Darkroom {
    let temporary = environment.bytes("TMPDIR").map { FilePath(bytes: $0) }
    var settings = DarkroomSettings(
      scratchFolders: [try location.path().parent] + [temporary].compactMap { $0 } + ["/tmp"])
    settings.program = pictureWorker
    settings.isConfined = !forgoesSandbox
    settings.limits = limits
    return Darkroom(settings)
  }

  /// Develops so many pictures, shows how far it has come each time `step` is called, and says once what is not as
  /// it should be about their confinement.
  func developing(
    _ count: Int, in darkroom: Darkroom,
    _ work: (_ step: () -> Void) throws(DarkroomError) -> Void
  ) throws(Failure) {
    let progress = ProgressLine(on: console) { Wording.developed($0, of: $1) }
    var done = 0
    do {
      // What is said next begins on a line of its own, an error too.
      defer { progress.finish() }
      try work {
        done += 1
        progress.show(done, of: count)
      }
    } catch {
      throw .darkroom(error)
    }
    tellOfSandbox(darkroom)
  }

  /// Says once what is not as it should be about the confinement of processes that decoded.
  func tellOfSandbox(_ darkroom: Darkroom) {
    guard darkroom.extent == .sanitizer, !toldOfSandbox else { return }
    toldOfSandbox = true
    console.note(Wording.sanitizerBuild)
  }

  /// Opens the book; with `createsDefault` the default book is made when there is none.
  func openBook(createsDefault: Bool = false) throws(Failure) -> Book {
    let path = try location.path()
    let settings = settings
    do {
      let book = try Book.open(at: path, settings: settings)
      warnAboutFile(book)
      return book
    } catch {
      guard location.isDefault, error.isAbsence else { throw .store(error) }
      // That the folders of the default place are missing is nothing the user has to mend.
      guard createsDefault else { throw .store(.missing(path)) }
      return try makeBook(at: path, settings: settings)
    }
  }

  /// Makes a new book, and its folder when the location is the default one.
  func makeBook(at path: FilePath, settings: BookSettings) throws(Failure) -> Book {
    if location.isDefault {
      do {
        try Folder.makeDirectories(path.parent, mode: 0o700)
      } catch {
        throw .store(.inaccessible(path.parent, error))
      }
    }
    do {
      return try Book.create(at: path, settings: settings)
    } catch {
      throw .store(error)
    }
  }

  /// Reads the book.
  func read<Result>(
    _ book: Book, _ work: (BookReader) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try book.read(failure: Failure.store, work)
  }

  /// Changes the book in the one transaction of this command.
  func write<Result>(
    _ book: Book, _ work: (BookWriter) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var likenesses: [ValueLikeness] = []
    let result = try book.write(entry, failure: Failure.store) { writer throws(Failure) in
      try confirmChosenValues(writer.reader)
      let result = try work(writer)
      likenesses = writer.likenesses
      return result
    }
    hasCommitted = true
    offersUndo = book.recordedEntry != nil
    tell(of: likenesses)
    return result
  }

  /// Tells what a change would come to, and leaves the book as it is.
  func rehearse<Result>(
    _ book: Book, _ work: (BookWriter) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try book.rehearse(entry, failure: Failure.store, work)
  }

  /// Changes the book by a command of which the records keep other words than were typed.
  func write<Result>(
    _ book: Book, recordedAs words: String,
    _ work: (BookWriter) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var entry = entry
    entry.words = words
    let result = try book.write(entry, failure: Failure.store, work)
    hasCommitted = true
    return result
  }

  /// Makes the book smaller.
  func compact(_ book: Book) throws(Failure) -> Compaction {
    let compaction = try storing { () throws(StoreError) in try book.compact(entry) }
    hasCommitted = true
    return compaction
  }

  /// Takes commands back or brings them back.
  func reversing(
    _ book: Book, count: Int,
    _ reverse: (Book) -> (Int, ChangeEntry) throws(StoreError) -> [StepSummary]
  ) throws(Failure) -> [StepSummary] {
    let steps = try storing { () throws(StoreError) in try reverse(book)(count, entry) }
    hasCommitted = true
    return steps
  }

  /// Repairs what a check found and says what is left.
  func repair(_ check: BookCheck, _ report: CheckReport) -> CheckReport {
    let repaired = check.repair(report, entry)
    if !repaired.fixed.isEmpty { hasCommitted = true }
    return repaired
  }

  /// What the history keeps of this command.
  private var entry: ChangeEntry {
    ChangeEntry(
      time: now, offsetMinutes: Zone.civil(now).offsetMinutes, user: ProcessUser.name,
      agent: agent, verb: commandPath.joined(separator: " "), words: words)
  }
}

/// Runs work of the store within a command.
func storing<Result>(
  _ work: () throws(StoreError) -> Result
) throws(Failure) -> Result {
  do { return try work() } catch { throw .store(error) }
}
