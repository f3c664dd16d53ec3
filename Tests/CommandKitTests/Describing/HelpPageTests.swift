import CommandKit
import Testing
import UnicodeText

@Suite struct HelpPageTests {
  @Test(arguments: [
    ("", 80), ("list", 80), ("list", 40), ("add", 80), ("photo", 80), ("photo add", 80),
    ("completion", 80),
  ])
  func `the page of each command is as recorded`(path: String, width: Int) throws {
    let names = path.split(separator: " ").map(String.init)
    let page = HelpPage(SampleProgram.root, path: names, width: width)
    let name = (["posse"] + names).joined(separator: "-")
    try SnapshotFolder.check("help/\(name)-\(width).txt", page.text)
  }

  @Test(arguments: [20, 33, 60, 80, 500])
  func `every page fits its width save for command lines to copy`(width: Int) {
    SampleProgram.root.forEachCommand { path, _ in
      for line in HelpPage(SampleProgram.root, path: path, width: width).lines
      where !line.text.hasPrefix("    $ ") {
        #expect(CellWidth.cells(in: line.text) <= width)
        #expect(!line.text.hasSuffix(" "))
      }
    }
  }

  @Test func `pages name every listed command and option and no hidden one`() {
    SampleProgram.root.forEachCommand { path, command in
      let text = HelpPage(SampleProgram.root, path: path, width: 80).text
      for option in command.allOptions { #expect(text.contains("--" + option.name)) }
      for option in SampleProgram.root.globalOptions?.options ?? [] {
        #expect(text.contains("--" + option.name))
      }
      for command in command.subcommands {
        #expect(text.contains(command.name + " ") != command.isHidden)
        for alias in command.aliases { #expect(!text.contains("\n  \(alias) ")) }
      }
    }
  }

  @Test(arguments: [
    ("colour the output", "colour the output (auto, never)"),
    ("colour the output: auto or never", "colour the output: auto or never"),
    ("colour automatically or never", "colour automatically or never (auto, never)"),
  ])
  func `choices are listed unless the help says them`(help: String, shown: String) {
    let option = Option("color", value: "WHEN", help: help, choices: ["auto", "never"])
    let command = CommandSignature(name: "c", summary: "do it", options: [.option(option)])
    let root = CommandSignature(name: "p", summary: "do it", subcommands: [command])
    #expect(HelpPage(root, path: ["c"], width: 80).text.contains("WHEN  \(shown)\n"))
  }

  /// As many commands and options as the program has in its first release.
  private static let large = CommandSignature(
    name: "posse", summary: "keep a bounty hunter's book",
    discussion: ["Posse keeps who is wanted and for how much, who was captured and when."],
    globalOptions: OptionGroup(
      "Global options",
      [
        .option(Option("db", value: "PATH", help: "x")), .flag(Flag("yes", short: "y", help: "x")),
        .flag(Flag("no-input", help: "x")), .flag(Flag("quiet", short: "q", help: "x")),
        .flag(Flag("verbose", short: "v", help: "x")),
        .option(Option("color", value: "WHEN", help: "x")), .flag(Flag("no-pager", help: "x")),
        .option(Option("tz", value: "ZONE", help: "x")), .flag(.help), .flag(.version),
      ]),
    commandGroups: [
      CommandGroup("Everyday", (0..<8).map { command("everyday\($0)") }),
      CommandGroup("Photos", [command("photo")]),
      CommandGroup("Upkeep", (0..<4).map { command("upkeep\($0)") }),
    ], runsWithoutSubcommand: true)

  private static func command(_ name: String) -> CommandSignature {
    CommandSignature(name: name, summary: "do a thing that takes some words to say")
  }

  @Test func `a program without commands explains itself`() {
    let program = CommandSignature(
      name: "measure", summary: "measure a thing", output: "One line.",
      examples: [Example("measure door", "the width of a door")], options: [.flag(.help)],
      arguments: [Argument("THING", .one, help: "what to measure")])
    let text = HelpPage(program, path: [], width: 80).text
    for part in [
      "measure [OPTIONS] THING", "what to measure", "--help", "One line.", "measure door",
    ] {
      #expect(text.contains(part))
    }
  }

  @Test func `the overview of a whole program fits one screen`() {
    let lines = HelpPage(Self.large, path: [], width: 80).lines
    #expect(lines.count <= 23)
    for command in Self.large.subcommands {
      #expect(lines.count { $0.text.hasPrefix("  \(command.name) ") } == 1)
    }
  }
}
