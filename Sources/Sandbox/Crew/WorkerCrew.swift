import CSandbox
import Glibc

/// Workers that answer messages, several at a time; to be used by one thread.
///
/// Processes are started when there is work for them and kept for the next message. A worker dies with the thread
/// that started it.
package final class WorkerCrew {
  private let launch: WorkerLaunch
  private let count: Int
  private var isRunning = false

  /// The processes at the moment.
  private(set) var workers: [Worker] = []

  /// How many processes have been started so far.
  package private(set) var startedCount = 0

  /// How far the workers are confined; nil before the first is up.
  package private(set) var extent: SandboxExtent?

  /// Describes a crew of so many workers, at least one, without starting any.
  ///
  /// Unless told otherwise there are as many as processors that this process may use (`sched_getaffinity`).
  package init(_ launch: WorkerLaunch, count: Int = WorkerCrew.processorCount) {
    self.launch = launch
    self.count = max(1, count)
  }

  deinit {
    stop()
  }

  /// The number of processors that this process may use.
  ///
  /// The corresponding C function is `sched_getaffinity`.
  package static var processorCount: Int { Int(posse_processor_count()) }

  /// Starts the first worker, so that it gets ready while the caller does something else.
  ///
  /// If it cannot be started, the call of `run` that needs it tells why.
  package func start() {
    if workers.isEmpty { _ = try? startWorker() }
  }

  /// Asks `next` for messages until it gives nil, and tells `finished` what became of each, in any order.
  ///
  /// The index counts the messages of this call from 0. Both closures are called on this thread, in between which
  /// up to `count` workers are busy; neither may call the crew, and the time they take counts as wall time of the
  /// messages under way. An error of either, or one of the crew itself,
  /// which `failure` turns into one of the caller's, ends the run: unfinished messages are dropped.
  package func run<Failure: Error>(
    failure: (SandboxError) -> Failure,
    next: () throws(Failure) -> [[UInt8]]?,
    finished: (Int, WorkerReply) throws(Failure) -> Void
  ) throws(Failure) {
    precondition(!isRunning, "a crew cannot be run by its own closures")
    isRunning = true
    defer {
      drop { $0.messageIndex != nil }
      isRunning = false
    }
    var index = 0
    var isExhausted = false
    while true {
      while !isExhausted, workers.count(where: { $0.messageIndex != nil }) < count {
        guard let message = try next() else {
          isExhausted = true
          break
        }
        if let header = FrameHeader(describing: message, limit: launch.limits.requestBytes) {
          try converting(failure) { () throws(SandboxError) in
            try freeWorker().give(message, header, index: index)
          }
        } else {
          try finished(index, .failure(.requestTooLarge))
        }
        index += 1
      }
      let busy = workers.filter { $0.messageIndex != nil }
      if busy.isEmpty { return }
      try converting(failure) { () throws(SandboxError) in try wait(for: busy) }
      for worker in busy {
        guard let index = worker.messageIndex else { continue }
        let reply = try converting(failure) { () throws(SandboxError) in try worker.advance() }
        extent = extent ?? worker.extent
        guard let reply else { continue }
        if case .failure = reply { drop { $0 === worker } }
        try finished(index, reply)
      }
    }
  }

  /// Asks `next` for messages until it gives nil, and tells `finished` what became of each, in any order.
  package func run(
    next: () -> [[UInt8]]?, finished: (Int, WorkerReply) -> Void
  ) throws(SandboxError) {
    try run(
      failure: { $0 },
      next: { () throws(SandboxError) in next() },
      finished: { (index, reply) throws(SandboxError) in finished(index, reply) })
  }

  /// Ends all workers and waits for their end; a later run starts new ones.
  package func stop() {
    drop { _ in true }
  }

  /// Gives a worker that waits for a message, or starts one.
  private func freeWorker() throws(SandboxError) -> Worker {
    // Those that died, or sent what nobody asked for, while they had nothing to do.
    drop { $0.messageIndex == nil && !$0.isStarting && !$0.isReady }
    if let free = workers.first(where: \.isReady) ?? workers.first(where: \.isStarting) {
      return free
    }
    return try startWorker()
  }

  private func startWorker() throws(SandboxError) -> Worker {
    let worker = try Worker(launch)
    startedCount += 1
    workers.append(worker)
    return worker
  }

  /// Ends some workers: all are killed before the first is waited for.
  private func drop(_ isUnwanted: (Worker) -> Bool) {
    let unwanted = workers.filter(isUnwanted)
    for worker in unwanted { worker.kill() }
    for worker in unwanted { worker.end() }
    workers.removeAll { worker in unwanted.contains { $0 === worker } }
  }

  /// Waits until a worker can go on or one has used up its time.
  ///
  /// Only the time in here counts, and no more than a wait was meant to take: while this process is stopped, or
  /// busy with its own, workers cannot get on. The corresponding C function is `poll`.
  private func wait(for busy: [Worker]) throws(SandboxError) {
    var awaited = busy.flatMap(\.awaited)
    let patience = min(busy.map(\.patience).min() ?? .zero, .seconds(1))
    // A millisecond more, so that the time is over when the call returns.
    let milliseconds = max(0, patience / .milliseconds(1)) + 1
    let start = SuspendingClock.now
    if unsafe poll(&awaited, nfds_t(awaited.count), Int32(milliseconds)) < 0, errno != EINTR {
      throw .cannotWait(errno: errno)
    }
    let waited = min(SuspendingClock.now - start, .milliseconds(Int(milliseconds) + 100))
    for worker in busy { worker.wait(waited) }
  }

  private func converting<Value, Failure: Error>(
    _ failure: (SandboxError) -> Failure, _ body: () throws(SandboxError) -> Value
  ) throws(Failure) -> Value {
    do throws(SandboxError) {
      return try body()
    } catch {
      throw failure(error)
    }
  }
}
