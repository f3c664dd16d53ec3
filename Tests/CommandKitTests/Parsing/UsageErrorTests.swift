import CommandKit
import Testing

/// A wrong command line and the words it must be answered with.
struct MistakeCase: Sendable, CustomTestStringConvertible {
  let line: String
  let message: String

  init(_ line: String, _ message: String) {
    self.line = line
    self.message = message
  }

  var testDescription: String { line }
}

@Suite struct UsageErrorTests {
  @Test(arguments: [
    MistakeCase("list --js", "list: unknown option --js; did you mean --json?"),
    MistakeCase("list --caputred", "list: unknown option --caputred; did you mean --captured?"),
    MistakeCase("list -json", "list: unknown option -json; did you mean --json?"),
    MistakeCase("--js list", "list: unknown option --js; did you mean --json?"),
    MistakeCase("list --zzzz", "list: unknown option --zzzz; see 'posse list --help'"),
    MistakeCase("list -x", "list: unknown option -x; see 'posse list --help'"),
    MistakeCase(
      "list -qx",
      "list: unknown option -x; for an argument that begins with a dash put -- before it"),
    MistakeCase(
      "photo add 6 -dash.png",
      "photo add: unknown option -d; for an argument that begins with a dash put -- before it"),
    MistakeCase(
      "photo add 6 -/",
      "photo add: unknown option -/; for an argument that begins with a dash put -- before it"),
    MistakeCase(
      "photo add 6 -Left.png",
      """
      photo add: unknown option -L; it belongs to list; for an argument that begins with a dash \
      put -- before it
      """),
    MistakeCase(
      "list -5", "list: unknown option -5; for an argument that begins with a dash put -- before it"
    ),
    MistakeCase("remove -L 5", "remove: unknown option -L; it belongs to list"),
    MistakeCase(
      "list -7d",
      "list: unknown option -7; for an argument that begins with a dash put -- before it"),
    MistakeCase("remove --captured 1", "remove: unknown option --captured; it belongs to list"),
    MistakeCase("add --json", "add: unknown option --json; it belongs to list, photo list"),
    MistakeCase("lst", "unknown command 'lst'; did you mean 'list'?"),
    MistakeCase("ad x", "unknown command 'ad'; did you mean 'add'?"),
    MistakeCase("zebra", "unknown command 'zebra'; see 'posse --help'"),
    MistakeCase("lis --captured", "unknown command 'lis'; did you mean 'list'?"),
    MistakeCase("rmeove remove 3", "unknown command 'rmeove'; did you mean 'remove'?"),
    MistakeCase("3 remove", "unknown command '3'; see 'posse --help'"),
    MistakeCase("Bob2 list", "unknown command 'Bob2'; see 'posse --help'"),
    MistakeCase("1 photo list", "unknown command '1'; see 'posse --help'"),
    MistakeCase("photo 1 list", "photo: unknown command '1'; see 'posse photo --help'"),
    MistakeCase("photo lits list 1", "photo: unknown command 'lits'; did you mean 'photo list'?"),
    MistakeCase("log list", "unknown command 'log'; see 'posse --help'"),
    MistakeCase("--tag cold lits list", "unknown command 'lits'; did you mean 'list'?"),
    MistakeCase("-q - list", "unknown command '-'; see 'posse --help'"),
    MistakeCase("-- list x", "'list' is no command after --; write it before"),
    MistakeCase("photo -- list 1", "photo: 'list' is no command after --; write it before"),
    MistakeCase("-- --help", "unknown command '--help'; see 'posse --help'"),
    MistakeCase(
      "--json name list", "'name' stands apart from --json; did you mean --json=name?"),
    MistakeCase("list --on x", "list: unknown option --on; see 'posse list --help'"),
    MistakeCase("list --to 3", "list: unknown option --to; see 'posse list --help'"),
    MistakeCase("list --bd x", "list: unknown option --bd; see 'posse list --help'"),
    MistakeCase("--colro x list", "unknown option --colro; did you mean --color?"),
    MistakeCase("list --tags x", "list: unknown option --tags; did you mean --tag?"),
    MistakeCase("list --jsonlines", "list: unknown option --jsonlines; did you mean --json?"),
    MistakeCase("photo", "photo: a command is missing; name one of: add, list"),
    MistakeCase("photo lst", "photo: unknown command 'lst'; did you mean 'photo list'?"),
    MistakeCase("list -L", "list: option -L needs a value; write -L N"),
    MistakeCase("list --limit", "list: option --limit needs a value; write --limit=N"),
    MistakeCase(
      "list -L --captured",
      """
      list: option -L needs a value, but '--captured' follows; write -LN, also for a value that \
      begins with two dashes
      """),
    MistakeCase(
      "list --tag --captured",
      """
      list: option --tag needs a value, but '--captured' follows; write --tag=TAG, also for a value \
      that begins with two dashes
      """),
    MistakeCase(
      "list --captured=yes",
      "list: option --captured takes no value, but got 'yes'; leave it out"),
    MistakeCase("list -q=1", "list: option -q takes no value, but got '1'; leave it out"),
    MistakeCase(
      "list --color purple",
      "list: option --color does not know 'purple'; it takes auto, always, never"),
    MistakeCase(
      "list --color nver",
      """
      list: option --color does not know 'nver'; did you mean never? \
      It takes auto, always, never
      """),
    MistakeCase(
      "list --json name", "list: 'name' stands apart from --json; did you mean --json=name?"),
    MistakeCase(
      "list --json id,name",
      "list: 'id,name' stands apart from --json; did you mean --json=id,name?"),
    MistakeCase(
      "photo list 1 --json nmae",
      "photo list: 'nmae' stands apart from --json; did you mean --json=nmae?"),
    MistakeCase(
      "list --captured --at-large",
      "list: --captured and --at-large exclude each other; leave one out"),
    MistakeCase("remove", "remove: REF is missing; see 'posse remove --help'"),
    MistakeCase("photo add 1", "photo add: SRC is missing; see 'posse photo add --help'"),
    MistakeCase("add a b", "add: unexpected argument 'b'; see 'posse add --help'"),
    MistakeCase(
      "list --tag=\u{1B}[31m\u{202E} -x", "list: unknown option -x; see 'posse list --help'"),
    MistakeCase("add a \u{1B}[31m", "add: unexpected argument '\\x1b[31m'; see 'posse add --help'"),
    MistakeCase("--\u{1B}]0;x", "unknown option --\\x1b]0;x; see 'posse --help'"),
  ])
  func `a wrong line is answered in words`(_ row: MistakeCase) {
    let words = row.line.split(separator: " ").map(String.init)
    let error = #expect(throws: UsageError.self) { try SampleProgram.parse(words) }
    #expect(error?.message(program: "posse").text == row.message)
  }

