import CommandKit
import PosseModel
import PosseStore

/// `posse agent default` and its like: which value is offered first.
struct ValueDefaultCommand<List: ValueListing>: Command {
  private static var kind: ValueKind { List.kind }
  private static var value: Argument {
    kind.argument(kind.rawValue.uppercased(), .optional, "the \(kind.rawValue) to offer first")
  }
  private static var none: Flag { Flag("none", help: "offer none first") }

  static var signature: CommandSignature {
    CommandSignature(
      name: "default", summary: "choose the \(kind.rawValue) that is offered first",
      discussion: [
        """
        Wherever \(kind.withArticle) is chosen from the list, the default stands first. It is part of the \
        book. Without \(kind.rawValue.uppercased()) and --none the present one is printed.
        """
      ],
      output: """
        The default, when nothing is to be changed; nothing when there is none. What was chosen is said on \
        standard error.
        """,
      examples: [
        Example("posse \(kind.rawValue) default", "which one is it?"),
        Example("posse \(kind.rawValue) default \(ValueCommands.samples(kind).new)", "another one"),
        Example("posse \(kind.rawValue) default --none", "none"),
      ],
      options: [.flag(none), .flag(ValueOptions.dryRun)], arguments: [value],
      seeAlso: ["\(kind.rawValue) list"])
  }

  private let text: String?
  private let choosesNone: Bool
  private let isRehearsal: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    text = arguments[Self.value]
    choosesNone = arguments[Self.none]
    isRehearsal = arguments[ValueOptions.dryRun]
    guard text == nil || !choosesNone else {
      throw .usage(
        arguments.refused(
          "\(Self.value.name) and --none contradict each other", advice: "leave one of them out"))
    }
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let book = try context.openBook()
    guard text != nil || choosesNone else {
      let present = try context.read(book) { reader throws(Failure) in
        try storing { () throws(StoreError) in try reader.defaultValue(of: Self.kind) }
      }
      if let present {
        context.console.write(present.text + "\n")
      } else {
        context.console.confirm(Wording.noDefault(Self.kind))
      }
      return .done
    }
    let chosen = try context.change(book, isRehearsal: isRehearsal) { writer throws(Failure) in
      try storing { () throws(StoreError) in try writer.setDefault(text, of: Self.kind) }
    }
    let done =
      chosen.map { Wording.choseDefault($0.text, Self.kind) } ?? Wording.clearedDefault(Self.kind)
    context.console.confirm(isRehearsal ? Wording.rehearsed(done) : done)
    return .done
  }
}
