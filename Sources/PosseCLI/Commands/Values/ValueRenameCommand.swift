import CommandKit
import PosseModel
import PosseStore

/// `posse agent rename` and its like: another text for a value.
struct ValueRenameCommand<List: ValueListing>: Command {
  private static var kind: ValueKind { List.kind }
  private static var old: Argument {
    kind.argument(
      "OLD", .one, "the \(kind.rawValue); case and accents count only where two differ by them")
  }
  private static var new: Argument { Argument("NEW", .one, help: "what it is called from now on") }

  static var signature: CommandSignature {
    let (old, new) = ValueCommands.samples(kind)
    return CommandSignature(
      name: "rename", summary: "call \(kind.withArticle) something else",
      discussion: [
        """
        Everybody who has the \(kind.rawValue) has it under the new name. A name that another \
        \(kind.rawValue) has is refused: merge makes two into one. \(ValueOptions.unasked)
        """
      ] + (kind == .place ? [ValueOptions.pairs] : []),
      output: "Nothing; what was renamed is said on standard error.",
      examples: [Example("posse \(kind.rawValue) rename \(old) \(new)", "another name")],
      options: [.flag(ValueOptions.dryRun)]
        + (kind == .place ? [.flag(ValueOptions.force)] : []),
      arguments: [Self.old, Self.new],
      seeAlso: ["\(kind.rawValue) merge", "\(kind.rawValue) list"])
  }

  private let old: String
  private let new: String
  private let believesZIP: Bool
  private let isRehearsal: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    old = arguments[Self.old] ?? ""
    new = try Self.kind.read(arguments[Self.new] ?? "", subject: Self.new.name)
    believesZIP = Self.kind == .place && arguments[ValueOptions.force]
    isRehearsal = arguments[ValueOptions.dryRun]
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let book = try context.openBook()
    let former = try context.change(book, isRehearsal: isRehearsal) { writer throws(Failure) in
      try storing { () throws(StoreError) in
        try writer.renameValue(old, to: new, of: Self.kind, believesZIP: believesZIP)
      }
    }
    let done = Wording.renamedValue(former, to: new, Self.kind)
    context.console.confirm(
      former.text == new
        ? Wording.nothingToChange : isRehearsal ? Wording.rehearsed(done) : done)
    if former.text != new { try context.warnOfViews(naming: [former.text], in: book) }
    return .done
  }
}
