/// What a completion script needs to know of a declaration, in the terms all shells share.
struct CompletionTree {
  /// One command that can be completed.
  struct Node {
    /// The names from below the root, parted by blanks; empty for the root.
    let path: String
    let command: CommandSignature
    /// The options that can be given here, global ones last.
    let options: [AnyOption]
  }

  let name: String
  let nodes: [Node]
  /// Every option of the tree once, by long name; hidden ones too, since their values must be skipped.
  let everyOption: [AnyOption]

  init(_ root: CommandSignature) {
    name = root.name
    var nodes: [Node] = []
    let globals = root.globalOptions?.options ?? []
    var everyOption: [AnyOption] = []
    var seen: Set<String> = []
    root.forEachCommand { path, command in
      everyOption += (command.allOptions + globals).filter { seen.insert($0.name).inserted }
      guard !command.isHidden else { return }
      let options = (command.allOptions + globals).filter { !$0.isHidden }
      nodes.append(Node(path: path.joined(separator: " "), command: command, options: options))
    }
    self.nodes = nodes
    self.everyOption = everyOption
  }

  /// The options whose value may be the next word.
  var valueOptions: [Option] {
    everyOption.compactMap { if case .option(let option) = $0 { option } else { nil } }
  }

  /// The short names of options with a value, and of flags, as two runs of letters.
  var shortNames: (values: String, flags: String) {
    var values = ""
    var flags = ""
    for option in everyOption {
      guard let short = option.short else { continue }
      if option.consumesNextWord { values.append(short) } else { flags.append(short) }
    }
    return (values, flags)
  }

  /// The step from a command to one below it, for every name and alias.
  var steps: [(from: String, word: String, to: String)] {
    nodes.flatMap { node in
      node.command.subcommands.flatMap { command in
        ([command.name] + command.aliases).map { word in
          let target = node.path.isEmpty ? command.name : "\(node.path) \(command.name)"
          return (node.path, word, target)
        }
      }
    }
  }

  /// What may stand at a position of a command: the position, whether it goes on from there, the kind.
  static func positions(
    of command: CommandSignature
  ) -> [(index: Int, isOpenEnded: Bool, kind: CompletionKind)] {
    var positions: [(index: Int, isOpenEnded: Bool, kind: CompletionKind)] = []
    for (index, argument) in command.arguments.enumerated() {
      positions.append((index, argument.cardinality.isRepeated, argument.completion))
      if argument.cardinality.isRepeated { break }
    }
    return positions
  }
}
