import Chronology
import CommandKit
import FileSystem
import PosseModel
import PosseStore

/// `posse log report`: all that was done about somebody, dated and plain.
struct LogReportCommand: Command {
  private static let all = Flag("all", help: "include the entries marked private")
  private static let json = Flag("json", help: "write a JSON array")
  private static let output = Option(
    "output", short: "o", value: "FILE|-", help: "write to FILE instead; - is standard output",
    completion: .files, takesBytes: true)
  private static let force = Flag("force", help: "replace a file that exists")

  static let signature = CommandSignature(
    name: "report", summary: "write a dated report for a bondsman or a judge",
    discussion: [
      """
      Tells the name, the number, the warrant, the bounty, the due date and the agent, then every \
      entry of the log in the order of time. Entries marked private are left out, and a line says \
      so whether there are any or not; --all includes them.
      """
    ],
    output: """
      The report as text, 80 cells wide or as wide as the terminal. With --json an array with one \
      object: fugitive, name, warrant, bounty, currency, due, agent, asOf, includesPrivate and \
      entries, an array of objects with id, date, action, place, lat, lon, agent, reason, note and \
      private. With -o nothing; the file is named on standard error.
      """,
    examples: [
      Example("posse log report 12", "to read"),
      Example("posse log report 12 -o koehler.txt", "to hand over"),
    ],
    options: [.flag(all), .flag(json), .option(output), .flag(force)],
    arguments: [ReferenceArguments.one], seeAlso: ["log list", "show"])

  /// The cells of a line where there is no terminal.
  private static let usualWidth = 80

  private let references: ReferenceArguments
  private let includesPrivate: Bool
  private let writesJSON: Bool
  private let target: [UInt8]?
  private let replaces: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    references = try ReferenceArguments(arguments.all(ReferenceArguments.one))
    includesPrivate = arguments[Self.all]
    writesJSON = arguments[Self.json]
    replaces = arguments[Self.force]
    let path = arguments.bytes(Self.output)
    if let path, path.isEmpty { throw .emptyPath(subject: "--output") }
    target = path == Array("-".utf8) ? nil : path
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let named = try references.expanded(in: context)
    let book = try context.openBook()
    let references = try context.settled(named, scope: .live, in: book)
    let reports = try context.read(book) { reader throws(Failure) in
      let ids = try reader.people(references, scope: .live)
      return try storing { () throws(StoreError) in try made(of: ids, reader, context.now) }
    }
    let console = context.console
    if let target {
      try write(reports, to: FilePath(bytes: target), on: console)
      return .done
    }
    if writesJSON {
      console.write(json: reports.map(\.json))
      return .done
    }
    if context.usesPager { context.startPager() }
    let width = console.facts.outputIsTerminal ? console.facts.width : Self.usualWidth
    for line in Self.lines(of: reports, width: width) { console.writeLine(line) }
    return .done
  }

  private func made(
    of ids: [FugitiveID], _ reader: BookReader, _ now: Instant
  ) throws(StoreError) -> [LogReport] {
    let people = try reader.values(of: LogReport.fields, for: ids)
    var query = LogQuery()
    query.people = ids
    let entries = Dictionary(
      grouping: try reader.logRecords(query).map(\.entry), by: \.fugitive)
    return ids.compactMap { id in
      people[id].map { person in
        LogReport(
          person: person,
          entries: (entries[id] ?? []).filter { includesPrivate || !$0.isPrivate },
          includesPrivate: includesPrivate, now: now)
      }
    }
  }

  private func write(
    _ reports: [LogReport], to path: FilePath, on console: Console
  ) throws(Failure) {
    let text =
      writesJSON
      ? JSONText.array(reports.map(\.json)).compact(isVisible: false) + "\n"
      : Self.lines(of: reports, width: Self.usualWidth).map { $0.text + "\n" }.joined()
    do {
      try AtomicFile.write(Array(text.utf8), to: path, mode: 0o600, overwrite: replaces)
    } catch {
      throw .file(error)
    }
    console.confirm(Wording.wrote(path))
  }

  private static func lines(of reports: [LogReport], width: Int) -> [TerminalLine] {
    Array(reports.map { $0.lines(width: width) }.joined(separator: ["", ""]))
  }
}
