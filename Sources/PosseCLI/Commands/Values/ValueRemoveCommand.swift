import CommandKit
import PosseModel
import PosseStore

/// `posse agent remove` and its like: values out of a list.
struct ValueRemoveCommand<List: ValueListing>: Command {
  private static var kind: ValueKind { List.kind }
  private static var value: Argument {
    kind.argument(
      kind.rawValue.uppercased(), .some,
      "the \(kind.rawValue); case and accents count only where two differ by them")
  }
  private static var replacement: Option {
    Option(
      "replace-with", value: kind.rawValue.uppercased(),
      help: "give everybody who has it this one instead", completion: .dynamic(kind.plural))
  }

  static var signature: CommandSignature {
    CommandSignature(
      name: "remove", aliases: ["rm"], summary: "remove \(kind.plural) from the list",
      discussion: [
        """
        Nobody is removed with it. \(kind.withArticle.capitalizedFirst) that somebody has, in the trash \
        or outside, is asked about unless --replace-with is given: \(fate). Without a terminal it needs \
        --yes or --replace-with.
        """,
        "With --replace-with both values are named. " + ValueOptions.unasked,
      ],
      output: "Nothing; what was removed is said on standard error.",
      examples: [
        Example(
          "posse \(kind.rawValue) rm \(ValueCommands.samples(kind).old)", "one that is not needed"),
        Example(
          "posse \(kind.rawValue) rm \(ValueCommands.samples(kind).old) --replace-with "
            + (kind.hasUnknown ? "..Unknown.." : ValueCommands.samples(kind).new),
          "another in its place"),
      ],
      options: [.option(replacement), .flag(ValueOptions.dryRun)], arguments: [value],
      seeAlso: ["\(kind.rawValue) merge", "\(kind.rawValue) list", "undo"])
  }

  /// What becomes of those who have a value that is removed.
  private static var fate: String {
    kind.hasUnknown
      ? "who has it then has ..Unknown.. instead" : "it is taken off whoever has it"
  }

  private let texts: [String]
  private let replacement: String?
  private let isRehearsal: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    texts = arguments.all(Self.value)
    replacement = arguments[Self.replacement]
    isRehearsal = arguments[ValueOptions.dryRun]
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let book = try context.openBook()
    let (values, heir) = try context.read(book) { reader throws(Failure) in
      try storing { () throws(StoreError) in
        let heir = try replacement.map { text throws(StoreError) in
          try reader.value(text, of: Self.kind)
        }
        return (try reader.valuesToRemove(texts, of: Self.kind, heir: heir), heir)
      }
    }
    if heir == nil, !isRehearsal {
      try ValueConsent(values: values.filter(\.isUsed), kind: Self.kind).obtain(in: context)
    }
    let change = try context.change(book, isRehearsal: isRehearsal) { writer throws(Failure) in
      try storing { () throws(StoreError) in
        try writer.removeValues(values, replacement: heir, of: Self.kind)
      }
    }
    var done = Wording.removedValues(change, Self.kind)
    if heir == nil, values.contains(where: \.isDefault) {
      done += " " + Wording.clearedDefault(Self.kind)
    }
    context.console.confirm(isRehearsal ? Wording.rehearsed(done) : done)
    try context.warnOfViews(naming: values.map(\.text), in: book)
    return .done
  }
}

extension String {
  /// The text with a capital in front.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
