import CommandKit
import PosseModel
import PosseStore

/// `posse agent add` and its like: values into a list before anybody has them.
struct ValueAddCommand<List: ValueListing>: Command {
  private static var kind: ValueKind { List.kind }
  private static var value: Argument {
    kind.argument(kind.rawValue.uppercased(), .some, "the \(kind.rawValue), as it is shown")
  }

  static var signature: CommandSignature {
    CommandSignature(
      name: "add", aliases: ["new"], summary: "add \(kind.plural) to the list",
      discussion: [
        """
        Whoever is given \(kind.withArticle) that the list lacks adds it too; this adds one before. One that \
        is there already, in whatever case and accents, stays as it is.
        """
      ] + (kind == .place ? [ValueOptions.pairs] : []),
      output: "Nothing; what was added is said on standard error.",
      examples: [
        Example("posse \(kind.rawValue) add \(ValueCommands.samples(kind).new)", "one more")
      ],
      options: [.flag(ValueOptions.dryRun)]
        + (kind == .place ? [.flag(ValueOptions.force)] : []), arguments: [value],
      seeAlso: ["\(kind.rawValue) list"] + (kind == .place ? ["place import"] : []))
  }

  private let texts: [String]
  private let believesZIP: Bool
  private let isRehearsal: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    var texts: [String] = []
    for text in arguments.all(Self.value) {
      texts.append(try Self.kind.read(text, subject: Self.value.name))
    }
    self.texts = texts
    believesZIP = Self.kind == .place && arguments[ValueOptions.force]
    isRehearsal = arguments[ValueOptions.dryRun]
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let book = try context.openBook()
    let added = try context.change(book, isRehearsal: isRehearsal) { writer throws(Failure) in
      try storing { () throws(StoreError) in
        var added: [(text: String, isNew: Bool)] = []
        for text in texts {
          added.append(try writer.addValue(text, to: Self.kind, believesZIP: believesZIP))
        }
        return added
      }
    }
    for value in added {
      let done = Wording.addedValue(value.text, Self.kind)
      context.console.confirm(
        !value.isNew
          ? Wording.presentValue(value.text, Self.kind)
          : isRehearsal ? Wording.rehearsed(done) : done)
    }
    return .done
  }
}
