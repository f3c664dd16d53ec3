/// What a worker may use, and how big its messages may be.
package struct WorkerLimits: Hashable, Sendable {
  /// Bytes of address space of the whole process, at most 2^63 - 1; less than it has at its start leaves it none.
  package var addressSpace: Int

  /// Seconds of processor time for one message, at least 1; the kernel counts whole seconds.
  package var processorSeconds: Int

  /// Time from giving a message to having its reply, whatever the worker does meanwhile.
  package var wallTime: Duration

  /// Bytes of all parts of a message to the worker.
  package var requestBytes: Int

  /// Bytes of all parts of a reply.
  package var replyBytes: Int

  /// Sets limits: 1 GiB of address space, 10 s of processor time, a minute, 256 MiB each way unless told otherwise.
  package init(
    addressSpace: Int = 1 << 30,
    processorSeconds: Int = 10,
    wallTime: Duration = .seconds(60),
    requestBytes: Int = 256 << 20,
    replyBytes: Int = 256 << 20
  ) {
    self.addressSpace = max(0, addressSpace)
    self.processorSeconds = max(1, processorSeconds)
    self.wallTime = wallTime
    self.requestBytes = max(0, requestBytes)
    self.replyBytes = max(0, replyBytes)
  }
}
