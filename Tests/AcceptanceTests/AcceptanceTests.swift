import Foundation
import TestSupport
import Testing

/// The whole program, run by the scripts in `Scripts`.
@Suite struct AcceptanceTests {
  /// Whether this run writes the scripts anew with what the program does; such a run fails.
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  @Test(arguments: ScriptLibrary.names)
  func `each script does what it says`(name: ScriptLibrary.Name) throws {
    let text = try String(contentsOfFile: name.path, encoding: .utf8)
    var script = try ScriptParser.parse(text)
    for need in script.setting.needs where !Self.isThere(need) {
      try Test.cancel("needs \(need), which is not here")
    }
    let outcomes = try ScriptRunner(script: script).run()
    var mismatches: [String] = []
    var actual = outcomes.makeIterator()
    for (index, element) in script.elements.enumerated() {
      guard case .step(var step) = element, let outcome = actual.next() else { continue }
      if !step.expected.admits(outcome) {
        mismatches.append(Mismatch(step: step, actual: outcome).description)
      }
      step.expected = step.expected.keepingPlaceholders(in: outcome)
      script.elements[index] = .step(step)
    }
    if Self.isRecording, !mismatches.isEmpty {
      try Data(ScriptPrinter.print(script).utf8).write(to: URL(fileURLWithPath: name.path))
      Issue.record("wrote \(name.path); read what changed and run again without RECORD")
    }
    #expect(mismatches.isEmpty, "\(name.path)\n\(mismatches.joined(separator: "\n"))")
  }

  /// Whether this process may mount a file system where nobody else sees it; root in a container may not.
  private static let mayMount: Bool = {
    guard let unshare = BuiltProgram.find("unshare") else { return false }
    let result = try? ProgramRunner(program: unshare)
      .run(["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"])
    return result?.status == 0
  }()

  /// Whether there is a video device, which scripts about its absence cannot do with.
  private static let hasCamera =
    (try? FileManager.default.contentsOfDirectory(atPath: "/dev"))?
    .contains { $0.hasPrefix("video") } ?? false

  private static func isThere(_ need: String) -> Bool {
    switch need {
    case "shared": SharedFolder.isPresent
    case "root": geteuid() == 0
    case "no-camera": !hasCamera
    case "mounts": mayMount
    default: BuiltProgram.find(need) != nil
    }
  }
}
