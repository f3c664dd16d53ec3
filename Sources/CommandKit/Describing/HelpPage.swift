import UnicodeText

/// The help of one command, fitted to the width of the terminal.
///
///     let page = HelpPage(root, path: ["photo", "add"], width: console.facts.width)
///     for line in page.lines { console.writeLine(line) }
package struct HelpPage {
  /// The lines from top to bottom.
  package private(set) var lines: [TerminalLine] = []
  private let width: Int

  /// Lays out the help of the command at a path of names below the root.
  ///
  /// Where there is none it is an overview of the commands, or the page of a program that has none.
  package init(_ root: CommandSignature, path: [String], width: Int) {
    self.width = max(20, min(width, 100))
    guard !path.isEmpty || root.commandGroups.isEmpty, let command = root.firstCommand(at: path)
    else {
      lines = OverviewPage(root, width: self.width).lines
      return
    }
    addUsage(command, path: path, root: root)
    addArguments(command)
    addCommands(command)
    if !command.options.isEmpty { addOptions("OPTIONS", command.options) }
    for group in command.optionGroups { addOptions(group.title.uppercased(), group.options) }
    if let group = root.globalOptions { addOptions(group.title.uppercased(), group.options) }
    let full = ([root.name] + path).joined(separator: " ")
    addOutput(command, full: full)
    addExamples(command)
    if !command.seeAlso.isEmpty {
      addHeading("SEE ALSO")
      let pages = command.seeAlso.map { page in
        ManualReference(page) == nil ? "\(root.name) \(page)" : page
      }
      addParagraph(pages.joined(separator: ", "))
    }
  }

  /// The page as plain text.
  package var text: String { lines.map { $0.text + "\n" }.joined() }

  private mutating func addUsage(
    _ command: CommandSignature, path: [String], root: CommandSignature
  ) {
    addHeading("USAGE")
    addParagraph(UsageLine(command, path: path, root: root).text)
    lines.append("")
    addParagraph(Sentence.from(command.summary))
    for paragraph in command.discussion {
      lines.append("")
      addParagraph(paragraph)
    }
  }

  private mutating func addArguments(_ command: CommandSignature) {
    guard !command.arguments.isEmpty else { return }
    addHeading("ARGUMENTS")
    addList(command.arguments.map { (UsageLine.form($0), $0.help) })
  }

  private mutating func addCommands(_ command: CommandSignature) {
    for group in command.commandGroups {
      let commands = group.commands.filter { !$0.isHidden }
      guard !commands.isEmpty else { continue }
      addHeading(group.title.uppercased())
      addList(commands.map { ($0.name, $0.summary) })
    }
  }

  private mutating func addOptions(_ title: String, _ options: [AnyOption]) {
    let labels = options.filter { !$0.isHidden }.map(OptionLabel.init)
    guard !labels.isEmpty else { return }
    addHeading(title)
    addList(labels.map { ($0.aligned, $0.help) })
  }

  private mutating func addOutput(_ command: CommandSignature, full: String) {
    let below = "Each command prints its own; '\(full) COMMAND --help' says what."
    let output = command.output.isEmpty && !command.subcommands.isEmpty ? below : command.output
    guard !output.isEmpty else { return }
    addHeading("OUTPUT")
    addParagraph(output)
  }

  /// Adds the examples; those of the commands below where a command has none of its own.
  private mutating func addExamples(_ command: CommandSignature) {
    let below = command.listedSubcommands.compactMap(\.examples.first)
    let examples = command.examples.isEmpty ? below : command.examples
    guard !examples.isEmpty else { return }
    addHeading(examples.count == 1 ? "EXAMPLE" : "EXAMPLES")
    for example in examples {
      addParagraph(Sentence.from(example.explanation, ending: ":"))
      // A command line is not broken, so that it can be copied.
      lines.append("    $ \(trusted: example.command)")
    }
  }

  private mutating func addHeading(_ title: String) {
    if !lines.isEmpty { lines.append("") }
    lines.append("\(trusted: title, .bold)")
  }

  private mutating func addParagraph(_ text: String) {
    for line in TextWrapping.lines(text, width: width - 2) {
      lines.append(line.isEmpty ? "" : "  \(trusted: line)")
    }
  }

  private mutating func addList(_ entries: [(label: String, text: String)]) {
    lines += LabelledList(entries, width: width).lines
  }
}
