/// The check of a declaration itself, run by a test and never while the program runs.
package struct SignatureValidator {
  private let root: CommandSignature
  private var faults: [SignatureFault] = []

  private init(_ root: CommandSignature) { self.root = root }

  /// Finds every fault in the tree of commands, in the order of the declaration.
  package static func faults(in root: CommandSignature) -> [SignatureFault] {
    var validator = SignatureValidator(root)
    root.forEachCommand { path, command in
      validator.check(command, path: [root.name] + path)
    }
    validator.checkAcrossCommands()
    return validator.faults
  }

  private mutating func add(_ kind: SignatureFault.Kind, _ path: [String]) {
    faults.append(SignatureFault(path: path, kind: kind))
  }

  private mutating func check(_ command: CommandSignature, path: [String]) {
    checkName(command.name, path)
    for alias in command.aliases { checkName(alias, path) }
    checkPhrase(command.summary, "summary", path)
    for paragraph in command.discussion where paragraph.isEmpty {
      add(.missingText("discussion"), path)
    }
    checkNamesBelow(command, path)
    checkOptions(command, path)
    checkArguments(command, path)
    checkPages(command, path)
    if command.subcommands.isEmpty, !command.isHidden {
      if command.output.isEmpty { add(.missingText("output"), path) }
      if command.examples.isEmpty { add(.missingText("example"), path) }
    }
    for example in command.examples {
      checkPhrase(example.explanation, example.command, path)
      if !ExampleReader(root).accepts(example.command) {
        add(.refusedExample(example.command), path)
      }
    }
  }

  private mutating func checkNamesBelow(_ command: CommandSignature, _ path: [String]) {
    var seen: Set<String> = []
    for name in command.subcommands.flatMap({ [$0.name] + $0.aliases })
    where !seen.insert(name).inserted {
      add(.duplicateName(name), path)
    }
    if !command.subcommands.isEmpty, !command.arguments.isEmpty {
      add(.argumentsBesideSubcommands, path)
    }
  }

  private mutating func checkOptions(_ command: CommandSignature, _ path: [String]) {
    let own = command.allOptions + (command.globalOptions?.options ?? [])
    let inherited = command == root ? [] : root.globalOptions?.options ?? []
    var names: Set<String> = []
    var shorts: Set<Character> = []
    for option in inherited {
      names.insert(option.name)
      if let short = option.short { shorts.insert(short) }
    }
    for option in own {
      // Options named after a field or a variable keep its capitals.
      checkName(option.name, path, allowsCapitals: true)
      checkPhrase(option.help, "--" + option.name, path)
      if !names.insert(option.name).inserted { add(.duplicateName("--" + option.name), path) }
      if let short = option.short {
        if !shorts.insert(short).inserted { add(.duplicateName("-" + String(short)), path) }
        if !short.isASCII || !(short.isLetter || short.isNumber) {
          add(.unusableShort(String(short)), path)
        }
      }
      if let placeholder = option.valueName { checkPlaceholder(placeholder, path) }
    }
    for name in command.exclusiveOptions.joined() where !names.contains(name) {
      add(.unknownExclusiveOption(name), path)
    }
  }

  private mutating func checkArguments(_ command: CommandSignature, _ path: [String]) {
    var names: Set<String> = []
    var isOpenEnded = false
    for argument in command.arguments {
      if !names.insert(argument.name).inserted { add(.duplicateName(argument.name), path) }
      checkPlaceholder(argument.name, path)
      checkPhrase(argument.help, argument.name, path)
      if isOpenEnded, argument.cardinality.isRepeated || !argument.cardinality.isRequired {
        add(.unreachableArgument(argument.name), path)
      }
      if argument.cardinality.isRepeated { isOpenEnded = true }
    }
  }

  private mutating func checkPages(_ command: CommandSignature, _ path: [String]) {
    for page in command.seeAlso
    where ManualReference(page) == nil
      && root.firstCommand(at: page.split(separator: " ").map(String.init)) == nil
    {
      add(.unknownPage(page), path)
    }
  }

  private mutating func checkName(
    _ name: String, _ path: [String], allowsCapitals: Bool = false
  ) {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let startsWithCapital = name.utf8.first.map(capitals.contains) ?? false
    let allowed = name.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (allowsCapitals && !startsWithCapital && capitals.contains($0))
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "_")
    }
    if !allowed || name.isEmpty || name.hasPrefix("-") || name.hasSuffix("-") {
      add(.unusableName(name), path)
    }
  }

  private mutating func checkPlaceholder(_ name: String, _ path: [String]) {
    if name.isEmpty || name != name.uppercased() { add(.unusablePlaceholder(name), path) }
  }

  private mutating func checkPhrase(_ text: String, _ subject: String, _ path: [String]) {
    if text.isEmpty {
      add(.missingText(subject), path)
    } else if text.hasSuffix(".") || text.hasPrefix(" ") || text.hasSuffix(" ") {
      add(.untidyText(text), path)
    }
  }

  /// A name means the same everywhere: the same short one, with or without a value alike.
  private mutating func checkAcrossCommands() {
    var longs: [String: AnyOption] = [:]
    var shorts: [Character: (name: String, path: [String])] = [:]
    var found: [SignatureFault] = []
    root.forEachCommand { [root] path, command in
      for option in (command.globalOptions?.options ?? []) + command.allOptions {
        let known = longs[option.name]
        if let known,
          known.consumesNextWord != option.consumesNextWord || known.short != option.short
        {
          found.append(
            SignatureFault(
              path: [root.name] + path, kind: .differsElsewhere("--" + option.name)))
        }
        longs[option.name] = known ?? option
        guard let short = option.short else { continue }
        if let first = shorts[short], first.name != option.name, first.path != path {
          found.append(
            SignatureFault(
              path: [root.name] + path, kind: .differsElsewhere("-" + String(short))))
        }
        shorts[short] = shorts[short] ?? (option.name, path)
      }
    }
    faults += found
  }
}
