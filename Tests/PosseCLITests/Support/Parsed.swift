import CommandKit
@testable import PosseCLI

/// Command lines read by the real declaration.
enum Parsed {
  /// The words named help or the version instead of a command.
  struct NoCommand: Error {}

  /// Reads the words of a command line.
  static func arguments(_ words: String...) throws -> ParsedArguments {
    let parser = CommandLineParser(PosseCommand.signature)
    guard case .command(let arguments) = try parser.parse(words.map { Array($0.utf8) }) else {
      throw NoCommand()
    }
    return arguments
  }
}
