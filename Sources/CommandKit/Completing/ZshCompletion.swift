/// The completion script for zsh, made from a declaration.
///
/// It can be put on `fpath` as `_NAME` or sourced. Values of the book come from the program's hidden
/// command `__complete KIND PREFIX`, asked only where one belongs; a line may hold a description after a
/// tab.
package struct ZshCompletion {
  /// The script.
  package let script: String

  /// Writes the script for a program.
  package init(_ root: CommandSignature) {
    let tree = CompletionTree(root)
    let tables = ShellTables(tree)
    let function = "_" + tree.name
    script = """
      #compdef \(tree.name)
      # Completion of \(tree.name) for zsh.
      \(function)() {
        emulate -L zsh
        local place='' option='' kind='' ended='' word current i
        local -i index=0
        local -a offers
        current=$words[CURRENT]
        for ((i = 2; i < CURRENT; i++)); do
          word=$words[i]
          if [[ -n $option ]]; then option=''; continue; fi
          if [[ -z $ended ]]; then
            case $word in
              --) ended=1; continue ;;
              \(tables.valueOptionPattern)) option=$word; continue ;;
              --*) continue ;;
              -?*)
                if [[ $word =~ '\(tables.valueBundlePattern)' ]]; then option=-${word[-1]}; fi
                continue ;;
            esac
          fi
          \(function)_step
        done
        if [[ -n $option ]]; then
          \(function)_option
        elif [[ -z $ended && $current == --*=* ]]; then
          option=${current%%=*}
          compset -P '*='
          current=${current#*=}
          \(function)_option
        elif [[ -z $ended && $current == -* ]]; then
          \(function)_options
          _describe -o option offers
          return
        else
          if [[ -z $ended && $index == 0 ]]; then \(function)_commands; fi
          if (( $#offers )); then
            _describe command offers
            return
          fi
          \(function)_argument
        fi
        \(function)_offer
      }

      \(function)_step() {
      \(tables.steps)
      }

      \(function)_option() {
      \(tables.optionKinds)
      }

      \(function)_argument() {
      \(tables.argumentKinds)
      }

      \(function)_commands() {
      \(Self.listing(tree) { node in
          node.command.listedSubcommands.map { ([$0.name], $0.summary) }
        })
      }

      \(function)_options() {
      \(Self.listing(tree) { node in
          node.options.map { (BashCompletion.spellings($0), OptionLabel($0).help) }
        })
      }

      \(function)_offer() {
        local line
        case $kind in
          files:*) _files ;;
          folders:) _files -/ ;;
          words:*) compadd -- ${=kind#*:} ;;
          list:*)
            compset -P '*,'
            compadd -q -S ',' -- ${=kind#*:} ;;
        esac
        case $kind in
          ask:*|files:?*)
            for line in ${(f)"$(_call_program values $words[1] __complete ${kind#*:} ${(q)current} 2>/dev/null)"}; do
              offers+=("${${line%%$'\\t'*}//:/\\\\:}:${line#*$'\\t'}")
            done
            _describe value offers ;;
        esac
      }

      if [[ $funcstack[1] == \(function) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(tree.name)
      fi

      """
  }

  private static func listing(
    _ tree: CompletionTree, _ entries: (CompletionTree.Node) -> [(names: [String], text: String)]
  ) -> String {
    let lines = tree.nodes.compactMap { node -> String? in
      let entries = entries(node)
      guard !entries.isEmpty else { return nil }
      let offers = entries.flatMap { entry in
        entry.names.map { "      " + ShellWords.quoted("\($0):\(entry.text)") }
      }
      return (["    \(ShellWords.quoted(node.path))) offers=("] + offers + ["    ) ;;"])
        .joined(separator: "\n")
    }
    return (["  case \"$place\" in"] + lines + ["  esac"]).joined(separator: "\n")
  }
}
