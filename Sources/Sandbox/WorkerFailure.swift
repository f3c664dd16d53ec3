/// Why one message has no reply; others are not concerned.
package enum WorkerFailure: Error, Hashable, Sendable {
  /// The worker died by a signal: it crashed, trapped, aborted for want of memory, or was killed from outside.
  case died(signal: Int32)

  /// The worker ended by itself before it replied; -1 if the system kept no status for us.
  case exited(status: Int32)

  /// A limit of time was reached.
  case tookTooLong(TimeLimit)

  /// The worker made a system call that it may not make.
  case killedBySandbox

  /// What came back is no reply.
  case replyMalformed(FrameDefect)

  /// The reply is longer than allowed: its bytes by its own account.
  case replyTooLarge(bytes: UInt64)

  /// The message is longer than allowed, or has more than 8 parts, and was given to no worker.
  case requestTooLarge

  /// The two limits of time.
  package enum TimeLimit: Hashable, Sendable {
    /// Seconds in which the worker computes.
    case processor
    /// Seconds that pass.
    case wall
  }
}
