import TestSupport
import Testing

/// Scripts of plain shell commands, run in pipes and in a terminal.
@Suite struct ScriptRunnerTests {
  @Test func `commands run in one folder with a fixed clock and zone`() throws {
    let script = try ScriptParser.parse(
      """
      @ env GREETING=hello
      $ echo "$GREETING" > file; pwd
      $ cat file; echo no >&2; exit 3
      $ echo $SOURCE_DATE_EPOCH $TZ; echo "$POSSE_DB"
      $ cat <<'END'
      > two  blanks
      > END
      $ kill -9 $$
      """)
    let outcomes = try ScriptRunner(script: script).run()
    #expect(
      outcomes == [
        ScriptOutcome(output: ["{work}"]),
        ScriptOutcome(output: ["hello"], errors: ["no"], status: 3),
        ScriptOutcome(output: ["1772395500 America/Chicago", "{work}/book.db"]),
        ScriptOutcome(output: ["two  blanks"]),
        ScriptOutcome(status: 137),
      ])
  }

  @Test(.enabled(if: TmuxScreen.isAvailable, "tmux is not installed"))
  func `commands typed in a terminal see one and are answered`() throws {
    let script = try ScriptParser.parse(
      """
      @ tty 40x10
      $ test -t 0 && test -t 1 && test -t 2 && echo a terminal; pwd
      $ read -p 'Sure? ' answer; echo "said $answer"; (exit 5)
      ? Sure?
      < yes, $HOME
      $ seq 1 12
      $ printf 'no line feed'; stty size
      """)
    let outcomes = try ScriptRunner(script: script).run()
    #expect(
      outcomes == [
        ScriptOutcome(output: ["a terminal", "{work}"]),
        ScriptOutcome(output: ["Sure? yes, $HOME", "said yes, $HOME"], status: 5),
        ScriptOutcome(output: (1...12).map { "\($0)" }),
        ScriptOutcome(output: ["no line feed10 40"]),
      ])
  }

  @Test func `a mismatch names the line and shows the difference`() throws {
    let script = try ScriptParser.parse("# x\n$ echo b; echo c\na\nb\n")
    let outcome = try #require(try ScriptRunner(script: script).run().first)
    let step = try #require(script.steps.first)
    #expect(!step.expected.admits(outcome))
    #expect(
      Mismatch(step: step, actual: outcome).description == """
        line 2: $ echo b; echo c
        stdout (- expected, + found):
        - a
          b
        + c
        """)
  }
}
