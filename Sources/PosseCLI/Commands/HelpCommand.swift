import CommandKit

/// `posse help`: commands and topics.
struct HelpCommand: Command {
  private static let subject = Argument(
    "COMMAND|TOPIC", .any, help: "a command such as photo add, or a topic",
    completion: .dynamic("topics"))

  static let signature = CommandSignature(
    name: "help", summary: "explain a command or a topic",
    discussion: [
      "The topics are " + HelpTopic.allCases.map(\.rawValue).joined(separator: ", ") + "."
    ],
    output: "The page, through a pager when it is longer than the terminal.",
    examples: [
      Example("posse help photo add", "one command"),
      Example("posse help dates", "how dates are written"),
    ],
    arguments: [subject])

  private let words: [String]

  init(_ arguments: ParsedArguments) throws(Failure) {
    words = arguments.all(Self.subject)
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let console = context.console
    let root = PosseCommand.signature
    if words.count == 1, let topic = HelpTopic(rawValue: words[0]) {
      if context.usesPager { context.startPager() }
      for line in HelpTopicPage.lines(topic, width: console.facts.width) {
        console.writeLine(line)
      }
      return .done
    }
    guard let path = CommandNames.path(of: words, below: root) else {
      let known = CommandNames.all(below: root) + HelpTopic.allCases.map(\.rawValue)
      let text = words.joined(separator: " ")
      throw .unknownTopic(text, suggestion: Suggestion.closest(to: text, among: known))
    }
    if context.usesPager { context.startPager() }
    for line in HelpPage(root, path: path, width: console.facts.width).lines {
      console.writeLine(line)
    }
    return .done
  }
}
