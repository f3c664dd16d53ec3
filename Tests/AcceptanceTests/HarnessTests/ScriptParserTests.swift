import Testing

/// The script format, read and written.
@Suite struct ScriptParserTests {
  @Test func `a step holds its command, outputs and status`() throws {
    let script = try ScriptParser.parse(
      """
      # Someone is added.
      $ posse add "Jesse James" --bounty 5000
      1

      second line
      2| posse: a warning
      = 4

      $ true
      """)
    let first = try #require(script.steps.first)
    #expect(first.line == 2)
    #expect(first.command == [#"posse add "Jesse James" --bounty 5000"#])
    #expect(
      first.expected
        == ScriptOutcome(
          output: ["1", "", "second line"], errors: ["posse: a warning"], status: 4))
    #expect(script.steps.last?.expected == ScriptOutcome())
  }

  @Test func `continuation lines and answers come before the output`() throws {
    let script = try ScriptParser.parse(
      """
      @ tty 100x30
      $ cat <<'END'
      > $ not a command
      >
      > END
      ? really
      < y
      <
      << Down Enter
      done
      """)
    let step = try #require(script.steps.first)
    #expect(step.command == ["cat <<'END'", "$ not a command", "", "END"])
    #expect(
      step.interactions
        == [.waitFor("really"), .answer("y"), .answer(""), .press(["Down", "Enter"])])
    #expect(step.expected.output == ["done"])
    #expect(script.setting.screen == ScriptSetting.ScreenSize(columns: 100, rows: 30))
  }

  @Test func `directives say in what setting a script runs`() throws {
    let script = try ScriptParser.parse(
      """
      @ env TZ=Europe/Bratislava
      @ env EMPTY=
      @ unset POSSE_DB
      @ given three-people
      @ needs shared
      """)
    #expect(
      script.setting.environment == ["TZ": "Europe/Bratislava", "EMPTY": "", "POSSE_DB": nil])
    #expect(script.setting.preparations == ["three-people"])
    #expect(script.setting.needs == ["shared"])
  }

  @Test func `marked lines are output that looks like something else`() throws {
    let script = try ScriptParser.parse("$ x\n1| $ y\n1| = 4\n#12 is no remark\n1|\n")
    #expect(script.steps.first?.expected.output == ["$ y", "= 4", "#12 is no remark", ""])
  }

  @Test(arguments: [
    ("output\n", 1), ("@ env TZ\n", 1), ("@ tty 80\n", 1), ("@ tty 0x24\n", 1),
    ("@ tyt 80x24\n", 1),
    ("@ env\n", 1), ("$ x\n= 0\n", 2), ("$ x\n= x\n", 2), ("$ x\n= 4\nmore\n", 3),
    ("$ x\n2| e\nout\n", 3), ("$ x\n\n@ tty 80x24\n", 3), ("$ x\n= 4\n= 4\n", 3),
  ])
  func `a line that says nothing known is refused by its number`(text: String, line: Int) {
    let error = #expect(throws: ScriptSyntaxError.self) { try ScriptParser.parse(text) }
    #expect(error?.line == line)
  }

  @Test(arguments: [
    "", "# a\n\n$ x\n", "$ x\n\n\n$ y\n", "$ x\na\n\nb\n\n# c\n", "$ x\n1| $ y\n2|\n2| e\n= 141\n",
    "@ tty 80x24\n$ x\n> y\n>\n? a\n< b\n<\n<< C-c\n1|\n", "$ x\n\nblank first\n1|\n",
  ])
  func `printing what was parsed gives the same text`(text: String) throws {
    #expect(ScriptPrinter.print(try ScriptParser.parse(text)) == text)
  }
}
