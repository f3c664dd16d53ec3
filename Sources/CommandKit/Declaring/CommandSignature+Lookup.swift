extension CommandSignature {
  /// The commands directly below this one, hidden ones too.
  package var subcommands: [CommandSignature] { commandGroups.flatMap(\.commands) }

  /// The commands directly below this one that help lists.
  package var listedSubcommands: [CommandSignature] { subcommands.filter { !$0.isHidden } }

  /// The options of this command without the global ones.
  package var allOptions: [AnyOption] { options + optionGroups.flatMap(\.options) }

  /// Finds the command directly below that has this name or alias.
  package func firstSubcommand(named name: String) -> CommandSignature? {
    subcommands.first { $0.name == name || $0.aliases.contains(name) }
  }

  /// Finds the command at a path of names or aliases below this one; the empty path is this one.
  package func firstCommand(at path: some Sequence<String>) -> CommandSignature? {
    var command = self
    for name in path {
      guard let next = command.firstSubcommand(named: name) else { return nil }
      command = next
    }
    return command
  }

  /// Visits this command and all below it, each with its path of names, this one's name left out.
  package func forEachCommand(_ visit: (_ path: [String], _ command: CommandSignature) -> Void) {
    walk(path: [], visit)
  }

  private func walk(path: [String], _ visit: ([String], CommandSignature) -> Void) {
    visit(path, self)
    for command in subcommands { command.walk(path: path + [command.name], visit) }
  }
}
