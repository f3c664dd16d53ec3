import Glibc

/// The start of an editor and the wait for its end.
enum SpawnedEditor {
  /// Runs a program, the first of the words, with our terminal; these signals are for it as they are by default.
  static func run(_ words: [[UInt8]], defaultSignals: [Int32]) -> TextEditor.Ending {
    guard !words.contains(where: { $0.contains(0) }), let program = words.first else {
      return .notStarted(EINVAL)
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
    if let failure = statuses.first(where: { $0 != 0 }) { return .notStarted(failure) }

    var pointers: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe copy($0) }
    unsafe pointers.append(nil)
    defer { for index in unsafe pointers.indices { unsafe free(pointers[index]) } }
    var child: pid_t = 0
    let path = program.map { CChar(bitPattern: $0) } + [0]
    let status = unsafe posix_spawn(
      &child, path, &actions, &attributes, &pointers, environ)
    return status == 0 ? ending(of: child) : .notStarted(status)
  }

  private static func copy(_ word: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    let bytes = word.map { CChar(bitPattern: $0) } + [0]
    return unsafe strdup(bytes)
  }

  private static func ending(of child: pid_t) -> TextEditor.Ending {
    var status: Int32 = 0
    var waited: pid_t
    repeat {
      waited = unsafe waitpid(child, &status, 0)
    } while waited == -1 && errno == EINTR
    guard waited == child else { return .notStarted(errno) }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
  }
}
