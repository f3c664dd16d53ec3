import TestSupport

/// A step that did something else than its script says.
struct Mismatch: CustomStringConvertible {
  /// The step as written.
  var step: ScriptStep
  /// What it did.
  var actual: ScriptOutcome

  /// The command and the difference line by line: `-` expected, `+` found.
  var description: String {
    var parts = ["line \(step.line): $ \(step.command.joined(separator: "\n> "))"]
    parts += Self.difference("stdout", step.expected.output, actual.output)
    parts += Self.difference("stderr", step.expected.errors, actual.errors)
    if step.expected.status != actual.status {
      parts.append("exit status: expected \(step.expected.status), found \(actual.status)")
    }
    return parts.joined(separator: "\n")
  }

  private static func difference(
    _ stream: String, _ expected: [String], _ actual: [String]
  ) -> [String] {
    let isSame =
      expected.count == actual.count
      && zip(expected, actual).allSatisfy { LinePattern($0).matches($1) }
    guard !isSame else { return [] }
    return [
      "\(stream) (- expected, + found):",
      LineDifference.describe(expected: expected, actual: actual),
    ]
  }
}
