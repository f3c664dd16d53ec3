/// Text as one word of a shell.
enum ShellWords {
  /// The text between single quotes; bash and zsh agree on these.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// The text between single quotes of fish, where a backslash escapes.
  static func quotedForFish(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "'" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "'"
  }

  /// A completion kind in the notation of the bash and zsh scripts: a word, a colon, the rest.
  static func kind(_ kind: CompletionKind) -> String {
    switch kind {
    case .none: "none:"
    case .files: "files:"
    case .filesAnd(let name): "files:" + name
    case .directories: "folders:"
    case .choices(let words): "words:" + words.joined(separator: " ")
    case .list(let words): "list:" + words.joined(separator: " ")
    case .dynamic(let name): "ask:" + name
    }
  }
}
