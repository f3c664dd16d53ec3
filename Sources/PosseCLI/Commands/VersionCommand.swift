import CommandKit

/// `posse version`: which version this is.
struct VersionCommand: Command {
  static let signature = CommandSignature(
    name: "version", summary: "print the version",
    output: "The name of the program and its version, as posse 0.1.0.",
    examples: [Example("posse version", "print the version")])

  init(_ arguments: ParsedArguments) throws(Failure) {}

  func run(in context: Context) throws(Failure) -> ExitStatus {
    context.console.writeLine("\(trusted: Version.text)")
    return .done
  }
}
