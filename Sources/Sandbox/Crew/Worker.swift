import Glibc

/// One worker process as the crew sees it: starting, idle, or busy with one message.
///
/// All that comes from it is hostile. After a failure it is killed and of no use any more.
final class Worker {
  private enum Phase {
    case starting
    case idle
    case sending
    case receiving
  }

  private let launch: WorkerLaunch
  private let process: ChildProcess
  private let requests: PipeEnd
  private let replies: PipeEnd
  private var phase = Phase.starting
  private var reader = FrameReader(limit: Hello.byteLimit)
  private var writer: FrameWriter?

  /// The place of its message in the order of messages; nil when it has none.
  private(set) var messageIndex: Int?

  /// How much longer the start or the message may take, of the time that the crew waits for it.
  private(set) var patience: Duration

  /// What the hello said; nil before it came.
  private(set) var extent: SandboxExtent?

  /// Starts a process; it is not ready yet.
  init(_ launch: WorkerLaunch) throws(SandboxError) {
    self.launch = launch
    patience = launch.limits.wallTime
    do throws(SystemFailure) {
      let requestPipe = try Pipe()
      let replyPipe = try Pipe()
      requestPipe.writing.stopBlocking()
      replyPipe.reading.stopBlocking()
      process = try ChildProcess(
        launch, input: requestPipe.reading.descriptor, output: replyPipe.writing.descriptor)
      requests = requestPipe.writing
      replies = replyPipe.reading
    } catch {
      throw .cannotStart(program: launch.program, errno: error.errno)
    }
  }

  /// The number of the process.
  var processIdentifier: pid_t { process.identifier }

  /// Whether it is up and waits for a message; not if it died or sent something meanwhile.
  var isReady: Bool { phase == .idle && readExtraByte() == .blocked }

  /// Whether it has no message and has not said hello yet.
  var isStarting: Bool { phase == .starting && messageIndex == nil }

  /// What to wait for: room for the rest of the message, and anything that comes.
  var awaited: [pollfd] {
    let wanted = phase == .sending ? requests.descriptor : -1
    return [
      pollfd(fd: wanted, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: replies.descriptor, events: Int16(POLLIN), revents: 0),
    ]
  }

  /// Kills the process without waiting for its end.
  func kill() {
    process.kill()
  }

  /// Kills the process unless it has ended, and waits for its end.
  func end() {
    _ = process.end()
  }

  /// Counts time that the crew waited for it.
  func wait(_ duration: Duration) {
    patience -= duration
  }

  /// Gives it a message, which is sent by the calls of `advance` that follow.
  func give(_ message: [[UInt8]], _ header: FrameHeader, index: Int) {
    messageIndex = index
    writer = FrameWriter(header, message)
    if phase == .idle { beginSending() }
  }

  /// Does what can be done without waiting, and gives what became of the message once that is known.
  func advance() throws(SandboxError) -> WorkerReply? {
    var reply: WorkerReply?
    switch phase {
    case .starting: try receiveHello()
    case .idle: break
    case .sending: reply = send()
    case .receiving: reply = receive()
    }
    if reply == nil, phase != .idle, patience <= .zero {
      process.kill()
      if phase == .starting { throw noHello(.tookTooLong(.wall)) }
      reply = .failure(.tookTooLong(.wall))
    }
    if reply != nil {
      messageIndex = nil
      phase = .idle
    }
    return reply
  }

  private func receiveHello() throws(SandboxError) {
    let progress: FrameReader.Progress
    do throws(FrameDefect) {
      progress = try read()
    } catch {
      throw noHello(failure(of: error))
    }
    switch progress {
    case .blocked: return
    case .ended, .failed: throw noHello(failureOfProcess())
    case .complete(let message):
      guard message.count == 1, let hello = Hello(parsing: message[0]) else {
        process.kill()
        throw noHello(.replyMalformed(.wrongMagic))
      }
      switch hello {
      case .failed(let failure): throw .cannotConfine(step: failure.step, errno: failure.errno)
      case .ready(let extent): self.extent = extent
      }
      phase = .idle
      if messageIndex != nil { beginSending() }
    }
  }

  private func beginSending() {
    phase = .sending
    reader = FrameReader(limit: launch.limits.replyBytes)
    patience = launch.limits.wallTime
    process.allowProcessorTime(seconds: launch.limits.processorSeconds)
  }

  private func send() -> WorkerReply? {
    switch readExtraByte() {
    case .blocked: break
    case .moved: return .failure(failure(of: .extraBytes))
    case .ended, .failed: return .failure(failureOfProcess())
    }
    let progress = BrokenPipeGuard.run {
      unsafe writer?.advance { unsafe SystemCalls.write(requests.descriptor, $0) }
    }
    switch progress {
    case .blocked: return nil
    case .complete, nil:
      writer = nil
      phase = .receiving
      return nil
    case .ended, .failed: return .failure(failureOfProcess())
    }
  }

  private func receive() -> WorkerReply? {
    do throws(FrameDefect) {
      switch try read() {
      case .blocked: return nil
      case .ended, .failed: return .failure(failureOfProcess())
      case .complete(let message):
        if case .moved = readExtraByte() { return .failure(failure(of: .extraBytes)) }
        return .success(message)
      }
    } catch {
      return .failure(failure(of: error))
    }
  }

  private func read() throws(FrameDefect) -> FrameReader.Progress {
    unsafe try reader.advance { unsafe SystemCalls.read(replies.descriptor, into: $0) }
  }

  /// Looks whether something came that nobody asked for.
  private func readExtraByte() -> Transfer {
    var byte: UInt8 = 0
    return unsafe withUnsafeMutableBytes(of: &byte) {
      unsafe SystemCalls.read(replies.descriptor, into: $0)
    }
  }

  private func noHello(_ failure: WorkerFailure) -> SandboxError {
    .noHello(program: launch.program, failure: failure)
  }

  private func failure(of defect: FrameDefect) -> WorkerFailure {
    switch defect {
    case .cutOff: return failureOfProcess(whenExited: .replyMalformed(.cutOff))
    case .tooLong(let bytes):
      process.kill()
      return .replyTooLarge(bytes: bytes)
    default:
      process.kill()
      return .replyMalformed(defect)
    }
  }

  /// Waits for the end of a process that closed its pipe, and tells from how it ended what went wrong.
  private func failureOfProcess(whenExited: WorkerFailure? = nil) -> WorkerFailure {
    switch process.end() {
    case .signaled(SIGSYS): .killedBySandbox
    case .signaled(SIGXCPU): .tookTooLong(.processor)
    case .signaled(let signal): .died(signal: signal)
    case .exited(let status): whenExited ?? .exited(status: status)
    }
  }
}
