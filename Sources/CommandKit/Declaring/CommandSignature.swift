/// Everything there is to know about the form of a command: the one source of parsing, help, man page and completion.
///
/// The root of the tree is the program itself; its name is the program's. A command has either
/// subcommands or arguments.
///
///     static let signature = CommandSignature(
///       name: "remove", aliases: ["rm"], summary: "put people in the trash",
///       output: "Nothing on standard output.",
///       examples: [Example("posse remove 12", "put number 12 in the trash")],
///       arguments: [refs])
package struct CommandSignature: Hashable, Sendable {
  /// The name as typed.
  package let name: String
  /// Other names that work and are not listed.
  package let aliases: [String]
  /// What the command does, as a phrase in the imperative without a full stop.
  package let summary: String
  /// Paragraphs that say more.
  package let discussion: [String]
  /// What the command prints on standard output.
  package let output: String
  /// Command lines worth showing.
  package let examples: [Example]
  /// The command's own options.
  package let options: [AnyOption]
  /// Further options under headings of their own.
  package let optionGroups: [OptionGroup]
  /// Options that this command and all below it take, before or after the command's name.
  package let globalOptions: OptionGroup?
  /// Sets of long names of which at most one may be given.
  package let exclusiveOptions: [[String]]
  /// The positional arguments in order.
  package let arguments: [Argument]
  /// The commands below this one, under headings.
  package let commandGroups: [CommandGroup]
  /// Whether the command runs when none of its subcommands is named.
  package let runsWithoutSubcommand: Bool
  /// Other pages to read: a command line (`photo add`) or a man page (`sqlite3(1)`).
  package let seeAlso: [String]
  /// Whether the command works without being listed.
  package let isHidden: Bool

  /// Declares a command.
  package init(
    name: String, aliases: [String] = [], summary: String, discussion: [String] = [],
    output: String = "", examples: [Example] = [], options: [AnyOption] = [],
    optionGroups: [OptionGroup] = [], globalOptions: OptionGroup? = nil,
    exclusiveOptions: [[String]] = [], arguments: [Argument] = [],
    subcommands: [CommandSignature] = [], commandGroups: [CommandGroup] = [],
    runsWithoutSubcommand: Bool = false, seeAlso: [String] = [], isHidden: Bool = false
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.discussion = discussion
    self.output = output
    self.examples = examples
    self.options = options
    self.optionGroups = optionGroups
    self.globalOptions = globalOptions
    self.exclusiveOptions = exclusiveOptions
    self.arguments = arguments
    let ungrouped = subcommands.isEmpty ? [] : [CommandGroup("Commands", subcommands)]
    self.commandGroups = ungrouped + commandGroups
    self.runsWithoutSubcommand = runsWithoutSubcommand
    self.seeAlso = seeAlso
    self.isHidden = isHidden
  }
}
