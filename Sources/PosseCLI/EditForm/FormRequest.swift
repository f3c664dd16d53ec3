import CommandKit
import FileSystem
import PosseModel
import PosseStore

/// `posse edit REF` without a change: the form of one person, as it is or as a draft has it.
struct FormRequest {
  private let references: ReferenceArguments
  private let noChange: UsageError
  private let severalPeople: UsageError
  private let draft: FilePath?

  /// Takes who is named; a predicate may mean several people.
  init(
    _ references: ReferenceArguments, draft: FilePath?, _ arguments: ParsedArguments
  ) throws(Failure) {
    self.references = references
    self.draft = draft
    noChange = arguments.refused(
      "no change is named", advice: "write FIELD=VALUE, --clear FIELD, --tag or --untag")
    severalPeople = arguments.refused(
      "the form takes one person", advice: "only FIELD=VALUE and such change several people")
    if references.predicate != nil { throw .usage(severalPeople) }
  }

  /// Lets the user edit the form, where there is a terminal for it.
  func run(in context: Context) throws(Failure) -> ExitStatus {
    guard context.console.canAsk else {
      guard draft == nil else { throw .cannotChoose("--draft", instead: "FIELD=VALUE") }
      throw .usage(noChange)
    }
    let named = try references.expanded(in: context)
    let book = try context.openBook()
    let settled = try context.settled(named, scope: .live, in: book, takesSeveral: false)
    let people = try context.read(book) { reader throws(Failure) in
      try reader.names(of: try reader.people(settled, scope: .live))
    }
    guard let person = people.first, people.count == 1 else { throw .usage(severalPeople) }
    let session = FormSession(
      person: person, book: book, editor: try editor(in: context.environment), context: context,
      draftPath: draft)
    return try session.run()
  }

  /// The editor that the environment names, else vi.
  private func editor(in environment: Environment) throws(Failure) -> TextEditor {
    for name in ["POSSE_EDITOR", "VISUAL", "EDITOR"] {
      if let command = environment.text(name) { return TextEditor(command: command) }
    }
    guard TextEditor.isInstalled("vi") else { throw .form(.noEditor) }
    return TextEditor(command: "vi")
  }
}
