/// Why no message can be handled at all, whichever it is.
package enum SandboxError: Error, Hashable, Sendable {
  /// No process could be started, for the reason in `errno`.
  case cannotStart(program: String, errno: Int32)

  /// The worker could not confine itself: the step that failed, and its `errno`.
  case cannotConfine(step: ConfinementStep, errno: Int32)

  /// The process started but did not say, as a worker does, that it is ready.
  case noHello(program: String, failure: WorkerFailure)

  /// Waiting for the workers failed, for the reason in `errno`.
  case cannotWait(errno: Int32)
}
