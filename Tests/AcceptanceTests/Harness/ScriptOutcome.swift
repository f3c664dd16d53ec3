/// What a command printed and how it ended, in the form scripts are written in.
struct ScriptOutcome: Hashable, Sendable {
  /// The lines of standard output; in a terminal those of the screen.
  var output: [String] = []
  /// The lines of standard error; in a terminal none.
  var errors: [String] = []
  /// The exit status as the shell shows it.
  var status: Int32 = 0

  /// Whether another outcome is as this one, whose lines may hold placeholders, says.
  func admits(_ actual: ScriptOutcome) -> Bool {
    status == actual.status && Self.admits(output, actual.output)
      && Self.admits(errors, actual.errors)
  }

  /// Gives `actual` with each line that this outcome admits at its place written as it is here, so that
  /// recording anew keeps placeholders.
  func keepingPlaceholders(in actual: ScriptOutcome) -> ScriptOutcome {
    ScriptOutcome(
      output: Self.merge(output, actual.output), errors: Self.merge(errors, actual.errors),
      status: actual.status)
  }

  private static func admits(_ expected: [String], _ actual: [String]) -> Bool {
    expected.count == actual.count
      && zip(expected, actual).allSatisfy { LinePattern($0).matches($1) }
  }

  private static func merge(_ expected: [String], _ actual: [String]) -> [String] {
    guard expected.count == actual.count else {
      // Lines moved: a placeholder line stays where any line of its kind is.
      let patterns = expected.map(LinePattern.init).filter(\.hasPlaceholder)
      return actual.map { line in patterns.first { $0.matches(line) }?.text ?? line }
    }
    return zip(expected, actual).map { LinePattern($0).matches($1) ? $0 : $1 }
  }
}
