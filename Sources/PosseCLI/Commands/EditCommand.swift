import CommandKit
import FileSystem
import PosseModel
import PosseStore

/// `posse edit`: fields of people, by assignment or in a form.
struct EditCommand: Command {
  private static let words = Argument(
    "REF|FIELD=VALUE", .any,
    help: "people, then changes: FIELD=VALUE, or FIELD+=VALUE and FIELD-=VALUE for lists",
    completion: .dynamic("edit"))
  private static let clear = Option(
    "clear", value: "FIELD", repeats: true, help: "empty FIELD",
    completion: .choices(FugitiveField.allCases.filter(\.isClearable).map(\.name)))
  private static let tag = Option(
    "tag", value: "TAG", repeats: true, help: "add TAG", completion: .dynamic("tags"))
  private static let untag = Option(
    "untag", value: "TAG", repeats: true, help: "take TAG away", completion: .dynamic("tags"))
  private static let interactive = Flag(
    "interactive", short: "i", help: "ask for one field after the other, with what is there")
  private static let draft = Option(
    "draft", value: "FILE", help: "open the form as FILE, a draft that was kept, has it",
    completion: .files)

  static let signature = CommandSignature(
    name: "edit", summary: "change fields of people",
    discussion: [
      """
      The words before the first change name people, the others are changes. A list takes \
      FIELD=A|B, which replaces it, FIELD+=A and FIELD-=A. The flag and date of a capture are \
      changed by capture and release; the date, place and agent of a capture that stands can be \
      corrected here, and its entry in the log goes with them. A date that would bring the capture \
      before an earlier release is refused.
      """,
      """
      On a terminal FIELD=? lets you choose the value of agent, offenses, tags or place from those \
      that the book knows; several people get the same one. --tag ? and --untag ? choose tags to \
      add and to take away. A state alone, as place=TX, asks for the ZIP code. FIELD=VALUE says \
      the same without a question, and --no-input keeps the state alone. \
      With -i every field of one person is asked for but those that are named. What changes is \
      shown, and saved, discarded or asked for again as you say; --yes saves at once.
      """,
      """
      With one person and no change, on a terminal, the fields are opened as a form in the editor \
      that POSSE_EDITOR, VISUAL or EDITOR names, else in vi. A value that is wrong is marked in \
      the form. What changes is shown, and saved, discarded or edited again as you say; --yes \
      saves at once. A field that another command changed meanwhile, here and with -i, is not \
      overwritten before you have seen both values; then yours stands in the form, or at the \
      question, to be saved or taken back.
      """,
      """
      The fields that you changed are kept in a file of your own when they were neither saved nor \
      discarded, and the file is named; --draft FILE opens the form with it. A value that stands \
      there as the book has it now is no change, every other one is; with --yes it is saved once \
      the editor is left. A field that does not stand there stays as it is.
      """,
    ],
    output: "Nothing; what changed is said on standard error, old value and new.",
    examples: [
      Example("posse edit 12 bounty=15000 due=2026-04-15", "two fields of one person"),
      Example("posse edit 12", "all fields of one person, as a form in the editor"),
      Example("posse edit koehler aliases+='Dutch Joe' --clear warrant", "a list, and emptying"),
      Example(
        "posse edit -w 'ANY tags.name == \"cold\"' --untag cold --tag archive",
        "everybody for whom a predicate holds"),
      Example("posse edit 3,9 --untag cold --tag archive --yes", "several people at once"),
      Example("posse edit 12 -i", "one question for each field"),
      Example("posse edit 12 --draft form.txt", "the form, as a draft that was kept has it"),
      Example("posse edit 12 agent=?", "choose from the list of agents"),
    ],
    options: [
      .flag(interactive), .option(draft), .option(clear), .option(tag), .option(untag),
      .flag(ReferenceArguments.null),
    ] + PredicateOptions.all,
    arguments: [words], seeAlso: ["show", "capture", "release"])

