import Chronology
import CommandKit
import PosseModel
import PosseStore

/// `posse purge`: out of the trash for good.
struct PurgeCommand: Command {
  private static let olderThan = Option(
    "older-than", value: "SPAN", help: "only people who have been in the trash for SPAN, as 90d")

  static let signature = CommandSignature(
    name: "purge", summary: "erase people in the trash for good",
    discussion: [
      """
      Erases people who are in the trash: the record, its photos, log and sources, and what the \
      history says of them; the history keeps that there was a change, when and by whom. Agents, \
      offenses, tags and places stay. This is the one command that undo cannot take back, and it \
      ends the line of undo: no command before it can be taken back any more.
      """,
      """
      It asks for the number of people to be typed; --yes does without, and without a terminal \
      --yes is needed. With both REF and --older-than only those of the people named are erased \
      who have been in the trash for so long.
      """,
      """
      Copies that were made beside the book before changes of its schema may still hold these \
      people. They are named and left alone, as are other backups, which nobody looks for.
      """,
    ],
    output: "Nothing; who was erased is said on standard error.",
    examples: [
      Example("posse purge 12", "erase one person in the trash"),
      Example("posse purge --older-than 90d", "everybody removed 90 days ago or earlier"),
      Example("posse purge --older-than 1y --yes", "the same without a question, for a script"),
    ],
    options: [.option(olderThan), .flag(ReferenceArguments.null)],
    arguments: [ReferenceArguments.inTrash], seeAlso: ["remove", "restore", "compact"])

  private let references: ReferenceArguments
  private let span: CalendarSpan?

  init(_ arguments: ParsedArguments) throws(Failure) {
    references = try ReferenceArguments(arguments, ReferenceArguments.inTrash)
    if let text = arguments[Self.olderThan] {
      do {
        span = try CalendarSpan(parsing: text)
      } catch {
        throw .span(error, subject: "--older-than")
      }
    } else {
      span = nil
    }
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    var named = try references.expanded(in: context)
    let book = try context.openBook()
    if span == nil || !references.words.isEmpty {
      named = try context.settled(named, scope: .trashFirst, in: book)
    }
    let choice = TrashChoice(
      references: named, isNamed: !references.words.isEmpty, span: span)
    let chosen = try context.read(book) { reader throws(Failure) in
      try choice.people(reader, now: context.now)
    }
    for person in chosen.tooNew {
      context.console.confirm(Wording.tooNewToPurge(person))
    }
    let people = chosen.people.map { PersonName(id: $0.id, name: $0.name) }
    try PurgeConsent(people: people).obtain(in: context)
    let ids = people.map(\.id)
    let purged = try context.write(book, recordedAs: Self.recordedWords(ids)) {
      writer throws(Failure) in
      try writer.purgeUnchanged(ids)
    }
    for line in Wording.purged(people) { context.console.confirm(line) }
    for copy in book.copies(holding: purged.uuids) {
      context.console.note(Wording.suspectCopy(copy))
    }
    return .done
  }

  /// What the history keeps of the command: numbers only, since a name that was typed must go as well.
  static func recordedWords(_ ids: [FugitiveID]) -> String {
    var ranges: [ClosedRange<Int64>] = []
    for number in ids.map(\.number).sorted() {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let texts = ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
    }
    return "purge " + texts.joined(separator: ",")
  }
}

extension BookWriter {
  /// Purges people unless somebody brought one of them back since they were shown.
  fileprivate func purgeUnchanged(_ ids: [FugitiveID]) throws(Failure) -> PurgedPeople {
    do {
      return try purge(ids)
    } catch .notInTrash(let live) {
      throw .store(live.first.map { .changedMeanwhile($0) } ?? .notInTrash(live))
    } catch .noSuchNumbers(let gone) {
      throw .store(gone.first.map { .changedMeanwhile($0) } ?? .noSuchNumbers(gone))
    } catch {
      throw .store(error)
    }
  }
}
