import Glibc

/// The life of a worker.
package enum WorkerLoop {
  /// Runs a worker on descriptors 0 and 1: confines the process, says hello, then answers messages until the input ends.
  ///
  /// Returns the status to exit with: 0 when the input ended between two messages, else one of sysexits.h, of
  /// which the other side tells more. What the handler needs system calls for only once, such as finding out
  /// about the processor, must be done before, since any call that is not for memory kills a confined worker.
  /// To be called on the only thread of the process.
  package static func run(
    limits: WorkerLimits, isConfined: Bool, handle: ([[UInt8]]) -> [[UInt8]]
  ) -> Int32 {
    do throws(ConfinementFailure) {
      let extent = try Confinement.apply(limits: limits, isConfined: isConfined)
      guard send([Hello.ready(extent).serialized]) else { return EX_IOERR }
    } catch {
      _ = send([Hello.failed(error).serialized])
      return EX_OSERR
    }
    return answer(limits: limits, handle)
  }

  private static func answer(
    limits: WorkerLimits, _ handle: ([[UInt8]]) -> [[UInt8]]
  ) -> Int32 {
    var reader = FrameReader(limit: limits.requestBytes)
    while true {
      let progress: FrameReader.Progress
      do throws(FrameDefect) {
        progress = unsafe try reader.advance { unsafe SystemCalls.read(STDIN_FILENO, into: $0) }
      } catch {
        return EX_DATAERR
      }
      switch progress {
      case .complete(let message):
        let reply = handle(message)
        guard let header = FrameHeader(describing: reply) else { return EX_SOFTWARE }
        guard header.lengths.reduce(0, +) <= limits.replyBytes else {
          // The header alone lets the other side refuse it for what it is.
          _ = send(header, [])
          return EX_SOFTWARE
        }
        guard send(header, reply) else { return EX_IOERR }
      case .ended: return EX_OK
      case .blocked, .failed: return EX_IOERR
      }
    }
  }

  private static func send(_ message: [[UInt8]]) -> Bool {
    FrameHeader(describing: message).map { send($0, message) } ?? false
  }

  private static func send(_ header: FrameHeader, _ message: [[UInt8]]) -> Bool {
    var writer = FrameWriter(header, message)
    return unsafe writer.advance { unsafe SystemCalls.write(STDOUT_FILENO, $0) } == .complete
  }
}