  private let references: ReferenceArguments
  private let assignments: [String]
  private let cleared: [String]
  private let tagged: [String]
  private let untagged: [String]
  /// What is asked for when no change is named.
  private let form: FormRequest?
  private let isInteractive: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    let words = arguments.all(Self.words)
    let firstChange = words.firstIndex(where: Self.isAssignment) ?? words.count
    references = try ReferenceArguments(
      Array(words[..<firstChange]), endsWithNull: arguments[ReferenceArguments.null],
      predicate: PredicateRequest(arguments))
    assignments = Array(words[firstChange...])
    cleared = arguments.all(Self.clear)
    tagged = arguments.all(Self.tag)
    untagged = arguments.all(Self.untag)
    isInteractive = arguments[Self.interactive]
    if let stray = assignments.first(where: { !Self.isAssignment($0) }) {
      throw .usage(
        arguments.refused(
          "'\(Excerpt.of(stray))' stands behind a change and is none", advice: "name people first"))
    }
    let namesChange = isInteractive || !(assignments + cleared + tagged + untagged).isEmpty
    let draft = arguments.bytes(Self.draft).map { FilePath(bytes: $0) }
    if let draft, draft.bytes.isEmpty { throw .emptyPath(subject: "--draft") }
    guard draft == nil || !namesChange else {
      throw .usage(
        arguments.refused(
          "--draft opens the form and goes with no other change", advice: "leave one of them out"))
    }
    form = namesChange ? nil : try FormRequest(references, draft: draft, arguments)
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    if let form { return try form.run(in: context) }
    let choices = try FieldChoices(
      assignments, tagging: tagged, untagging: untagged, in: context)
    var edits = try edits(choices, in: context)
    guard !isInteractive else {
      return try EditInterview(references: references, given: edits).run(in: context)
    }
    let named = try references.expanded(in: context)
    let book = try context.openBook(for: named)
    let references = try context.settled(named, scope: .live, in: book)
    let found = try context.read(book) { reader throws(Failure) in
      try reader.names(of: try reader.peopleToChange(references, scope: .live))
    }
    let answers = try answers(choices, edits, for: found, book, in: context)
    edits = try choices.joined(edits, answers.edits)
    let people = try confirmed(found, edits, book, in: context)
    guard try changesAnything(edits, of: people, book, in: context) else {
      context.console.confirm(Wording.nothingToChange)
      return .done
    }
    let changes = try context.write(book) { writer throws(Failure) in
      try writer.reader.confirm(people.map(\.id), stillMeantBy: references)
      try answers.confirm(people.map(\.id), writer.reader)
      return try writer.changed(people.map(\.id), edits)
    }
    report(changes, of: people, chosen: answers.fields, on: context.console)
    return .done
  }

  /// Asks for the values that are to be chosen, once nothing else is wrong with the changes.
  private func answers(
    _ choices: FieldChoices, _ edits: FugitiveEdits, for people: [PersonName], _ book: Book,
    in context: Context
  ) throws(Failure) -> FieldAnswers {
    guard !choices.isEmpty else { return FieldAnswers() }
    _ = try changesAnything(try choices.provisional(edits), of: people, book, in: context)
    return try choices.answers(for: people, book, in: context)
  }

  /// Whether the changes would leave anybody otherwise; if not, nothing is written at all.
  private func changesAnything(
    _ edits: FugitiveEdits, of people: [PersonName], _ book: Book, in context: Context
  ) throws(Failure) -> Bool {
    let changes = try context.rehearse(book) { writer throws(Failure) in
      try writer.changed(people.map(\.id), edits)
    }
    return !changes.isEmpty
  }

  /// Asks about the people whom the changes would leave otherwise than they are; gives those who are left.
  private func confirmed(
    _ people: [PersonName], _ edits: FugitiveEdits, _ book: Book, in context: Context
  ) throws(Failure) -> [PersonName] {
    guard people.count > 1, !context.answersYes else { return people }
    let changes = try context.rehearse(book) { writer throws(Failure) in
      try writer.changed(people.map(\.id), edits)
    }
    let touched = Set(changes.map(\.fugitive))
    let changing = people.filter { touched.contains($0.id) }
    var consent = Consent.forFields(changing, changes)
    consent.preview = ": " + Wording.preview(of: edits)
    let kept = try consent.obtain(in: context)
    return kept.count < changing.count ? kept : people
  }

  private func edits(
    _ choices: FieldChoices, in context: Context
  ) throws(Failure) -> FugitiveEdits {
    let edits: FugitiveEdits
    do {
      edits = try FugitiveEdits(
        assignments: choices.others, clearing: cleared, tagging: choices.tagged,
        untagging: choices.untagged, with: context.fieldReader)
    } catch {
      throw .field(error, flag: nil)
    }
    for edit in edits.edits where edit.isAmbiguousLocalTime {
      context.console.note(Wording.ambiguousLocalTime(edit.field.name))
    }
    return edits
  }

  private func report(
    _ changes: [FieldChange], of people: [PersonName], chosen: [FugitiveField],
    on console: Console
  ) {
    let touched = Set(changes.map(\.fugitive)).count
    if changes.isEmpty {
      console.confirm(Wording.nothingToChange)
    } else if people.count == 1 {
      for change in changes {
        let isPlain = console.facts.isAccessible && chosen.contains(change.field)
        console.confirm(isPlain ? Wording.chosen(change) : Wording.changed(change))
      }
    } else {
      console.confirm(Wording.changedPeople(touched, of: people.count))
    }
  }

  private static func isAssignment(_ word: String) -> Bool {
    guard let equals = word.unicodeScalars.firstIndex(of: "=") else { return false }
    var name = word.unicodeScalars[..<equals]
    if name.last == "+" || name.last == "-" { name.removeLast() }
    return name.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || $0 == "_") }
  }
}
