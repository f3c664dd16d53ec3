import CommandKit

/// Commands by their names, for help.
enum CommandNames {
  /// The path that words name, with aliases resolved; nil when there is no such command.
  static func path(of words: [String], below root: CommandSignature) -> [String]? {
    var command = root
    var path: [String] = []
    for word in words {
      let below = command.commandGroups.flatMap(\.commands)
      guard let next = below.first(where: { $0.name == word || $0.aliases.contains(word) })
      else { return nil }
      path.append(next.name)
      command = next
    }
    return path
  }

  /// The names of all commands that are listed, two-level ones included.
  static func all(below root: CommandSignature) -> [String] {
    root.commandGroups.flatMap(\.commands).filter { !$0.isHidden }.flatMap { command in
      [command.name] + all(below: command).map { "\(command.name) \($0)" }
    }
  }
}
