import Glibc
import TestSupport
import Testing

@testable import Sandbox

/// Kernels that lack something, played by `strace`, which makes system calls fail.
@Suite(.disabled(if: SanitizerRuntime.isPresent, "sanitizers run without confinement"))
struct FailingStepTests {
  @Test(
    arguments: [
      ("landlock_create_ruleset:error=ENOSYS", .withoutLandlock),
      ("landlock_create_ruleset:error=EOPNOTSUPP", .withoutLandlock),
      ("close_range:error=ENOSYS", .full),
    ] as [(String, SandboxExtent)])
  func `what a kernel need not have is told or done otherwise`(
    fault: String, extent: SandboxExtent
  ) throws {
    let crew = WorkerCrew(try Self.launch(fault), count: 1)
    defer { crew.stop() }
    #expect(try crew.reply(to: Probes.message("echo", [1])) == .success([[1]]))
    #expect(crew.extent == extent)
  }

  @Test(
    arguments: [
      ("close_range:error=EPERM", .inheritedDescriptors, EPERM),
      ("prlimit64:error=EPERM", .coreDumps, EPERM),
      ("prctl:error=EINVAL", .parentDeath, EINVAL),
      ("landlock_restrict_self:error=E2BIG", .landlock, E2BIG),
      ("seccomp:error=EINVAL", .systemCalls, EINVAL),
    ] as [(String, ConfinementStep, Int32)])
  func `a step that fails ends the worker before its first message`(
    fault: String, step: ConfinementStep, number: Int32
  ) throws {
    let crew = WorkerCrew(try Self.launch(fault), count: 1)
    defer { crew.stop() }
    let error = #expect(throws: SandboxError.self) { try crew.reply(to: Probes.message("echo")) }
    #expect(error == .cannotConfine(step: step, errno: number))
    #expect(crew.extent == nil)
  }

  private static func launch(_ fault: String) throws -> WorkerLaunch {
    var launch = Probes.launch()
    let strace = try #require(BuiltProgram.find("strace"))
    launch.arguments =
      ["-o", "/dev/null", "-e", "inject=\(fault)", launch.program] + launch.arguments
    launch.program = strace
    return launch
  }
}
