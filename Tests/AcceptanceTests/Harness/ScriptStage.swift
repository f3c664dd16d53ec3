import Foundation
import TestSupport

/// A scratch home in which one script runs: folders, environment and the program on the search path.
struct ScriptStage {
  /// The folder that holds everything of this run.
  let scratch: TemporaryDirectory
  /// The whole environment of the commands.
  let environment: [String: String]

  /// The folder in which commands start.
  var workingDirectory: String { scratch.path("work") }

  /// The folders that appear by name in scripts, since their paths differ from run to run.
  var folders: [(path: String, name: String)] {
    [
      (workingDirectory, "{work}"), (scratch.path("home"), "{home}"), (scratch.path, "{scratch}"),
      (Repository.samples, "{samples}"), (SharedFolder.path ?? "/nowhere", "{shared}"),
    ]
  }

  /// Sets the stage as the script asks.
  init(for setting: ScriptSetting) throws {
    scratch = try TemporaryDirectory()
    for folder in ["work", "home", "bin"] {
      try FileManager.default.createDirectory(
        atPath: scratch.path(folder), withIntermediateDirectories: false)
    }
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("bin/posse"), withDestinationPath: BuiltProgram.posse)
    var environment = ProgramRunner.plainEnvironment
    environment["PATH"] = "\(scratch.path("bin")):\(environment["PATH"] ?? "")"
    environment["HOME"] = scratch.path("home")
    environment["POSSE_DB"] = scratch.path("work/book.db")
    environment["SOURCE_DATE_EPOCH"] = "1772395500"
    environment["TZ"] = "America/Chicago"
    environment["TERM"] = "xterm-256color"
    environment["SAMPLES"] = Repository.samples
    environment["SHARED"] = SharedFolder.path
    for (name, value) in setting.environment {
      environment[name] = value
    }
    self.environment = environment
    for preparation in setting.preparations {
      try prepare(preparation)
    }
  }

  /// Runs shell text and gives what it did.
  func run(_ command: String) throws -> ProgramResult {
    try runner.run(["--noprofile", "--norc", "-c", command])
  }

  private var runner: ProgramRunner {
    ProgramRunner(
      program: "/bin/bash", environment: environment, workingDirectory: workingDirectory,
      deadline: .seconds(120))
  }

  private func prepare(_ name: String) throws {
    let result = try runner.run(["--noprofile", "--norc", "-eu", ScriptLibrary.preparation(name)])
    guard result.status == 0 else {
      throw ScriptPreparationError(name: name, status: result.status, errors: result.errors)
    }
  }
}
