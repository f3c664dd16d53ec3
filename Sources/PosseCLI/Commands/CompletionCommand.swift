import CommandKit

/// `posse completion`: the completion script of a shell.
struct CompletionCommand: Command {
  private static let shell = Argument(
    "SHELL", .one, help: "bash, zsh or fish", completion: .choices(["bash", "zsh", "fish"]))

  static let signature = CommandSignature(
    name: "completion", summary: "print a completion script for a shell",
    discussion: [
      """
      The script knows commands and options by itself and asks the book only where a person, a \
      tag, an agent or a place may stand.
      """
    ],
    output: "The script; put it where the shell looks for completions.",
    examples: [
      Example("source <(posse completion bash)", "complete in this shell"),
      Example(
        "posse completion fish > ~/.config/fish/completions/posse.fish", "complete from now on"),
    ],
    arguments: [shell])

  private let script: @Sendable () -> String

  init(_ arguments: ParsedArguments) throws(Failure) {
    let name: String
    do {
      name = try arguments.required(Self.shell)
    } catch {
      throw .usage(error)
    }
    switch name {
    case "bash": script = { BashCompletion(PosseCommand.signature).script }
    case "zsh": script = { ZshCompletion(PosseCommand.signature).script }
    case "fish": script = { FishCompletion(PosseCommand.signature).script }
    default:
      throw .usage(
        arguments.unreadable(
          Self.shell, name, reason: "no such shell here", advice: "write bash, zsh or fish"))
    }
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    context.console.write(script())
    return .done
  }
}
