/// The completion script for bash, made from a declaration.
///
/// Commands, options and fixed values are in the script; the program itself is only asked, by its hidden
/// command `__complete KIND PREFIX`, where a value of the book belongs.
package struct BashCompletion {
  /// The script.
  package let script: String

  /// Writes the script for a program.
  package init(_ root: CommandSignature) {
    let tree = CompletionTree(root)
    let tables = ShellTables(tree)
    let function = "_" + tree.name
    script = """
      # Completion of \(tree.name) for bash.
      \(function)() {
        local place='' option='' kind='' ended='' index=0 word current i
        local -a words=()
        COMPREPLY=()
        # Bash cuts words at "=" and ":"; they are put together again.
        for ((i = 1; i <= COMP_CWORD; i++)); do
          word=${COMP_WORDS[i]}
          if ((${#words[@]} > 0)) && [[ $word == [=:]* || ${words[-1]} == *[=:] ]]; then
            words[-1]+=$word
          else
            words+=("$word")
          fi
        done
        current=${words[-1]-}
        for ((i = 0; i < ${#words[@]} - 1; i++)); do
          word=${words[i]}
          if [[ -n $option ]]; then option=''; continue; fi
          if [[ -z $ended ]]; then
            case $word in
              --) ended=1; continue ;;
              \(tables.valueOptionPattern)) option=$word; continue ;;
              --*) continue ;;
              -?*)
                if [[ $word =~ \(tables.valueBundlePattern) ]]; then option=-${word: -1}; fi
                continue ;;
            esac
          fi
          \(function)_step
        done
        if [[ -n $option ]]; then
          \(function)_option
        elif [[ -z $ended && $current == --*=* ]]; then
          option=${current%%=*}
          current=${current#*=}
          \(function)_option
        elif [[ -z $ended && $current == -* ]]; then
          kind=words:$(\(function)_options)
        else
          if [[ -z $ended && $index == 0 ]]; then kind=$(\(function)_commands); fi
          if [[ -n $kind ]]; then kind=words:$kind; else \(function)_argument; fi
        fi
        \(function)_offer "$1"
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
      \(Self.listing(tree) { $0.command.listedSubcommands.map(\.name) })
      }

      \(function)_options() {
      \(Self.listing(tree) { node in node.options.flatMap(Self.spellings) })
      }

      \(function)_offer() {
        local head='' line
        local -a found=()
        case $kind in
          files:*) compopt -o filenames; mapfile -t found < <(compgen -f -- "$current") ;;
          folders:) compopt -o filenames; mapfile -t found < <(compgen -d -- "$current") ;;
          words:*) mapfile -t found < <(compgen -W "${kind#*:}" -- "$current") ;;
          list:*)
            if [[ $current == *,* ]]; then head=${current%,*},; fi
            mapfile -t found < <(compgen -P "$head" -W "${kind#*:}" -- "${current##*,}")
            compopt -o nospace ;;
        esac
        case $kind in
          ask:*|files:?*)
            while IFS= read -r line; do
              printf -v line %q "${line%%$'\\t'*}"
              found+=("$line")
            done < <("$1" __complete "${kind#*:}" "$current" 2>/dev/null) ;;
        esac
        # Only what follows the last "=" or ":" is replaced, as that is where bash cut the word.
        line=${current%"${current##*[=:]}"}
        for word in "${found[@]}"; do COMPREPLY+=("${word#"$line"}"); done
      }

      complete -F \(function) \(tree.name)

      """
  }

  static func spellings(_ option: AnyOption) -> [String] {
    (option.short.map { ["-" + String($0)] } ?? []) + ["--" + option.name]
  }

  private static func listing(
    _ tree: CompletionTree, _ words: (CompletionTree.Node) -> [String]
  ) -> String {
    let lines = tree.nodes.compactMap { node -> String? in
      let words = words(node)
      guard !words.isEmpty else { return nil }
      let list = ShellWords.quoted(words.joined(separator: " "))
      return "    \(ShellWords.quoted(node.path))) printf %s \(list) ;;"
    }
    return (["  case \"$place\" in"] + lines + ["  esac"]).joined(separator: "\n")
  }
}
