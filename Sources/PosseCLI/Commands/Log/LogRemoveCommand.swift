import CommandKit
import PosseModel
import PosseStore

/// `posse log remove`: entries out of the log.
struct LogRemoveCommand: Command {
  static let signature = CommandSignature(
    name: "remove", aliases: ["rm"], summary: "remove entries of the log",
    discussion: [
      """
      The entry of the capture that stands cannot be removed, nor the last release of somebody \
      at large without its capture. When the sighting that gave lastSeen \
      and lastSeenPlace goes, they are those of the newest one left, or what was typed there before \
      if that is newer, or empty; what was typed there since stays.
      """
    ],
    output: "Nothing; what was removed is said on standard error.",
    examples: [
      Example("posse log rm l12", "remove one entry"),
      Example(
        "posse log list -w 'action == \"test\"' --format ids | posse log rm - --yes",
        "all entries that a predicate finds"),
    ],
    arguments: [LogCommand.entries], seeAlso: ["log list", "undo"])

  private let arguments: LogArguments

  init(_ arguments: ParsedArguments) throws(Failure) {
    self.arguments = try LogArguments(arguments.all(LogCommand.entries))
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let ids = try arguments.expanded(in: context)
    let book = try context.openBook()
    let (entries, names) = try context.read(book) { reader throws(Failure) in
      let entries = try storing { () throws(StoreError) in
        let entries = try reader.logEntries(ids)
        try reader.confirmRemovable(entries)
        return entries
      }
      return (entries, try reader.names(of: entries.map(\.fugitive)))
    }
    let records = try Consent.forLogEntries(
      zip(entries, names).map { LogRecord(entry: $0, name: $1.name) }, verb: "Remove"
    ).obtain(in: context)
    let changes = try context.write(book) { writer throws(Failure) in
      try storing { () throws(StoreError) in
        try writer.removeLogEntries(records.map(\.entry.id))
      }
    }
    for record in records { context.console.confirm(Wording.removedLogEntry(record)) }
    for change in changes { context.console.confirm(Wording.changed(change)) }
    return .done
  }
}
