import CommandKit
import FileSystem
import PhotoIntake
import PosseModel
import PosseStore

/// `posse photo import`: the pictures of a folder, matched to people by the names of the files.
struct PhotoImportCommand: Command {
  private static let folder = Argument(
    "DIR", .one, help: "the folder with the pictures", completion: .files, takesBytes: true)
  private static let dryRun = Flag(
    "dry-run", short: "n", help: "show the plan and store nothing")

  static let signature = CommandSignature(
    name: "import", summary: "attach a folder of pictures to people",
    discussion: [
      """
      Finds out from the name of each picture whom it shows: a source and key, as fbi-6f2a.jpg; \
      a number that the name begins with, as 12.jpg or 12-front.png; or a whole name or alias, as \
      koehler_joe_2.jpg. The plan is shown first. Pictures whose names mean several people or \
      nobody are left out, as are dates, files that are no pictures and folders in the folder.
      """,
      """
      The pictures are then taken as photo add takes them: either every one or none, unless \
      --skip-bad is given, and none that the person has already.
      """,
    ],
    output: """
      The number of each new photo, one a line, when standard output is not a terminal; the plan \
      and what became of each picture are said on standard error. With --dry-run the plan is \
      written to standard output: file, person and rule, with TAB between them.
      """,
    examples: [
      Example("posse photo import scans/ --dry-run", "whom the pictures would go to"),
      Example("posse photo import scans/ --crop mugshot --yes", "all of them, without a question"),
    ],
    options: [.flag(dryRun)] + PictureOptions.all + [
      .flag(PhotoOptions.skipBad), .option(PhotoOptions.caption), .option(PhotoOptions.taken),
      .flag(PhotoOptions.keepOriginal),
    ],
    exclusiveOptions: PictureOptions.exclusive, arguments: [folder],
    seeAlso: ["photo add", "photo list"])

  private let folder: FilePath
  private let isRehearsal: Bool
  private let request: PhotoRequest

  init(_ arguments: ParsedArguments) throws(Failure) {
    guard let path = arguments.allBytes(Self.folder).first else {
      throw .usage(UsageError(command: arguments.path, .missingArgument("DIR")))
    }
    guard !path.isEmpty else {
      throw .usage(arguments.refused("DIR is empty", advice: "name a folder"))
    }
    folder = FilePath(bytes: path)
    isRehearsal = arguments[Self.dryRun]
    request = try PhotoRequest(arguments, sources: [])
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let book = try context.openBook()
    let plan = try context.read(book) { reader throws(Failure) in
      try PhotoImportPlan(of: folder, reader)
    }
    if isRehearsal {
      show(plan, in: context)
      guard !plan.assignments.isEmpty else { throw .nothingToImport(folder) }
      return .done
    }
    if !context.console.isQuiet || context.asks {
      for line in Wording.plan(plan) { context.console.note(line) }
    }
    guard !plan.assignments.isEmpty else { throw .nothingToImport(folder) }
    let assignments = try Consent(
      verb: "Add", noun: "photos", complement: Wording.receivers(plan),
      records: plan.assignments, isShown: true, line: Wording.planned,
      label: { "\($0.path.displayText) → #\($0.person.id.number) \($0.person.name)" }
    ).obtain(in: context)
    return try store(assignments, book, in: context)
  }

  private func store(
    _ assignments: [PhotoImportPlan.Assignment], _ book: Book, in context: Context
  ) throws(Failure) -> ExitStatus {
    let owners = Dictionary(
      assignments.map { (PhotoSource.file($0.path), $0.person.id) },
      uniquingKeysWith: { first, _ in first })
    var request = request
    request.sources = assignments.map { .file($0.path) }
    let received = try request.confirmed(
      try request.received(in: context), book, in: context
    ) { source in owners[source].map { [$0] } ?? [] }
    var stored = StoredPhotos()
    if !received.photos.isEmpty {
      stored = try context.write(book) { writer throws(Failure) in
        try writer.reader.confirmLive(Array(Set(owners.values)))
        return try request.store(received, owners: owners, writer)
      }
    }
    stored.announce(on: context.console)
    stored.report(received, on: context.console)
    for failure in received.failures { context.console.note(Wording.failedPhoto(failure)) }
    context.console.confirm(
      Wording.addedPhotos(stored.added.count, failed: received.failures.count))
    guard received.failures.isEmpty else { return .failed }
    return stored.results.isEmpty && !received.declined.isEmpty ? .cancelled : .done
  }

  private func show(_ plan: PhotoImportPlan, in context: Context) {
    let console = context.console
    guard !console.facts.outputIsTerminal else {
      for line in Wording.plan(plan) { console.writeLine(line) }
      return
    }
    for assignment in plan.assignments {
      var line: [UInt8] = []
      DelimitedText.addTSV(
        [
          assignment.path.text ?? assignment.path.displayText,
          "\(assignment.person.id.number)", assignment.rule.rawValue,
        ], to: &line)
      console.write(line)
    }
    for line in Wording.leftOver(plan) { console.note(line) }
  }
}
