import CommandKit
import PosseModel
import PosseStore

/// `posse log edit`: fields of an entry, by assignment.
struct LogEditCommand: Command {
  private static let changes = Argument(
    "FIELD=VALUE", .any, help: "changes of action, date, agent, place, reason, note and private",
    completion: .dynamic("logchanges"))
  private static let clear = Option(
    "clear", value: "FIELD", repeats: true, help: "empty FIELD",
    completion: .choices(LogEdit.clearableFields.map(\.rawValue)))

  static let signature = CommandSignature(
    name: "edit", summary: "change an entry of the log",
    discussion: [
      """
      Entries of a capture or a release keep their action, and no date may bring one past another \
      of the same person. Of the capture that stands date, agent and place stay as well, since the \
      person has them too: 'posse edit' corrects both, as captdate, capturedBy and capturedPlace. \
      Its note and its flag can be changed here. When the sighting that gave lastSeen and \
      lastSeenPlace is changed, they go with it; what was typed there since stays, unless the \
      sighting gets a newer date. On a terminal agent=?, place=? and action=? let you choose from \
      what the book knows, and a state alone, as place=TX, asks for the ZIP code.
      """
    ],
    output: "Nothing; what changed is said on standard error, old value and new.",
    examples: [
      Example("posse log edit l12 date=yesterday place='TX/78701 Austin'", "two fields"),
      Example("posse log edit l12 private=yes --clear note", "keep it out of reports, no note"),
    ],
    options: [.option(clear)], arguments: [LogCommand.entry, changes],
    seeAlso: ["log list", "edit"])

  private let entry: LogID
  private let assignments: [String]
  private let cleared: [String]

  init(_ arguments: ParsedArguments) throws(Failure) {
    entry = try LogArguments.parsed(arguments[LogCommand.entry] ?? "")
    assignments = arguments.all(Self.changes)
    cleared = arguments.all(Self.clear)
    guard !(assignments + cleared).isEmpty else {
      throw .usage(
        arguments.refused("no change is named", advice: "write FIELD=VALUE or --clear FIELD"))
    }
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let choices = try LogFieldChoices(assignments, in: context)
    var edits: [LogEdit]
    do {
      edits = try LogEdit.reading(
        assignments: choices.others, clearing: cleared, now: context.now)
    } catch {
      throw .logEdit(error, subject: nil)
    }
    for edit in edits where edit.isAmbiguousLocalTime {
      context.console.note(Wording.ambiguousLocalTime(edit.field.rawValue))
    }
    let book = try context.openBook()
    let answers = try choices.answers(for: entry, beside: edits, book, in: context)
    edits += answers.edits
    guard !edits.isEmpty else {
      context.console.confirm(Wording.nothingToChange)
      return .done
    }
    let (changes, people) = try context.write(book) { writer throws(Failure) in
      try answers.confirm(entry, writer.reader)
      return try storing { () throws(StoreError) in try writer.editLogEntry(entry, edits) }
    }
    if changes.isEmpty { context.console.confirm(Wording.nothingToChange) }
    for change in changes { context.console.confirm(Wording.changed(change, in: entry)) }
    for change in people { context.console.confirm(Wording.changed(change)) }
    return .done
  }
}
