/// What a command line asks for.
package enum ParsedCommandLine: Hashable, Sendable {
  /// To run a command.
  case command(ParsedArguments)
  /// To show the help of the command at this path; the empty path is the program.
  case help(path: [String])
  /// To print the version.
  case version
}

/// Reads command lines by one declaration.
///
///     let line = try CommandLineParser(root).parse(words)   // [[UInt8]] without the program's name
package struct CommandLineParser: Sendable {
  private let root: CommandSignature

  /// Makes a parser for the program that `root` declares.
  package init(_ root: CommandSignature) { self.root = root }

  /// Reads the words after the program's name.
  ///
  /// `Flag.help` wins wherever it stands before `--`, even beside mistakes.
  ///
  /// - Throws: `UsageError` for the first mistake.
  package func parse(_ words: [[UInt8]]) throws(UsageError) -> ParsedCommandLine {
    var lexer = ArgumentLexer(root, words: words)
    var binder = ArgumentBinder(root)
    do {
      return try binder.bind(lexer.lex())
    } catch {
      throw UsageError(command: binder.names, error)
    }
  }

  /// Whether an option occurs in words that may be wrong otherwise.
  ///
  /// For reporting a mistake in the form the user asked for.
  package func mentions(_ option: AnyOption, in words: [[UInt8]]) -> Bool {
    var lexer = ArgumentLexer(root, words: words)
    return lexer.lex().contains { token in
      if case .option(let given, _, _, _) = token { given.name == option.name } else { false }
    }
  }
}
