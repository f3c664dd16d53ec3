/// Cuts the words of a command line into tokens by the manners of GNU programs.
///
/// Options may stand anywhere until `--`; short ones bundle; `-` alone is an argument. Which option
/// takes the next word is looked up in the command known so far, then in the whole tree, so that
/// `posse --tag cold list` reads like `posse list --tag cold`. Words are commands only as far as they
/// lead down the tree from the first one on; what follows a word that is none, or `--`, are arguments.
/// Lexing never fails: what cannot be read becomes a failure token, and the binder reports the first one
/// unless help was asked for.
struct ArgumentLexer {
  private let root: CommandSignature
  private let words: [[UInt8]]
  private var next = 0
  private var path: [CommandSignature]
  private var tokens: [ArgumentToken] = []
  private var bareOption: OptionalValueOption?
  /// Whether no further word can name a command.
  private var commandsEnded = false

  init(_ root: CommandSignature, words: [[UInt8]]) {
    self.root = root
    self.words = words
    self.path = [root]
  }

  mutating func lex() -> [ArgumentToken] {
    var optionsEnded = false
    while next < words.count {
      let word = words[next]
      next += 1
      if optionsEnded || word.first != Self.dash || word.count == 1 {
        lexArgument(word)
      } else if word == [Self.dash, Self.dash] {
        optionsEnded = true
        commandsEnded = true
        bareOption = nil
      } else {
        bareOption = nil
        if word[1] == Self.dash { lexLong(word) } else { lexBundle(word) }
      }
    }
    return tokens
  }

  private mutating func lexArgument(_ word: [UInt8]) {
    let follows = bareOption
    bareOption = nil
    if !commandsEnded, let name = String(validating: word, as: UTF8.self),
      let command = path.last?.firstSubcommand(named: name)
    {
      path.append(command)
      tokens.append(.command(command))
    } else {
      // A command further on must not run for a slip in front of it: `posse rmeove remove 3`.
      commandsEnded = true
      tokens.append(.argument(word, follows: follows))
    }
  }

  /// Reads `--name` or `--name=value`.
  private mutating func lexLong(_ word: [UInt8]) {
    let body = word.dropFirst(2)
    let equals = body.firstIndex(of: Self.equals)
    let value = equals.map { Array(body[body.index(after: $0)...]) }
    guard let name = String(validating: body[..<(equals ?? body.endIndex)], as: UTF8.self) else {
      tokens.append(.failure(.notUTF8(word, of: nil)))
      return
    }
    let spelling = OptionSpelling.long(name)
    guard let option = firstOption(spelling) else {
      tokens.append(.failure(unknown(spelling)))
      return
    }
    append(option, spelling, value: value, word: word)
  }

  /// Reads `-qy`, `-L5` or `-L 5`.
  private mutating func lexBundle(_ word: [UInt8]) {
    var rest = word.dropFirst()
    while let byte = rest.popFirst() {
      let spelling = OptionSpelling.short(Character(UnicodeScalar(byte)))
      guard byte < 0x80, let option = firstOption(spelling) else {
        tokens.append(.failure(unknown(in: word, at: rest.startIndex - 1)))
        return
      }
      if option.consumesNextWord {
        append(option, spelling, value: rest.isEmpty ? nil : Array(rest), word: word)
        return
      }
      if rest.first == Self.equals {
        append(option, spelling, value: Array(rest.dropFirst()), word: word)
        return
      }
      append(option, spelling, value: nil, word: word)
    }
  }

  private mutating func append(
    _ option: AnyOption, _ spelling: OptionSpelling, value: [UInt8]?, word: [UInt8]
  ) {
    var value = value
    switch option {
    case .flag:
      if let value {
        tokens.append(.failure(.unexpectedValue(spelling, value: value)))
        return
      }
    case .option(let declared):
      if value == nil {
        guard let following = nextValue() else {
          let follower = next < words.count ? words[next] : nil
          tokens.append(
            .failure(.missingValue(spelling, valueName: declared.valueName, next: follower)))
          return
        }
        value = following
      }
    case .optionalValue(let declared):
      if value == nil { bareOption = declared }
    }
    tokens.append(.option(option, spelling, value: value, word: word))
  }

  /// The next word as a value: any word but `--` and the long options that exist.
  private mutating func nextValue() -> [UInt8]? {
    guard next < words.count else { return nil }
    let word = words[next]
    if word.starts(with: [Self.dash, Self.dash]) {
      let body = word.dropFirst(2)
      guard !body.isEmpty else { return nil }
      let name = body.prefix { $0 != Self.equals }
      if let name = String(validating: name, as: UTF8.self), firstOption(.long(name)) != nil {
        return nil
      }
    }
    next += 1
    return word
  }

  /// The declaration of an option: of the command known so far if it has one, else of any command.
  private func firstOption(_ spelling: OptionSpelling) -> AnyOption? {
    for command in path.reversed() {
      let candidates = (command.globalOptions?.options ?? []) + command.allOptions
      if let option = candidates.first(where: spelling.matches) { return option }
    }
    var found: AnyOption?
    root.forEachCommand { _, command in
      guard found == nil else { return }
      let candidates = (command.globalOptions?.options ?? []) + command.allOptions
      found = candidates.first(where: spelling.matches)
    }
    return found
  }

  private static let dash = UInt8(ascii: "-")
  private static let equals = UInt8(ascii: "=")
}

extension ArgumentLexer {
  private func unknown(_ spelling: OptionSpelling) -> UsageProblem {
    let known = path.flatMap { ($0.globalOptions?.options ?? []) + $0.allOptions }
    let names = (known.isEmpty ? allOptions : known).filter { !$0.isHidden }.map { "--" + $0.name }
    var suggestion = Suggestion.closest(to: spelling.text, among: names)
    if suggestion == nil, path.count == 1 {
      suggestion = Suggestion.closest(
        to: spelling.text, among: allOptions.filter { !$0.isHidden }.map { "--" + $0.name })
    }
    return .unknownOption(spelling.text, suggestion: suggestion, foundIn: [], word: nil)
  }

  /// The failure for a letter nobody declares; `-json` is taken for a slip of `--json`.
  private func unknown(in word: [UInt8], at index: Int) -> UsageProblem {
    let body = word.dropFirst().prefix { $0 != Self.equals }
    let name = String(validating: body, as: UTF8.self)
    if let name, body.count > 1, firstOption(.long(name)) != nil {
      return .unknownOption("-" + name, suggestion: "--" + name, foundIn: [], word: word)
    }
    guard let text = String(validating: word[index...], as: UTF8.self), let letter = text.first
    else { return .notUTF8(word, of: nil) }
    return .unknownOption("-" + String(letter), suggestion: nil, foundIn: [], word: word)
  }

  private var allOptions: [AnyOption] {
    var options: [AnyOption] = []
    root.forEachCommand { _, command in
      options += (command.globalOptions?.options ?? []) + command.allOptions
    }
    return options
  }
}
