import CommandKit
import TestSupport
import Testing

/// A command line and what must come of it: the command, its options in order, its arguments.
struct ReadingCase: Sendable, CustomTestStringConvertible {
  let words: [String]
  let path: [String]
  let options: [String]
  let arguments: [String]

  init(_ line: String, _ path: String, _ options: [String] = [], _ arguments: [String] = []) {
    self.words = line.split(separator: " ").map(String.init)
    self.path = path.split(separator: " ").map(String.init)
    self.options = options
    self.arguments = arguments
  }

  var testDescription: String { words.joined(separator: " ") }
}

@Suite struct CommandLineParserTests {
  @Test(arguments: [
    ReadingCase("", ""),
    ReadingCase("list", "list"),
    ReadingCase("ls", "list"),
    ReadingCase("new Joe", "add", [], ["Joe"]),
    ReadingCase("rm 1 2", "remove", [], ["1", "2"]),
    ReadingCase("photo add 12 a b", "photo add", [], ["12", "a", "b"]),
    ReadingCase("list -qy", "list", ["quiet", "yes"]),
    ReadingCase("-qy list", "list", ["quiet", "yes"]),
    ReadingCase("list -L5", "list", ["limit=5"]),
    ReadingCase("list -L 5", "list", ["limit=5"]),
    ReadingCase("list -qL5", "list", ["quiet", "limit=5"]),
    ReadingCase("list -qL 5 x", "list", ["quiet", "limit=5"], ["x"]),
    ReadingCase("list --limit=5", "list", ["limit=5"]),
    ReadingCase("list --limit 5", "list", ["limit=5"]),
    ReadingCase("list --limit=", "list", ["limit="]),
    ReadingCase("list --tag=a=b", "list", ["tag=a=b"]),
    ReadingCase("list --tag a --tag b", "list", ["tag=a", "tag=b"]),
    ReadingCase("list x --captured y", "list", ["captured"], ["x", "y"]),
    ReadingCase("--captured list", "list", ["captured"]),
    ReadingCase("--tag list list", "list", ["tag=list"]),
    ReadingCase("--db /x list", "list", ["db=/x"]),
    ReadingCase("list --db /x", "list", ["db=/x"]),
    ReadingCase("photo --crop 4:5 add 12 m", "photo add", ["crop=4:5"], ["12", "m"]),
    ReadingCase("list --due -7d", "list", ["due=-7d"]),
    ReadingCase("list -L -5", "list", ["limit=-5"]),
    ReadingCase("list -- --captured -q", "list", [], ["--captured", "-q"]),
    ReadingCase("--", ""),
    ReadingCase("--tag cold list", "list", ["tag=cold"]),
    ReadingCase("-q photo --crop 4:5 add 12 m", "photo add", ["quiet", "crop=4:5"], ["12", "m"]),
    ReadingCase("list list", "list", [], ["list"]),
    ReadingCase("list remove 3", "list", [], ["remove", "3"]),
    ReadingCase("remove remove list", "remove", [], ["remove", "list"]),
    ReadingCase("photo add add list", "photo add", [], ["add", "list"]),
    ReadingCase("list -- list", "list", [], ["list"]),
    ReadingCase("photo list -- add", "photo list", [], ["add"]),
    ReadingCase("--json list list", "list", ["json"], ["list"]),
    ReadingCase("rm -", "remove", [], ["-"]),
    ReadingCase("rm - -q", "remove", ["quiet"], ["-"]),
    ReadingCase("list --tag --unknown", "list", ["tag=--unknown"]),
    ReadingCase("list --json", "list", ["json"]),
    ReadingCase("list --json=id,name", "list", ["json=id,name"]),
    ReadingCase("list --json=", "list", ["json="]),
    ReadingCase("list --json Koehler", "list", ["json"], ["Koehler"]),
    ReadingCase("photo list --json 12", "photo list", ["json"], ["12"]),
    ReadingCase("list --json -- name", "list", ["json"], ["name"]),
    ReadingCase("list -vv -v", "list", ["verbose", "verbose", "verbose"]),
    ReadingCase("__complete ref j", "__complete", [], ["ref", "j"]),
  ])
  func `a good line is read by the manners of GNU programs`(_ row: ReadingCase) throws {
    guard case .command(let read) = try SampleProgram.parse(row.words) else {
      Issue.record("not a command")
      return
    }
    #expect(read.path == row.path)
    let options = read.occurrences.map { occurrence in
      occurrence.value == nil ? occurrence.name : "\(occurrence.name)=\(occurrence.text)"
    }
    #expect(options == row.options)
    #expect(read.command.arguments.flatMap { read.all($0) } == row.arguments)
  }

  @Test(arguments: [
    ("--help", ""), ("-h", ""), ("list --help", "list"), ("--help list", "list"),
    ("ls -h", "list"), ("photo -h", "photo"), ("photo add --help", "photo add"),
    ("list --bogus --help", "list"), ("list --captured --at-large -h", "list"),
    ("list --tag --help", "list"), ("list -qh", "list"), ("rm --help", "remove"),
    ("nothing --help", ""), ("--help nothing", ""), ("nothing list --help", ""),
    ("photo 1 list --help", "photo"), ("--help photo list 1", "photo list"),
    ("--version --help", ""), ("list --help=me", "list"),
    ("photo add 1 2 3 --help 4", "photo add"),
  ])
  func `help wins wherever it stands`(line: String, path: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let names = path.split(separator: " ").map(String.init)
    #expect(try SampleProgram.parse(words) == .help(path: names))
  }

