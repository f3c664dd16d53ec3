import Glibc
import Sandbox
import TestSupport
import Testing

/// What ends a run as a whole.
@Suite struct SandboxErrorTests {
  private func error(_ program: String, _ arguments: [String], wall: Duration = .seconds(60))
    -> SandboxError?
  {
    let launch = WorkerLaunch(
      program: program, arguments: arguments, limits: WorkerLimits(wallTime: wall))
    let crew = WorkerCrew(launch, count: 1)
    crew.start()
    defer { crew.stop() }
    return #expect(throws: SandboxError.self) { try crew.reply(to: [[1]]) }
  }

  @Test func `a program that is not there cannot be started`() {
    let program = "/nowhere/at/all"
    #expect(error(program, []) == .cannotStart(program: program, errno: ENOENT))
    #expect(error("/dev/null\0", []) == .cannotStart(program: "/dev/null\0", errno: EINVAL))
    #expect(error("/bin/true", ["\0"]) == .cannotStart(program: "/bin/true", errno: EINVAL))
  }

  @Test func `a program that is no worker says no hello`() {
    let probe = BuiltProgram.sandboxProbe
    #expect(error(probe, ["mute"]) == .noHello(program: probe, failure: .exited(status: 9)))
    #expect(
      error(probe, ["babble"]) == .noHello(program: probe, failure: .replyMalformed(.wrongMagic)))
    #expect(
      error("/bin/cat", [], wall: .milliseconds(100))
        == .noHello(program: "/bin/cat", failure: .tookTooLong(.wall)))
  }

  @Test func `a worker that cannot confine itself says at which step`() {
    let failure = error(BuiltProgram.sandboxProbe, ["refuse"])
    #expect(failure == .cannotConfine(step: .systemCalls, errno: EINVAL))
  }

  @Test func `a reply to what was not asked yet is refused`() throws {
    let launch = WorkerLaunch(program: BuiltProgram.sandboxProbe, arguments: ["hasten"])
    let crew = WorkerCrew(launch, count: 1)
    defer { crew.stop() }
    let reply = try crew.reply(to: [[UInt8](repeating: 0, count: 5 << 20)])
    #expect(reply == .failure(.replyMalformed(.extraBytes)))
    #expect(crew.extent == .off)
  }
}
