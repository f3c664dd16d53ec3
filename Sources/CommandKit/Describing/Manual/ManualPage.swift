/// A man page in mdoc(7), made from the declaration of a command and a template.
///
/// The page of a command with subcommands covers these too, so there is one page for each command of the
/// first level and one for the program.
///
///     ManualPage(root, path: ["photo"], date: date, version: "0.1.0", template: template).text
///     // .Dd March 1, 2026
///     // .Dt POSSE-PHOTO 1 …
package struct ManualPage {
  /// The file's text.
  package var text: String { page.text }

  /// The name of the page, such as `posse-photo`, without its section.
  package let name: String

  private let root: CommandSignature
  private let path: [String]
  private let command: CommandSignature
  private let template: ManualTemplate
  private var page = ManualText()

  /// Lays out the page of the command at a path below the root; of the root if there is none.
  package init(
    _ root: CommandSignature, path: [String] = [], date: ManualDate, version: String,
    template: ManualTemplate = ManualTemplate()
  ) {
    self.root = root
    self.path = path
    self.template = template
    command = root.firstCommand(at: path) ?? root
    name = ([root.name] + path).joined(separator: "-")
    page.macro("Dd \(date.text)")
    page.macro("Dt \(ManualText.words(name.uppercased())) 1")
    page.macro("Os \(ManualText.words(root.name + " " + version))")
    addName()
    addSynopsis()
    addDescription()
    addOptions()
    addOutput()
    for section in template.sections {
      page.section(section.title)
      addParagraphs(section.paragraphs)
    }
    addEntries("ENVIRONMENT", macro: "Ev", template.environment)
    addEntries("FILES", macro: "Pa", template.files)
    addEntries("EXIT STATUS", macro: nil, template.exitStatuses)
    addExamples()
    addReferences()
  }

  private mutating func addName() {
    page.section("NAME")
    page.macro("Nm \(ManualText.words(name))")
    page.macro("Nd \(ManualText.escaped(command.summary, isCode: false))")
  }

  private mutating func addSynopsis() {
    page.section("SYNOPSIS")
    for entry in covered
    where entry.command.subcommands.isEmpty || entry.command.runsWithoutSubcommand {
      addForm(entry.command, path: entry.path)
    }
    if command == root {
      page.macro("Nm \(ManualText.words(root.name))")
      page.macro("Op Ar OPTIONS")
      page.macro("Ar COMMAND")
      page.macro("Op Ar ARGS")
    }
  }

  private mutating func addForm(_ command: CommandSignature, path: [String]) {
    page.macro("Nm \(ManualText.words(root.name))")
    for word in path { page.macro("Cm \(ManualText.words(word))") }
    for option in command.allOptions where !option.isHidden {
      page.macro(ManualForms.synopsis(option))
    }
    for argument in command.arguments { page.macro(ManualForms.synopsis(argument)) }
  }

  private mutating func addDescription() {
    page.section("DESCRIPTION")
    page.prose(Sentence.from(command.summary))
    addParagraphs(command.discussion, isFirst: false)
    addArguments(command)
    if command == root {
      for group in command.commandGroups {
        let commands = group.commands.filter { !$0.isHidden }
        guard !commands.isEmpty else { continue }
        page.subsection(group.title)
        page.list(
          commands.map { ("Cm \(ManualText.words($0.name))", Sentence.from($0.summary)) })
      }
      return
    }
    for entry in covered.dropFirst() {
      page.subsection(([root.name] + entry.path).joined(separator: " "))
      page.prose(Sentence.from(entry.command.summary))
      addParagraphs(entry.command.discussion, isFirst: false)
      addArguments(entry.command)
    }
  }

  private mutating func addArguments(_ command: CommandSignature) {
    guard !command.arguments.isEmpty else { return }
    page.macro("Pp")
    page.prose("The arguments are as follows:")
    page.list(
      command.arguments.map { ("Ar \(ManualText.words($0.name))", Sentence.from($0.help)) })
  }

  private mutating func addOptions() {
    let entries = covered.filter { !$0.command.allOptions.isEmpty }
    guard !entries.isEmpty || root.globalOptions != nil else { return }
    page.section("OPTIONS")
    for entry in entries {
      if entry.path != path { page.subsection(([root.name] + entry.path).joined(separator: " ")) }
      page.list(ManualForms.entries(entry.command.options))
      for group in entry.command.optionGroups {
        page.subsection(group.title)
        page.list(ManualForms.entries(group.options))
      }
    }
    guard let globals = root.globalOptions else { return }
    if command == root {
      page.list(ManualForms.entries(globals.options))
    } else {
      if !entries.isEmpty { page.macro("Pp") }
      page.prose("Options that every command takes are described in")
      page.macro("Xr \(ManualText.words(root.name)) 1 .")
    }
  }
}

extension ManualPage {
  /// The commands this page covers: the program alone, or a command with all that is below it.
  private var covered: [(path: [String], command: CommandSignature)] {
    guard command != root else { return [([], root)] }
    var entries: [(path: [String], command: CommandSignature)] = []
    command.forEachCommand { below, command in
      if !command.isHidden { entries.append((path + below, command)) }
    }
    return entries
  }

  private mutating func addOutput() {
    let entries = covered.filter { !$0.command.output.isEmpty }
    guard !entries.isEmpty else { return }
    page.section("OUTPUT")
    for entry in entries {
      if entry.path != path { page.subsection(([root.name] + entry.path).joined(separator: " ")) }
      page.prose(entry.command.output)
    }
  }

  private mutating func addEntries(
    _ title: String, macro: String?, _ entries: [ManualTemplate.Entry]
  ) {
    guard !entries.isEmpty else { return }
    page.section(title)
    let mark = macro.map { $0 + " " } ?? ""
    page.list(entries.map { (mark + ManualText.words($0.name), $0.text) })
  }

  private mutating func addExamples() {
    let examples = covered.flatMap(\.command.examples)
    guard !examples.isEmpty else { return }
    page.section("EXAMPLES")
    for (index, example) in examples.enumerated() {
      if index > 0 { page.macro("Pp") }
      page.prose(Sentence.from(example.explanation, ending: ":"))
      page.literal("$ " + example.command)
    }
  }

  /// Pages to see, ordered by section and name as readers expect.
  private mutating func addReferences() {
    var references = template.seeAlso
    for page in covered.flatMap(\.command.seeAlso) {
      if let reference = ManualReference(page) {
        references.append(reference)
      } else if let first = page.split(separator: " ").first {
        // Subcommands are on the page of their command.
        references += [ManualReference("\(root.name)-\(first)(1)")].compactMap { $0 }
      }
    }
    if command == root {
      references += root.listedSubcommands.compactMap {
        ManualReference("\(root.name)-\($0.name)(1)")
      }
    } else {
      references += [ManualReference("\(root.name)(1)")].compactMap { $0 }
    }
    let ordered = Set(references).filter { $0.name != name || $0.section != "1" }
      .sorted { ($0.section, $0.name) < ($1.section, $1.name) }
    guard !ordered.isEmpty else { return }
    page.section("SEE ALSO")
    for (index, reference) in ordered.enumerated() {
      let comma = index + 1 < ordered.count ? " ," : ""
      page.macro("Xr \(ManualText.words(reference.name)) \(reference.section)\(comma)")
    }
  }

  private mutating func addParagraphs(_ paragraphs: [String], isFirst: Bool = true) {
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 || !isFirst { page.macro("Pp") }
      page.prose(paragraph)
    }
  }
}