  @Test func `help after two dashes is an argument`() throws {
    let read = try SampleProgram.arguments("list", "--", "--help")
    #expect(read.all(SampleProgram.words) == ["--help"])
  }

  @Test func `help as the value of a short option is a value`() throws {
    #expect(try SampleProgram.arguments("list", "-L", "-h")[SampleProgram.limit] == "-h")
  }

  @Test(arguments: ["--version", "-V", "list --version", "-qV"])
  func `the version is asked for by its flag`(line: String) throws {
    #expect(try SampleProgram.parse(line.split(separator: " ").map(String.init)) == .version)
  }

  @Test func `the last of an option that does not repeat wins`() throws {
    let read = try SampleProgram.arguments("list", "-L", "5", "--limit=7", "--json", "--json=id")
    #expect(read[SampleProgram.limit] == "7")
    #expect(read[SampleProgram.json] == .value("id"))
    #expect(read[SampleProgram.captured] == false)
    #expect(read[SampleProgram.due] == nil)
  }

  @Test func `bytes of any kind reach an option that takes them`() throws {
    let path: [UInt8] = [0x2F, 0xFF, 0x00 + 0x2E]
    let words: [[UInt8]] = [Array("--db=".utf8) + path, Array("list".utf8)]
    guard case .command(let read) = try CommandLineParser(SampleProgram.root).parse(words) else {
      Issue.record("not a command")
      return
    }
    #expect(read.bytes(SampleProgram.database) == path)
  }

  @Test func `empty words are arguments`() throws {
    #expect(try SampleProgram.arguments("list", "", "a").all(SampleProgram.words) == ["", "a"])
  }

  @Test func `a repeated argument leaves what later ones require`() throws {
    let first = Argument("A", .some, help: "a")
    let last = Argument("B", .one, help: "b")
    let root = CommandSignature(name: "p", summary: "s", arguments: [first, last])
    func read(_ words: String...) throws -> ParsedArguments? {
      let line = try CommandLineParser(root).parse(words.map { Array($0.utf8) })
      if case .command(let arguments) = line { return arguments }
      return nil
    }
    let three = try read("1", "2", "3")
    #expect(three?.all(first) == ["1", "2"])
    #expect(three?[last] == "3")
    #expect(throws: UsageError(command: [], .missingArgument("B"))) { try read("1") }
  }

  /// Words, and what an argument that is asked for gets of them, the one behind it, and which is missing.
  private static let askedFor: [([String], [String], [String], String?)] = [
    ([], [], [], "A"), (["1"], ["1"], [], "B"), (["1", "2"], ["1"], ["2"], nil),
    (["1", "2", "3"], ["1"], ["2", "3"], nil),
  ]

  @Test(arguments: askedFor)
  func `arguments that are asked for may be missing`(
    words: [String], first: [String], second: [String], missing: String?
  ) throws {
    let arguments = [
      Argument("A", .one, help: "a", isAskedFor: true),
      Argument("B", .some, help: "b", isAskedFor: true),
    ]
    let root = CommandSignature(name: "p", summary: "s", arguments: arguments)
    let line = try CommandLineParser(root).parse(words.map { Array($0.utf8) })
    guard case .command(let read) = line else { throw SampleProgram.UnexpectedRequest() }
    #expect(read.all(arguments[0]) == first)
    #expect(read.all(arguments[1]) == second)
    #expect(read.missingArgument == missing.map { UsageError(command: [], .missingArgument($0)) })
  }

  @Test func `what stands behind an argument that is asked for is required`() {
    let root = CommandSignature(
      name: "p", summary: "s",
      arguments: [
        Argument("A", .one, help: "a", isAskedFor: true), Argument("B", .some, help: "b"),
      ])
    let parser = CommandLineParser(root)
    #expect(throws: UsageError(command: [], .missingArgument("B"))) {
      try parser.parse([Array("1".utf8)])
    }
    #expect(throws: Never.self) { try parser.parse([]) }
  }

  @Test func `options are found in lines that are wrong otherwise`() {
    let words = ["list", "--bogus", "--json", "--limit"].map { Array($0.utf8) }
    let parser = CommandLineParser(SampleProgram.root)
    #expect(parser.mentions(.optionalValue(SampleProgram.json), in: words))
    #expect(!parser.mentions(.flag(SampleProgram.quiet), in: words))
    #expect(!parser.mentions(.optionalValue(SampleProgram.json), in: [Array("--".utf8)] + words))
  }

  @Test func `no line of random pieces makes the parser trap`() {
    var random = SeededGenerator(seed: 7)
    let pieces =
      [
        "-", "--", "=", "list", "photo", "add", "q", "L", "json", "tag", "é", "\u{0}", "h", "5",
        ",",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3], []]
    let parser = CommandLineParser(SampleProgram.root)
    var refused = 0
    for _ in 0..<20_000 {
      let words = (0..<Int(random.next() % 5)).map { _ in
        (0..<Int(random.next() % 4)).flatMap { _ in
          pieces[Int(random.next() % UInt64(pieces.count))]
        }
      }
      do { _ = try parser.parse(words) } catch {
        refused += 1
        #expect(!error.message(program: "posse").text.utf8.contains(0))
      }
    }
    #expect(refused > 1_000)
  }
}
