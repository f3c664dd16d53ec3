/// A command line that cannot be used: which command it was for, and what is wrong.
package struct UsageError: Error, Hashable, Sendable {
  /// The names of the commands from below the root; empty when none was known.
  package let command: [String]
  /// What is wrong.
  package let problem: UsageProblem

  /// Makes an error; the words for it are in ``message(program:)``.
  package init(command: [String], _ problem: UsageProblem) {
    self.command = command
    self.problem = problem
  }
}
