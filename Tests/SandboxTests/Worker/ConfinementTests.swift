import Glibc
import Testing

@testable import Sandbox

/// What a confined worker cannot do, each tried by a worker that does it.
@Suite(.disabled(if: SanitizerRuntime.isPresent, "sanitizers run without confinement"))
struct ConfinementTests {
  /// Deeds that are one system call each.
  static let plantedCalls = [
    "open", "socket", "execute", "fork", "virtualFork", "kill", "abortOther", "terminate",
    "mapExecutable", "protectExecutable", "trace", "readInherited", "writeElsewhere", "raiseLimit",
    "closeOutput",
  ]

  @Test(arguments: plantedCalls)
  func `a call that is not allowed kills the worker and fails its message alone`(
    deed: String
  ) throws {
    let crew = WorkerCrew(Probes.launch(), count: 1)
    defer { crew.stop() }
    let echo = Probes.message("echo", [1, 2, 3])
    let replies = try crew.replies(to: [echo, Probes.message(deed), echo])
    #expect(
      replies == [.success([[1, 2, 3]]), .failure(.killedBySandbox), .success([[1, 2, 3]])])
    #expect(crew.startedCount == 2)
  }

  /// With the filter away the calls return, so that the test above could fail.
  @Test(arguments: [
    ("open", -EMFILE), ("socket", -EMFILE), ("kill", 0), ("terminate", 0), ("protectExecutable", 0),
    ("readInherited", -EBADF), ("raiseLimit", 0),
  ])
  func `a worker that is not confined may call, but gets no descriptor`(
    deed: String, result: Int32
  ) throws {
    let crew = WorkerCrew(Probes.launch(isConfined: false), count: 1)
    defer { crew.stop() }
    #expect(number(in: try crew.reply(to: Probes.message(deed))) == Int(result))
    #expect(crew.startedCount == 1)
    #expect(crew.extent == .off)
  }

  @Test func `a worker says that it is confined, before its first message`() throws {
    let crew = WorkerCrew(Probes.launch(), count: 1)
    defer { crew.stop() }
    #expect(crew.extent == nil)
    _ = try crew.reply(to: Probes.message("echo"))
    #expect([.full, .withoutLandlock].contains(crew.extent))
  }

  @Test func `descriptors that are open here are not open there`() throws {
    let file = unsafe open("/etc/passwd", O_RDONLY)
    defer { close(file) }
    for _ in 0..<3 where fcntl(3, F_GETFD) == -1 { _ = dup2(file, 3) }
    let crew = WorkerCrew(Probes.launch(isConfined: false), count: 1)
    defer { crew.stop() }
    #expect(number(in: try crew.reply(to: Probes.message("readInherited"))) == -Int(EBADF))
  }

  @Test func `C libraries get a null pointer when there is no more memory`() throws {
    let crew = WorkerCrew(Probes.launch(), count: 1)
    defer { crew.stop() }
    let replies = try crew.replies(to: [
      Probes.message("allocateInC", 2048), Probes.message("allocateInC", 1),
      Probes.message("allocate", 100),
    ])
    #expect(
      replies == [
        .success([Array("null".utf8)]), .success([Array("memory".utf8)]), .success([[1]]),
      ])
    #expect(crew.startedCount == 1)
  }

  @Test func `a worker that needs more memory in Swift dies of that`() throws {
    let crew = WorkerCrew(Probes.launch(), count: 1)
    defer { crew.stop() }
    let replies = try crew.replies(to: [Probes.message("allocate", 1100), Probes.message("echo")])
    guard case .failure(.died) = replies[0] else {
      Issue.record("\(replies[0])")
      return
    }
    #expect(replies[1] == .success([]))
  }
}
