import TestSupport
import Testing

/// Programs started, fed, read and stopped.
@Suite struct ProgramRunnerTests {
  private func runner(_ program: String) -> ProgramRunner {
    ProgramRunner(program: program, environment: ["A": "1"], deadline: .seconds(30))
  }

  @Test func `input larger than a pipe comes back whole`() throws {
    var generator = SeededGenerator(seed: 7)
    let bytes = generator.bytes(1_000_000)
    let result = try runner("/bin/cat").run([], input: bytes)
    #expect(result.standardOutput == bytes)
    #expect(result.status == 0)
    #expect(result.peakMemoryKiB > 0)
  }

  @Test func `a program that does not read its input is no trouble`() throws {
    let result = try runner("/bin/true").run([], input: [UInt8](repeating: 0, count: 1_000_000))
    #expect(result.ending == .exited(0))
  }

  @Test func `arguments may be any bytes`() throws {
    let result = try runner("/usr/bin/printf").run(bytes: [Array("%s".utf8), [0xFF, 0xFE, 0x20]])
    #expect(result.standardOutput == [0xFF, 0xFE, 0x20])
  }

  @Test func `only the given environment and folder are seen`() throws {
    var runner = runner("/usr/bin/env")
    runner.workingDirectory = "/usr"
    #expect(try runner.run([]).output == "A=1\n")
    runner.program = "/bin/pwd"
    #expect(try runner.run([]).output == "/usr\n")
  }

  @Test func `status, signal and both outputs are told apart`() throws {
    let result = try runner("/bin/sh").run(["-c", "echo out; echo err >&2; exit 9"])
    #expect(result.output == "out\n")
    #expect(result.errors == "err\n")
    #expect(result.ending == .exited(9))
    #expect(try runner("/bin/sh").run(["-c", "kill -TERM $$"]).ending == .signaled(15))
  }

  @Test func `a program that does not end is killed with what it started`() throws {
    var runner = runner("/bin/sh")
    runner.deadline = .milliseconds(200)
    let error = #expect(throws: ProgramError.self) {
      try runner.run(["-c", "echo begun; /bin/sleep 600 & /bin/sleep 600"])
    }
    #expect(error == .deadlinePassed(program: "sh", output: "begun\n", errors: ""))
  }

  @Test func `a program that is not there is an error`() {
    let error = #expect(throws: ProgramError.self) { try runner("/nowhere/x").run([]) }
    #expect(error == .cannotStart(program: "/nowhere/x", errno: 2))
  }
}