  @Test func `bytes that are no text are shown escaped`() {
    func message(_ words: [[UInt8]]) -> String? {
      let error = #expect(throws: UsageError.self) {
        try CommandLineParser(SampleProgram.root).parse(words)
      }
      return error?.message(program: "posse").text
    }
    let add = Array("add".utf8)
    let bad: [UInt8] = [0x4A, 0xFF]
    #expect(message([add, bad]) == #"add: NAME 'J\xff' is not UTF-8 text; give it in UTF-8"#)
    #expect(message([bad]) == #"argument 'J\xff' is not UTF-8 text; give it in UTF-8"#)
    #expect(
      message([Array("list".utf8), Array("--tag=".utf8) + bad])
        == #"list: --tag 'J\xff' is not UTF-8 text; give it in UTF-8"#)
    #expect(
      message([add, Array("--".utf8) + bad])
        == #"add: argument '--J\xff' is not UTF-8 text; give it in UTF-8"#)
    #expect(
      message([add, Array("-".utf8) + [0xFF]])
        == #"add: argument '-\xff' is not UTF-8 text; give it in UTF-8"#)
  }

  @Test func `a huge argument is quoted in part`() throws {
    let huge = String(repeating: "x", count: 1_000_000)
    let error = #expect(throws: UsageError.self) { try SampleProgram.parse(["add", "a", huge]) }
    let text = try #require(error?.message(program: "posse").text)
    #expect(text.count < 150)
    #expect(text.contains("x…'"))
  }

  @Test func `a command phrases its own mistakes through the arguments`() throws {
    let read = try SampleProgram.arguments("list", "--due", "soon")
    let error = read.unreadable(
      SampleProgram.due, "soon", reason: "not a duration", advice: "write 14d or 2w")
    #expect(
      error.message(program: "posse").text
        == "list: --due 'soon': not a duration; write 14d or 2w")
    #expect(
      read.refused("nothing to do").message(program: "posse").text == "list: nothing to do")
  }
}
