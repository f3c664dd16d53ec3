import TestSupport

/// Runs the steps of a script and tells what they did.
struct ScriptRunner {
  /// The script to run.
  let script: Script

  /// Runs every step, in a terminal if the script asks for one, and gives their outcomes in order.
  func run() throws -> [ScriptOutcome] {
    let stage = try ScriptStage(for: script.setting)
    guard let screen = script.setting.screen else {
      return try script.steps.map { try runInPipes($0, on: stage) }
    }
    let terminal = try ScriptTerminal(
      columns: screen.columns, rows: screen.rows, stage: stage)
    return try script.steps.map { try terminal.run($0) }
  }

  private func runInPipes(_ step: ScriptStep, on stage: ScriptStage) throws -> ScriptOutcome {
    guard step.interactions.isEmpty else {
      throw ScriptSyntaxError(line: step.line, reason: "answers need '@ tty COLUMNSxROWS'")
    }
    let result = try stage.run(step.command.joined(separator: "\n"))
    return ScriptOutcome(
      output: VisibleOutput.lines(of: result.standardOutput, replacing: stage.folders),
      errors: VisibleOutput.lines(of: result.standardError, replacing: stage.folders),
      status: result.status)
  }
}
