/// The completion script for fish, made from a declaration.
///
/// Values of the book come from the program's hidden command `__complete KIND PREFIX`, asked only where
/// one belongs; a line may hold a description after a tab.
package struct FishCompletion {
  /// The script.
  package let script: String

  /// Writes the script for a program.
  package init(_ root: CommandSignature) {
    let tree = CompletionTree(root)
    let functionPrefix = "__\(tree.name)"
    var lines: [String] = []
    for node in tree.nodes {
      let place = ShellWords.quotedForFish(
        "\(functionPrefix)_at " + ShellWords.quotedForFish(node.path))
      let head = "complete -c \(tree.name) -n \(place)"
      let beginning = ShellWords.quotedForFish(
        "\(functionPrefix)_at \(ShellWords.quotedForFish(node.path)) command")
      let commandHead = "complete -c \(tree.name) -n \(beginning)"
      for command in node.command.listedSubcommands {
        lines.append(
          "\(commandHead) -a \(command.name) -d \(ShellWords.quotedForFish(command.summary))")
      }
      for option in node.command.allOptions where !option.isHidden {
        lines.append("\(head) \(Self.option(option, functionPrefix))")
      }
      for position in CompletionTree.positions(of: node.command) {
        let test =
          "\(functionPrefix)_at \(ShellWords.quotedForFish(node.path)) \(position.index)"
          + (position.isOpenEnded ? " open" : "")
        guard let source = Self.source(position.kind, functionPrefix) else { continue }
        lines.append(
          "complete -c \(tree.name) -n \(ShellWords.quotedForFish(test)) \(source)")
      }
    }
    for option in root.globalOptions?.options ?? [] where !option.isHidden {
      lines.append("complete -c \(tree.name) \(Self.option(option, functionPrefix))")
    }
    script = """
      # Completion of \(tree.name) for fish.
      \(Self.functions(tree, functionPrefix))
      complete -c \(tree.name) -f
      \(lines.joined(separator: "\n"))

      """
  }

  /// The flags of `complete` that describe an option.
  private static func option(_ option: AnyOption, _ functionPrefix: String) -> String {
    var parts = option.short.map { ["-s \($0)"] } ?? []
    parts.append("-l \(option.name)")
    // Files are offered only where they belong: -x is -r without them.
    if option.consumesNextWord { parts.append(takesFiles(option.completion) ? "-r" : "-x") }
    if let source = source(option.completion, functionPrefix) { parts.append(source) }
    parts.append("-d \(ShellWords.quotedForFish(OptionLabel(option).help))")
    return parts.joined(separator: " ")
  }

  private static func takesFiles(_ kind: CompletionKind) -> Bool {
    switch kind {
    case .files, .filesAnd: true
    case .none, .directories, .choices, .list, .dynamic: false
    }
  }

  /// The flags of `complete` that offer values.
  private static func source(_ kind: CompletionKind, _ functionPrefix: String) -> String? {
    switch kind {
    case .none: nil
    case .files: "-F"
    case .filesAnd(let name): "-F -a '(\(functionPrefix)_ask \(name))'"
    case .directories: "-a '(__fish_complete_directories (commandline -ct))'"
    case .choices(let words): "-a \(ShellWords.quotedForFish(words.joined(separator: " ")))"
    case .list(let words): "-a '(\(functionPrefix)_list \(words.joined(separator: " ")))'"
    case .dynamic(let name): "-a '(\(functionPrefix)_ask \(name))'"
    }
  }

  private static func functions(_ tree: CompletionTree, _ functionPrefix: String) -> String {
    let values = tree.valueOptions.map { "--" + $0.name }.joined(separator: " ")
    let bundle = ShellTables(tree).valueBundlePattern
    let steps = tree.steps.map { step in
      """
                  case \(ShellWords.quotedForFish(step.from + "/" + step.word))
                      set place \(ShellWords.quotedForFish(step.to))
      """
    }
    return """
      function \(functionPrefix)_at
          set -l place ''
          set -l index 0
          set -l skip ''
          set -l ended ''
          for word in (commandline -opc)[2..-1]
              if test -n "$skip"
                  set skip ''
                  continue
              end
              if test -z "$ended"
                  if test "$word" = --
                      set ended 1
                      continue
                  end
                  if contains -- "$word" \(values.isEmpty ? "--" : values)
                      set skip 1
                      continue
                  end
                  if string match -qr -- \(ShellWords.quotedForFish(bundle)) "$word"
                      set skip 1
                      continue
                  end
                  if string match -qr -- '^-.' "$word"
                      continue
                  end
              end
              # After -- and after a word that is no command no word is one.
              switch "$ended"(string replace -r '^0$' '' -- $index)"$place/$word"
      \(steps.joined(separator: "\n"))
                  case '*'
                      set index (math $index + 1)
              end
          end
          test "$place" = "$argv[1]"; or return 1
          test (count $argv) -gt 1; or return 0
          if test "$argv[2]" = command
              test -z "$ended"; and test $index -eq 0
              return
          end
          test $index -eq $argv[2]; and return 0
          test "$argv[3]" = open; and test $index -gt $argv[2]
      end

      function \(functionPrefix)_ask
          set -l token (commandline -ct)
          set -l program (commandline -opc)[1]
          type -q $program; or return
          if string match -q -- '-*' "$token"; and not string match -q -- '--*=*' "$token"
              return
          end
          $program __complete $argv[1] (string replace -r '^--[^=]*=' '' -- "$token") 2>/dev/null
      end

      function \(functionPrefix)_list
          set -l value (string replace -r '^--[^=]*=' '' -- (commandline -ct))
          set -l head (string match -r '^.*,' -- "$value")
          for word in $argv
              echo "$head$word"
          end
      end

      """
  }
}
