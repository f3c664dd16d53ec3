import Camera
import CommandKit
import PhotoIntake
import PosseModel
import PosseStore
import UnicodeText

/// `posse __complete`: what a shell may offer at one place; hidden, and silent when anything is wrong.
struct CompleteCommand: Command {
  private static let kind = Argument("KIND", .one, help: "what is wanted")
  private static let prefix = Argument("PREFIX", .optional, help: "what is typed so far")

  static let signature = CommandSignature(
    name: "__complete", summary: "offer values to a shell", output: "One value a line.",
    examples: [Example("posse __complete tags ft", "tags that begin with ft")],
    arguments: [kind, prefix], isHidden: true)

  private let kind: String
  private let prefix: String

  /// The most values that are offered.
  private static let limit = 200

  init(_ arguments: ParsedArguments) throws(Failure) {
    kind = arguments[Self.kind] ?? ""
    prefix = arguments[Self.prefix] ?? ""
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let values: [String]
    do throws(Failure) {
      values = try self.values(in: context)
    } catch {
      // A shell that completes has no use for a message in the middle of the line.
      return .done
    }
    let folded = Folding.folded(prefix)
    for value in values.filter({ Folding.folded($0).hasPrefix(folded) }).prefix(Self.limit) {
      context.console.write(VisibleText.escaped(value, lineBreaks: .escaped) + "\n")
    }
    return .done
  }

  private func values(in context: Context) throws(Failure) -> [String] {
    let lists: [BookReader.ValueList]
    switch kind {
    case "tags": lists = [.tags]
    case "offenses": lists = [.offenses]
    case "agents": lists = [.agents]
    case "places": lists = [.places]
    case "refs", "edit": lists = [.people]
    case "trash": lists = [.trashed]
    case "views": lists = [.views]
    case "sources":
      // Looking at the cameras takes a moment, which only a word that asks for one is worth.
      guard prefix.hasPrefix("camera") else { return ["camera", "library"] }
      return ["camera"] + context.cameras.devices().map { "camera:" + $0.path }
    case "actions": lists = [.actions]
    case "logs": lists = [.logEntries]
    case "logchanges": return LogEdit.settableFields.map { $0.rawValue + "=" }
    case "topics":
      let commands = PosseCommand.signature.commandGroups.flatMap(\.commands)
      return commands.filter { !$0.isHidden }.map(\.name) + HelpTopic.allCases.map(\.rawValue)
    default: return []
    }
    let book = try context.openBook()
    let names = try context.read(book) { reader throws(Failure) in
      try storing { () throws(StoreError) in
        var names: [String] = []
        for list in lists { names += try reader.names(in: list) }
        return names
      }
    }
    guard kind == "edit" else { return names }
    return names + FugitiveField.allCases.filter(\.isSettable).map { $0.name + "=" }
  }
}
