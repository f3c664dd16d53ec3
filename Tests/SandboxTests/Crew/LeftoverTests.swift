import Foundation
import Testing

@testable import Sandbox

/// Each test has a process of its own, whose children and descriptors are all ours.
@Suite struct LeftoverTests {
  @Test func `nothing is left behind: no process, no descriptor`() async {
    await #expect(processExitsWith: .exitCode(40)) {
      let before = try Self.openPipes()
      for isStopped in [true, false] {
        let crew = WorkerCrew(Probes.launch(), count: 3)
        let deeds = ["echo", "open", "halfFrame", "abort", "echo", "hugeLength", "echo", "exit"]
        _ = try crew.replies(to: deeds.map { Probes.message($0) })
        // Without it the end of the crew's life does the same.
        if isStopped { crew.stop() }
      }
      _ = try? WorkerCrew(WorkerLaunch(program: "/nowhere", arguments: [])).reply(to: [])
      let child = waitpid(-1, nil, WNOHANG)
      let isAlone = child == -1 && errno == ECHILD
      exit(!isAlone ? 41 : try Self.openPipes() == before ? 40 : 42)
    }
  }

  @Test func `a pipe that nobody reads ends no process and leaves no signal`() async {
    await #expect(processExitsWith: .exitCode(40)) {
      signal(SIGPIPE, SIG_DFL)
      // The worker ends when it sees how long the message is, while it is being written.
      var launch = Probes.launch(WorkerLimits(requestBytes: 100))
      launch.limits.requestBytes = 50 << 20
      let crew = WorkerCrew(launch, count: 1)
      let reply = try crew.reply(to: [[UInt8](repeating: 1, count: 20 << 20)])
      var pending = sigset_t()
      var blocked = sigset_t()
      unsafe sigpending(&pending)
      unsafe pthread_sigmask(SIG_BLOCK, nil, &blocked)
      let isClean =
        unsafe sigismember(&pending, SIGPIPE) == 0 && sigismember(&blocked, SIGPIPE) == 0
      exit(reply == .failure(.exited(status: 65)) && isClean ? 40 : 41)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a worker dies with the process that started it, whatever it does`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(40), observing: [\.standardOutputContent]
    ) {
      let crew = WorkerCrew(Probes.launch(), count: 2)
      var deeds = ["echo", "spin"]
      try crew.run(next: { deeds.popLast().map { Probes.message($0) } }) { _, _ in
        let spinning = crew.workers.first { $0.messageIndex == 0 }
        print("worker \(spinning?.processIdentifier ?? 0) spins")
        fflush(nil)
        _exit(40)
      }
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let words = output.split { $0 == " " || $0 == "\n" }
    let place = try #require(words.firstIndex(of: "worker"))
    let process = try #require(Int32(words[place + 1]))
    #expect(process > 0)
    // It is killed at once; the test's time limit is for the case that it is not.
    while Self.isAlive(process) { sched_yield() }
  }

  private static func isAlive(_ process: Int32) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let state = status.split(separator: ")").last?.split(separator: " ").first
    else { return false }
    return state != "Z" && state != "X"
  }

  /// The pipes that are open here; what else is open comes and goes with the threads of the tests.
  private static func openPipes() throws -> [String] {
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").sorted()
    return descriptors.compactMap { descriptor in
      let path = "/proc/self/fd/\(descriptor)"
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      return target.flatMap { $0.hasPrefix("pipe:") ? "\(descriptor) \($0)" : nil }
    }
  }
}
