import Glibc
import TestSupport
import Testing

@testable import Sandbox

@Suite struct WorkerCrewTests {
  @Test func `every message is answered once, by few processes`() throws {
    let crew = WorkerCrew(Probes.launch(), count: 2)
    defer { crew.stop() }
    let texts = (0..<200).map { Array("message \($0)".utf8) }
    let replies = try crew.replies(to: texts.map { Probes.message("uppercase", $0) })
    #expect(replies == (0..<200).map { .success([Array("MESSAGE \($0)".utf8)]) })
    #expect(crew.startedCount == 2)
    // The next run finds them as they are.
    let identities = try crew.replies(to: (0..<20).map { _ in Probes.message("identify") })
    #expect(
      Set(identities.compactMap(number)).isSubset(
        of: crew.workers.map { Int($0.processIdentifier) }))
    #expect(crew.startedCount == 2)
  }

  @Test func `nothing is started without need`() throws {
    let crew = WorkerCrew(Probes.launch(), count: 4)
    defer { crew.stop() }
    #expect(try crew.replies(to: []) == [])
    #expect(crew.startedCount == 0)
    crew.start()
    crew.start()
    #expect(crew.startedCount == 1)
    #expect(try crew.reply(to: Probes.message("echo")) == .success([]))
    #expect(crew.startedCount == 1)
    #expect(WorkerCrew.processorCount >= 1)
  }

  @Test func `big messages go both ways without waiting for each other`() throws {
    let crew = WorkerCrew(Probes.launch(), count: 2)
    defer { crew.stop() }
    let big = (0..<3).map { [UInt8](repeating: UInt8($0), count: 20 << 20) }
    let replies = try crew.replies(to: big.map { Probes.message("echo", [], $0, [1]) })
    for (index, reply) in replies.enumerated() {
      #expect(reply == .success([[], big[index], [1]]))
    }
  }

  @Test func `a worker that is killed from outside fails the message it has`() throws {
    let crew = WorkerCrew(Probes.launch(), count: 2)
    defer { crew.stop() }
    func hanging() -> Worker? { crew.workers.first { $0.messageIndex == 0 } }
    var sent = 0
    var replies: [WorkerReply] = []
    try crew.run(
      next: {
        // Others go on until the first message has reached its worker.
        if sent > 0, let worker = hanging(), worker.extent != nil {
          kill(worker.processIdentifier, SIGKILL)
          return nil
        }
        sent += 1
        return Probes.message(sent == 1 ? "hang" : "echo")
      },
      finished: { index, reply in
        replies.append(reply)
        #expect(index == 0 ? reply == .failure(.died(signal: SIGKILL)) : reply == .success([]))
      })
    #expect(replies.count == sent)
    #expect(crew.startedCount == 2)
  }

  @Test func `a worker that died while it had nothing to do fails no message`() throws {
    let crew = WorkerCrew(Probes.launch(), count: 1)
    defer { crew.stop() }
    _ = try crew.reply(to: Probes.message("echo"))
    let idle = try #require(crew.workers.first)
    kill(idle.processIdentifier, SIGKILL)
    var ending = unsafe siginfo_t()
    unsafe waitid(P_PID, id_t(idle.processIdentifier), &ending, WEXITED | WNOWAIT)
    #expect(try crew.reply(to: Probes.message("echo")) == .success([]))
    #expect(crew.startedCount == 2)
  }

  @Test func `a caller may end the run, and begin another`() throws {
    struct Abort: Error {}
    let crew = WorkerCrew(Probes.launch(), count: 2)
    defer { crew.stop() }
    var asked = 0
    #expect(throws: Abort.self) {
      try crew.run(
        failure: { _ in Abort() },
        next: { () throws(Abort) in
          asked += 1
          return Probes.message(asked == 1 ? "hang" : "echo")
        },
        finished: { (_, _) throws(Abort) in throw Abort() })
    }
    // The one that hung is gone, the one that answered stays.
    #expect(crew.workers.count == 1)
    #expect(try crew.reply(to: Probes.message("echo")) == .success([]))
    #expect(throws: Abort.self) {
      try crew.run(
        failure: { _ in Abort() }, next: { () throws(Abort) in throw Abort() },
        finished: { (_, _) throws(Abort) in })
    }
    #expect(crew.startedCount == 2)
  }

  @Test func `a crew cannot be run by its own closures`() async {
    await #expect(processExitsWith: .failure) {
      let crew = WorkerCrew(Probes.launch(), count: 1)
      try crew.run(
        next: {
          try? crew.run(next: { nil }, finished: { _, _ in })
          return nil
        }, finished: { _, _ in })
    }
  }
}
