/// Reads the command lines of examples as a shell would, as far as examples need it.
struct ExampleReader {
  private let root: CommandSignature

  init(_ root: CommandSignature) { self.root = root }

  /// Whether the line runs the program at least once, and every time in a form it accepts.
  func accepts(_ line: String) -> Bool {
    let runs = commands(in: line).filter { $0.first == root.name }
    guard !runs.isEmpty else { return false }
    return runs.allSatisfy { words in
      do {
        _ = try CommandLineParser(root).parse(words.dropFirst().map { Array($0.utf8) })
        return true
      } catch {
        return false
      }
    }
  }

  /// The words of each command between `|`, `;`, `&` and brackets; redirections end a command.
  private func commands(in line: String) -> [[String]] {
    var commands: [[String]] = [[]]
    var word: String?
    var quote: Character?
    var isRedirected = false
    func end() {
      if let finished = word, !isRedirected {
        commands[commands.count - 1].append(finished)
      }
      word = nil
    }
    for character in line {
      switch character {
      case "'" where quote != "\"", "\"" where quote != "'":
        quote = quote == nil ? character : nil
        word = word ?? ""
      case _ where quote != nil: word?.append(character)
      case " ", "\n": end()
      case "|", ";", "&", "(", ")":
        end()
        commands.append([])
        isRedirected = false
      case "<", ">":
        if word?.allSatisfy(\.isNumber) == true { word = nil }
        end()
        isRedirected = true
      default: word = (word ?? "") + String(character)
      }
    }
    end()
    return commands
  }
}
