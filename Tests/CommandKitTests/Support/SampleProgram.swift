import CommandKit

/// A small program with the shapes that a real one has: groups, two levels, aliases, every kind of option.
enum SampleProgram {
  static let database = Option(
    "db", value: "PATH", help: "use the book at PATH", completion: .files, takesBytes: true)
  static let yes = Flag("yes", short: "y", help: "answer yes to every question")
  static let quiet = Flag("quiet", short: "q", help: "print no confirmations")
  static let verbose = Flag("verbose", short: "v", help: "say more")
  static let color = Option(
    "color", value: "WHEN", help: "colour the output", choices: ["auto", "always", "never"])

  static let captured = Flag("captured", help: "only those who are captured")
  static let atLarge = Flag("at-large", help: "only those who are at large")
  static let tag = Option(
    "tag", value: "TAG", repeats: true, help: "only those with this tag; several: all of them",
    completion: .dynamic("tag"))
  static let due = Option(
    "due", value: "DURATION", help: "only those due within this time, overdue ones too")
  static let limit = Option("limit", short: "L", value: "N", help: "print at most N rows")
  static let json = OptionalValueOption(
    "json", value: "FIELDS", help: "print JSON, all fields or the named ones",
    listedValues: ["id", "name", "bounty"])
  static let words = Argument("WORD", .any, help: "a word that must occur")
  static let name = Argument("NAME", .optional, help: "the name as it is best known")
  static let references = Argument(
    "REF", .some, help: "a number, a range, a key of a source, or a name",
    completion: .dynamic("ref"))
  static let reference = Argument("REF", .one, help: "one person", completion: .dynamic("ref"))
  static let sources = Argument(
    "SRC", .some, help: "a picture file, or - for standard input", completion: .filesAnd("source"),
    takesBytes: true)
  static let crop = Option("crop", value: "CROP", help: "cut the picture: A:B, WxH+X+Y or square")
  static let shell = Argument(
    "SHELL", .one, help: "the shell", completion: .choices(["bash", "fish", "zsh"]))

  static let list = CommandSignature(
    name: "list", aliases: ["ls"], summary: "list people",
    discussion: [
      "Without options everyone in the book is listed. Filters add up: who fits all of them is listed."
    ],
    output: """
      On a terminal a table fitted to its width; otherwise one line a person with tabs between the \
      fields. With --json an array of objects, empty when nobody fits.
      """,
    examples: [
      Example("posse list --captured", "list who is captured"),
      Example("posse list --json=id,name | jq -r '.[].name'", "print names only"),
    ],
    options: [
      .flag(captured), .flag(atLarge), .option(tag), .option(due), .option(limit),
      .optionalValue(json),
    ],
    exclusiveOptions: [["captured", "at-large"]], arguments: [words], seeAlso: ["photo add"])

  static let add = CommandSignature(
    name: "add", aliases: ["new"], summary: "add a person",
    output: "The number of the new person when standard output is no terminal.",
    examples: [Example("posse add 'Joe Koehler'", "add a person by name")],
    arguments: [name])

  static let remove = CommandSignature(
    name: "remove", aliases: ["rm"], summary: "put people in the trash",
    output: "Nothing.", examples: [Example("posse remove 12", "put number 12 in the trash")],
    arguments: [references])

  static let photo = CommandSignature(
    name: "photo", summary: "attach and look after photos",
    subcommands: [
      CommandSignature(
        name: "add", summary: "attach photos to a person",
        output: "The number of each new photo, such as p31.",
        examples: [
          Example("posse photo add 12 mug.jpg --crop 4:5", "attach a portrait"),
          Example(
            "curl -s example.org/p.jpg | posse photo add 12 -", "attach what another program sends"),
        ],
        options: [.option(crop)], arguments: [reference, sources], seeAlso: ["jpegtran(1)"]),
      CommandSignature(
        name: "list", summary: "list the photos of a person", output: "One line a photo.",
        examples: [Example("posse photo list 12", "list the photos of number 12")],
        options: [.optionalValue(json)], arguments: [reference]),
    ])

  static let completion = CommandSignature(
    name: "completion", summary: "print a completion script for a shell",
    output: "The script.",
    examples: [Example("posse completion bash", "print the script for bash")],
    arguments: [shell])

  static let complete = CommandSignature(
    name: "__complete", summary: "print values for a completion script",
    arguments: [
      Argument("KIND", .one, help: "what is completed"),
      Argument("PREFIX", .one, help: "what is typed so far"),
    ], isHidden: true)

  static let root = CommandSignature(
    name: "posse", summary: "keep a bounty hunter's book",
    discussion: ["Posse keeps who is wanted and for how much, who was captured and when."],
    output: "A summary of the book when no command is given.",
    examples: [Example("posse", "show where things stand")],
    globalOptions: OptionGroup(
      "Global options",
      [
        .option(database), .flag(yes), .flag(quiet), .flag(verbose), .option(color), .flag(.help),
        .flag(.version),
      ]),
    commandGroups: [
      CommandGroup("Everyday", [list, add, remove]),
      CommandGroup("Photos", [photo]),
      CommandGroup("Upkeep", [completion, complete]),
    ],
    runsWithoutSubcommand: true)

  /// Reads words as the program would.
  static func parse(_ words: [String]) throws(UsageError) -> ParsedCommandLine {
    try CommandLineParser(root).parse(words.map { Array($0.utf8) })
  }

  /// Reads words that name a command.
  static func arguments(_ words: String...) throws -> ParsedArguments {
    guard case .command(let arguments) = try parse(words) else { throw UnexpectedRequest() }
    return arguments
  }

  /// The words asked for help or the version instead of a command.
  struct UnexpectedRequest: Error {}
}
