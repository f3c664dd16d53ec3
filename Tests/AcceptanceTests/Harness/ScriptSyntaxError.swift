/// A line of a script that says nothing the format knows.
struct ScriptSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, counted from 1.
  var line: Int
  /// What is wrong with it.
  var reason: String

  /// The report of the failed test.
  var description: String { "line \(line): \(reason)" }
}
