import Glibc
import TestSupport
import Testing

/// A program of the system that a test needs; a test without it is skipped and says so.
enum Tool {
  static func path(of name: String) -> String? {
    ["/usr/bin", "/bin", "/usr/local/bin"].map { "\($0)/\(name)" }
      .first { unsafe access($0, X_OK) == 0 }
  }

  /// The trait of a test that needs the tool.
  static func isInstalled(_ name: String) -> ConditionTrait {
    .enabled(if: path(of: name) != nil, "\(name) is not installed")
  }

  static func run(
    _ name: String, _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> ProgramResult {
    let program = try #require(path(of: name))
    let runner = ProgramRunner(
      program: program,
      environment: ProgramRunner.plainEnvironment.merging(environment) { $1 })
    return try runner.run(arguments, input: Array(input.utf8))
  }
}
