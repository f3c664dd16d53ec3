/// The tables that the bash and the zsh script share: one `case` statement each.
///
/// Both shells read them alike; they set variables and start no program.
struct ShellTables {
  private let tree: CompletionTree

  init(_ tree: CompletionTree) { self.tree = tree }

  /// Sets `place` to the command that the word leads to, if it leads to one.
  ///
  /// After `--` and after a word that is no command none does: what then stands before the place keeps it
  /// from fitting any line of the table.
  var steps: String {
    let lines = tree.steps.map { step in
      "    \(ShellWords.quoted(step.from + "/" + step.word))) place=\(ShellWords.quoted(step.to)) ;;"
    }
    return table(
      "case \"$ended${index#0}$place/$word\" in", lines, otherwise: "index=$((index + 1))")
  }

  /// Sets `kind` to what the value of the option in `option` is, by command where commands differ.
  var optionKinds: String {
    let lines = tree.everyOption.flatMap { option -> [String] in
      if case .flag = option { return [] }
      let exceptions = tree.nodes.flatMap { node in
        node.options.filter { $0.name == option.name && $0.completion != option.completion }
          .map { optionKind($0, in: ShellWords.quoted(node.path)) }
      }
      return exceptions + [optionKind(option, in: "*")]
    }
    return table("case \"$place:$option\" in", lines)
  }

  private func optionKind(_ option: AnyOption, in place: String) -> String {
    let names = ["--" + option.name] + (option.short.map { ["-" + String($0)] } ?? [])
    let patterns = names.map { place + ":" + $0 }.joined(separator: "|")
    return "    \(patterns)) kind=\(ShellWords.quoted(ShellWords.kind(option.completion))) ;;"
  }

  /// Sets `kind` to what an argument is, by command and position.
  var argumentKinds: String {
    let lines = tree.nodes.flatMap { node in
      CompletionTree.positions(of: node.command).map { position in
        let place = ShellWords.quoted(node.path + ":")
        let index = position.isOpenEnded ? "*" : String(position.index)
        let kind = ShellWords.quoted(ShellWords.kind(position.kind))
        return "    \(place)\(index)) kind=\(kind) ;;"
      }
    }
    return table("case \"$place:$index\" in", lines)
  }

  /// The options that take the next word, as alternatives of a `case`.
  var valueOptionPattern: String {
    let names = tree.valueOptions.map { "--" + $0.name }
    return names.isEmpty ? "--" : names.joined(separator: "|")
  }

  /// A regular expression for a bundle whose last letter takes the next word.
  var valueBundlePattern: String {
    let (values, flags) = tree.shortNames
    guard !values.isEmpty else { return "^-$" }
    return flags.isEmpty ? "^-[\(values)]$" : "^-[\(flags)]*[\(values)]$"
  }

  private func table(_ head: String, _ lines: [String], otherwise: String? = nil) -> String {
    let last = otherwise.map { ["    *) \($0) ;;"] } ?? []
    return (["  " + head] + lines + last + ["  esac"]).joined(separator: "\n")
  }
}
