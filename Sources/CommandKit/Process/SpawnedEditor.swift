import Glibc

/// The start of an editor and the wait for its end.
enum SpawnedEditor {
  /// Runs a program, the first of the words, with our terminal; these signals are for it as they are by default.
  ///
  /// A signal that is to end us ends it first, and is given back to be raised once the terminal is as it was.
  static func run(
    _ words: [[UInt8]], defaultSignals: [Int32]
  ) -> (ending: TextEditor.Ending, signal: Int32?) {
    let held = HeldSignals(ending: [SIGTERM, SIGHUP])
    defer { held.release() }
    switch start(words, defaultSignals: defaultSignals) {
    case .success(let child): return wait(for: child, held)
    case .failure(let error): return (.notStarted(error.number), nil)
    }
  }

  private struct StartError: Error { let number: Int32 }

  private static func start(
    _ words: [[UInt8]], defaultSignals: [Int32]
  ) -> Result<pid_t, StartError> {
    guard !words.contains(where: { $0.contains(0) }), let program = words.first else {
      return .failure(StartError(number: EINVAL))
    }
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    _ = unsafe posix_spawnattr_init(&attributes)
    defer { _ = unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    var blocked = sigset_t()
    _ = unsafe sigemptyset(&signals)
    _ = unsafe sigemptyset(&blocked)
    for signal in defaultSignals { _ = unsafe sigaddset(&signals, signal) }
    let statuses = [
      unsafe posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO),
      unsafe posix_spawnattr_setsigdefault(&attributes, &signals),
      // A thread may hold signals back that the editor needs.
      unsafe posix_spawnattr_setsigmask(&attributes, &blocked),
      unsafe posix_spawnattr_setflags(
        &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)),
    ]
    if let failure = statuses.first(where: { $0 != 0 }) {
      return .failure(StartError(number: failure))
    }

    var pointers: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe copy($0) }
    unsafe pointers.append(nil)
    defer { for index in unsafe pointers.indices { unsafe free(pointers[index]) } }
    var child: pid_t = 0
    let path = program.map { CChar(bitPattern: $0) } + [0]
    let status = unsafe posix_spawn(
      &child, path, &actions, &attributes, &pointers, environ)
    return status == 0 ? .success(child) : .failure(StartError(number: status))
  }

  private static func copy(_ word: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    let bytes = word.map { CChar(bitPattern: $0) } + [0]
    return unsafe strdup(bytes)
  }

  /// Waits for the end; a signal to us is handed on, and what does not heed it in time is killed.
  private static func wait(
    for child: pid_t, _ held: HeldSignals
  ) -> (ending: TextEditor.Ending, signal: Int32?) {
    var signal: Int32?
    var others: [pid_t] = []
    var end: ContinuousClock.Instant?
    while true {
      var status: Int32 = 0
      let waited = unsafe waitpid(child, &status, WNOHANG)
      if waited == child {
        waitForEnd(of: others, until: end)
        return (ending(status), signal)
      }
      if waited == -1, errno != EINTR { return (.notStarted(errno), signal) }
      if let now = end, now < .now {
        for process in [child] + others { kill(process, SIGKILL) }
        end = nil
      }
      guard let came = held.next(), signal == nil else { continue }
      signal = came
      // A shell may have started the editor and wait for it.
      others = Descendants.of(child)
      for process in others + [child] { kill(process, came) }
      // A stopped one has to go on to end.
      for process in others + [child] { kill(process, SIGCONT) }
      end = .now + patience
    }
  }

  /// How long an editor may take to put its things in order after a signal.
  private static let patience = Duration.seconds(3)

  /// Waits until processes that are no children of ours are gone, and kills those that stay.
  private static func waitForEnd(of processes: [pid_t], until end: ContinuousClock.Instant?) {
    let end = end ?? .now
    var rest = processes
    while true {
      rest.removeAll { !Descendants.isRunning($0) }
      guard !rest.isEmpty, .now < end else { break }
      _ = poll(nil, 0, 20)
    }
    for process in rest { kill(process, SIGKILL) }
  }

  private static func ending(_ status: Int32) -> TextEditor.Ending {
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
  }
}
