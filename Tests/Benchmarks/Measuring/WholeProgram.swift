import Glibc

/// A program with its arguments, run and timed as a whole process.
struct WholeProgram {
  /// What the report calls it.
  let name: String
  /// The absolute path of the program.
  let path: String
  let arguments: [String]
  /// Whether what the program writes to standard error is thrown away.
  var hidesErrors = false
  /// What the environment holds beside the usual, as `NAME=value`.
  var variables: [String] = []

  /// The usual environment: nothing of the user's own set-up takes part.
  static let environment = [
    "PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8", "TZ=UTC", "HOME=/nonexistent",
  ]

  /// What one run of a program was like.
  struct Run {
    /// From just before the start to just after the end, all output read.
    let time: Duration
    /// What the process took of a processor, by itself and in the kernel, in milliseconds.
    let processorTime: Double
    /// The largest resident set, in KiB, but never less than this process's own: see ``PeakMemory``.
    let peakKiB: Int
    let output: [UInt8]
  }

  /// Runs the program with its output in a pipe that is read, and nothing to read itself.
  ///
  /// Standard error is shared with this process unless hidden. `watch` is called with the number of the process
  /// every few milliseconds while it runs. Throws unless the status is 0.
  func run(watch: ((pid_t) -> Void)? = nil) throws(BenchmarkError) -> Run {
    var ends: (Int32, Int32) = (-1, -1)
    let status = unsafe withUnsafeMutableBytes(of: &ends) { bytes in
      unsafe pipe(bytes.assumingMemoryBound(to: Int32.self).baseAddress)
    }
    guard status == 0 else { throw .cannotStart(program: name, errno: errno) }
    for end in [ends.0, ends.1] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { _ = close(ends.0) }
    let clock = ContinuousClock()
    let start = clock.now
    let identifier: pid_t
    do {
      defer { _ = close(ends.1) }
      identifier = try spawn(output: ends.1)
    }
    let output = Self.readAll(from: ends.0) { watch?(identifier) }
    var ending: Int32 = 0
    var usage = rusage()
    while unsafe wait4(identifier, &ending, 0, &usage) == -1 && errno == EINTR {}
    let time = start.duration(to: clock.now)
    guard ending == 0 else {
      let signal = ending & 0x7F
      throw .failed(program: name, status: signal == 0 ? (ending >> 8) & 0xFF : 128 + signal)
    }
    return Run(
      time: time, processorTime: usage.processorTime, peakKiB: usage.ru_maxrss, output: output)
  }

  /// Starts the program; without an input it has nothing to read.
  func spawn(input: Int32? = nil, output: Int32) throws(BenchmarkError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    if let input {
      _ = unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      _ = unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    if hidesErrors {
      _ = unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    var identifier: pid_t = 0
    let status = unsafe Self.withCStrings([path] + arguments) { words in
      unsafe Self.withCStrings(Self.environment + variables) { variables in
        unsafe posix_spawn(&identifier, path, &actions, nil, words, variables)
      }
    }
    guard status == 0 else { throw .cannotStart(program: path, errno: status) }
    return identifier
  }

  /// Lends texts as a C array that ends with null.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = unsafe texts.map { unsafe strdup($0) }
    defer {
      for index in unsafe pointers.indices { unsafe free(pointers[index]) }
    }
    unsafe pointers.append(nil)
    return unsafe body(pointers)
  }

  private static func readAll(from descriptor: Int32, meanwhile: () -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var awaited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while unsafe poll(&awaited, 1, 5) == 0 { meanwhile() }
      let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
      if count == 0 || (count < 0 && errno != EINTR) { return bytes }
    }
  }
}
