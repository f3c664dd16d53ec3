import Glibc
import Testing

@testable import Sandbox

/// What becomes of messages whose workers fail in any way but the sandbox's.
@Suite struct WorkerFailureTests {
  @Test(
    arguments: [
      ("exit", .exited(status: 0)), ("abort", .died(signal: SIGABRT)),
      ("crash", .died(signal: SIGSEGV)),
      ("babble", .replyMalformed(.wrongMagic)), ("halfHeader", .replyMalformed(.cutOff)),
      ("halfFrame", .replyMalformed(.cutOff)), ("hugeLength", .replyTooLarge(bytes: 1 << 62)),
      ("overflowingLengths", .replyTooLarge(bytes: .max)),
      ("manyParts", .replyMalformed(.tooManyParts(1_000_000_000))),
      ("strayLength", .replyMalformed(.strayLength)),
      ("extraBytes", .replyMalformed(.extraBytes)),
    ] as [(String, WorkerFailure)])
  func `one message fails as its worker did, the others do not`(
    deed: String, failure: WorkerFailure
  ) throws {
    // The address sanitizer reports such a crash and ends the process with a status of its own.
    let isReported = SanitizerRuntime.isPresent && failure == .died(signal: SIGSEGV)
    let failure = isReported ? .exited(status: 1) : failure
    let crew = WorkerCrew(Probes.launch(), count: 1)
    defer { crew.stop() }
    let echo = Probes.message("echo", [1, 2, 3])
    let replies = try crew.replies(to: [echo, Probes.message(deed), echo, echo])
    let success = WorkerReply.success([[1, 2, 3]])
    #expect(replies == [success, .failure(failure), success, success])
    #expect(crew.startedCount == 2)
  }

  @Test func `a trap is a death by the signal of this processor`() throws {
    let crew = WorkerCrew(Probes.launch(), count: 1)
    defer { crew.stop() }
    let reply = try crew.reply(to: Probes.message("trap", 5))
    #expect([.failure(.died(signal: SIGILL)), .failure(.died(signal: SIGTRAP))].contains(reply))
  }

  @Test func `the status of a worker that ended is told`() throws {
    let crew = WorkerCrew(Probes.launch(), count: 1)
    defer { crew.stop() }
    #expect(try crew.reply(to: Probes.message("exit", 42)) == .failure(.exited(status: 42)))
  }

  @Test func `a message may compute for so long, however much was computed before`() throws {
    let limits = WorkerLimits(processorSeconds: 1)
    let crew = WorkerCrew(Probes.launch(limits), count: 1)
    defer { crew.stop() }
    let echo = Probes.message("echo")
    let replies = try crew.replies(to: [echo, Probes.message("spin"), echo])
    #expect(replies == [.success([]), .failure(.tookTooLong(.processor)), .success([])])
  }

  @Test func `a worker may compute longer than the limit in all`() throws {
    let limits = WorkerLimits(processorSeconds: 1)
    let crew = WorkerCrew(Probes.launch(limits, isConfined: false), count: 1)
    defer { crew.stop() }
    let messages = (0..<4).map { _ in Probes.message("compute", 400) }
    #expect(try crew.replies(to: messages).allSatisfy { $0 == .success([]) })
    #expect(crew.startedCount == 1)
  }

  @Test func `a message has so much time, whatever the worker does`() throws {
    let limits = WorkerLimits(wallTime: .milliseconds(200))
    let crew = WorkerCrew(Probes.launch(limits), count: 1)
    defer { crew.stop() }
    let reply = try crew.reply(to: Probes.message("hang"))
    #expect(reply == .failure(.tookTooLong(.wall)))
  }

  @Test func `messages and replies over their limits are refused`() throws {
    let limits = WorkerLimits(requestBytes: 100, replyBytes: 100)
    let crew = WorkerCrew(Probes.launch(limits), count: 1)
    defer { crew.stop() }
    let bytes = [UInt8](repeating: 1, count: 96)
    let replies = try crew.replies(to: [
      Probes.message("echo", bytes), Probes.message("echo", bytes + [1]),
      [[UInt8]](repeating: [], count: 9),
      Probes.message("answerWithBytes", 100), Probes.message("answerWithBytes", 101),
      Probes.message("answerWithParts", 8), Probes.message("answerWithParts", 9),
    ])
    #expect(
      replies == [
        .success([bytes]), .failure(.requestTooLarge), .failure(.requestTooLarge),
        .success([[UInt8](repeating: 7, count: 100)]), .failure(.replyTooLarge(bytes: 101)),
        .success([[UInt8]](repeating: [7], count: 8)), .failure(.exited(status: 70)),
      ])
  }

  @Test func `a worker refuses what is longer than its own limit`() throws {
    var launch = Probes.launch(WorkerLimits(requestBytes: 100))
    launch.limits.requestBytes = 1000
    let crew = WorkerCrew(launch, count: 1)
    defer { crew.stop() }
    let long = Probes.message("echo", [UInt8](repeating: 1, count: 200))
    let replies = try crew.replies(to: [long, Probes.message("echo")])
    #expect(replies == [.failure(.exited(status: 65)), .success([])])
  }
}
