import CommandKit
import PosseModel
import PosseStore

/// `posse agent merge` and its like: several values into one.
struct ValueMergeCommand<List: ValueListing>: Command {
  private static var kind: ValueKind { List.kind }
  private static var values: Argument {
    kind.argument(
      "\(kind.rawValue.uppercased())", .some,
      "the \(kind.plural) that become one; the last stays")
  }

  static var signature: CommandSignature {
    let (old, new) = ValueCommands.samples(kind)
    return CommandSignature(
      name: "merge", summary: "make several \(kind.plural) into one",
      discussion: [
        """
        Everybody who has one of the \(kind.plural) has the last one instead, and the others are removed; \
        who has several keeps one. \(ValueOptions.unasked)
        """
      ],
      output: "Nothing; what was merged is said on standard error.",
      examples: [Example("posse \(kind.rawValue) merge \(old) \(new)", "keep the second")],
      options: [.flag(ValueOptions.dryRun)], arguments: [values],
      seeAlso: ["\(kind.rawValue) rename", "\(kind.rawValue) list", "undo"])
  }

  private let merged: [String]
  private let heir: String
  private let isRehearsal: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    let texts = arguments.all(Self.values)
    guard texts.count > 1, let last = texts.last else {
      throw .usage(
        arguments.refused(
          "one \(Self.kind.rawValue) alone cannot be merged",
          advice: "name those that go, and last the one that stays"))
    }
    merged = Array(texts.dropLast())
    heir = last
    isRehearsal = arguments[ValueOptions.dryRun]
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let book = try context.openBook()
    let change = try context.change(book, isRehearsal: isRehearsal) { writer throws(Failure) in
      try storing { () throws(StoreError) in
        try writer.mergeValues(merged, into: heir, of: Self.kind)
      }
    }
    let done = Wording.mergedValues(change, Self.kind)
    context.console.confirm(isRehearsal ? Wording.rehearsed(done) : done)
    try context.warnOfViews(naming: change.gone.map(\.text), in: book)
    return .done
  }
}
