/// Puts tokens where a command declares them, and refuses what it does not declare.
struct ArgumentBinder {
  private let root: CommandSignature
  private var path: [CommandSignature] = []
  private var occurrences: [ParsedArguments.Occurrence] = []
  private var words: [(bytes: [UInt8], follows: OptionalValueOption?)] = []

  init(_ root: CommandSignature) { self.root = root }

  mutating func bind(_ tokens: [ArgumentToken]) throws(UsageProblem) -> ParsedCommandLine {
    path = tokens.compactMap { if case .command(let command) = $0 { command } else { nil } }
    if asks(for: .help, tokens) { return .help(path: names) }
    if asks(for: .version, tokens) { return .version }
    try checkCommand(tokens)
    for token in tokens {
      switch token {
      case .command: break
      case .failure(let error): throw error
      case .argument(let bytes, let follows): words.append((bytes, follows))
      case .option(let option, let spelling, let value, let word):
        try bind(option, spelling, value: value, word: word)
      }
    }
    try checkExclusions()
    let arguments = try bindArguments()
    return .command(
      ParsedArguments(
        command: command, path: names, occurrences: occurrences, arguments: arguments))
  }

  private var command: CommandSignature { path.last ?? root }
  /// The path of the command as far as the words name one.
  var names: [String] { path.map(\.name) }

  private func asks(for flag: Flag, _ tokens: [ArgumentToken]) -> Bool {
    tokens.contains { token in
      switch token {
      case .option(let option, _, _, _): option.name == flag.name
      case .failure(.unexpectedValue(.long(let name), _)): name == flag.name
      default: false
      }
    }
  }

  /// Reports a wrong or missing command before anything else, as the options depend on it.
  private func checkCommand(_ tokens: [ArgumentToken]) throws(UsageProblem) {
    guard !command.subcommands.isEmpty else { return }
    for token in tokens {
      switch token {
      case .failure(let error): throw error
      case .argument(let bytes, let follows):
        try checkSpacedValue(bytes, follows: follows)
        guard let name = String(validating: bytes, as: UTF8.self) else {
          throw .notUTF8(bytes, of: nil)
        }
        // Only after `--` is the name of a command no command.
        if command.firstSubcommand(named: name) != nil { throw .commandAfterDashes(name) }
        let suggestion = Suggestion.closest(to: name, among: command.listedSubcommands.map(\.name))
        throw .unknownCommand(name, suggestion: suggestion)
      case .command, .option: break
      }
    }
    if !command.runsWithoutSubcommand {
      throw .missingCommand(choices: command.listedSubcommands.map(\.name))
    }
  }

  private mutating func bind(
    _ option: AnyOption, _ spelling: OptionSpelling, value: [UInt8]?, word: [UInt8]
  ) throws(UsageProblem) {
    guard knownOptions.contains(where: spelling.matches) else {
      let isLong = if case .long = spelling { true } else { false }
      throw .unknownOption(
        spelling.text, suggestion: nearest(to: spelling), foundIn: commands(with: spelling),
        word: isLong ? nil : word)
    }
    if let value, !option.takesBytes {
      guard let text = String(validating: value, as: UTF8.self) else {
        throw .notUTF8(value, of: spelling.text)
      }
      if case .option(let declared) = option, !declared.choices.isEmpty,
        !declared.choices.contains(text)
      {
        throw .unknownChoice(
          option: spelling, value: text, choices: declared.choices,
          suggestion: Suggestion.closest(to: text, among: declared.choices))
      }
    }
    occurrences.append(ParsedArguments.Occurrence(name: option.name, value: value))
  }

  private var knownOptions: [AnyOption] {
    ([root] + path).flatMap { $0.globalOptions?.options ?? [] } + command.allOptions
  }

  private func nearest(to spelling: OptionSpelling) -> String? {
    guard case .long = spelling else { return nil }
    return Suggestion.closest(
      to: spelling.text, among: knownOptions.filter { !$0.isHidden }.map { "--" + $0.name })
  }

  private func commands(with spelling: OptionSpelling) -> [[String]] {
    var found: [[String]] = []
    root.forEachCommand { path, command in
      if !command.isHidden, command.allOptions.contains(where: spelling.matches) {
        found.append(path)
      }
    }
    return found
  }

  private func checkExclusions() throws(UsageProblem) {
    for names in command.exclusiveOptions {
      let given = names.filter { name in occurrences.contains { $0.name == name } }
      if given.count > 1 { throw .exclusiveOptions(.long(given[0]), .long(given[1])) }
    }
  }
}

extension ArgumentBinder {
  /// Deals the words out from left to right; a repeated argument leaves what those after it require.
  private func bindArguments() throws(UsageProblem) -> [String: [[UInt8]]] {
    for word in words { try checkSpacedValue(word.bytes, follows: word.follows) }
    let required = command.arguments.filter(\.cardinality.isRequired)
    if words.count < required.count, !required[words.count].isAskedFor {
      throw .missingArgument(required[words.count].name)
    }
    var rest = words[...]
    var bound: [String: [[UInt8]]] = [:]
    for (index, argument) in command.arguments.enumerated() {
      let later = command.arguments[(index + 1)...].count { $0.cardinality.isRequired }
      let available = max(0, rest.count - later)
      // While some are missing, those that stand first come first.
      let least = argument.cardinality.isRequired ? min(1, rest.count) : 0
      let count = max(least, argument.cardinality.isRepeated ? available : min(1, available))
      for word in rest.prefix(count) {
        if !argument.takesBytes, String(validating: word.bytes, as: UTF8.self) == nil {
          throw .notUTF8(word.bytes, of: argument.name)
        }
      }
      bound[argument.name] = rest.prefix(count).map(\.bytes)
      rest = rest.dropFirst(count)
    }
    if let word = rest.first {
      if let option = word.follows, let text = String(validating: word.bytes, as: UTF8.self) {
        throw .spacedValue(option: .long(option.name), value: text)
      }
      throw .unexpectedArgument(word.bytes)
    }
    return bound
  }

  /// Catches `--json id,name`: every piece of the word is one the option's value is made of.
  private func checkSpacedValue(
    _ word: [UInt8], follows option: OptionalValueOption?
  ) throws(UsageProblem) {
    guard let option, let text = String(validating: word, as: UTF8.self) else { return }
    let pieces = text.split(separator: ",", omittingEmptySubsequences: false)
    if pieces.allSatisfy({ option.listedValues.contains(String($0)) }) {
      throw .spacedValue(option: .long(option.name), value: text)
    }
  }
}
