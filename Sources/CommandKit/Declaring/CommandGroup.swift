/// Commands under one heading of the help page.
package struct CommandGroup: Hashable, Sendable {
  /// The heading, such as `Everyday`.
  package let title: String
  /// The commands, in the order help lists them.
  package let commands: [CommandSignature]

  /// Makes a group with a heading.
  package init(_ title: String, _ commands: [CommandSignature]) {
    self.title = title
    self.commands = commands
  }
}
