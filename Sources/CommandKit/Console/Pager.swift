import Glibc

/// A program that shows long output page by page, fed through a pipe.
///
/// While it runs, Ctrl-C belongs to it: it must not leave the terminal to two programs.
@safe final class Pager {
  /// Where its input goes.
  let sink: any ByteSink
  private let stream: UnsafeMutablePointer<FILE>
  private let interruptBefore: sighandler_t?

  private init(stream: UnsafeMutablePointer<FILE>) {
    unsafe self.stream = unsafe stream
    sink = DescriptorSink(unsafe fileno(stream))
    interruptBefore = signal(SIGINT, SIG_IGN)
  }

  /// Starts a pager by a shell command; nil if it is empty or its program does not exist.
  ///
  /// `LESS` is set to `FRX` unless the user has set it. The corresponding C function is `popen`
  /// (C library).
  static func start(command: String) -> Pager? {
    guard isRunnable(command) else { return nil }
    _ = unsafe setenv("LESS", "FRX", 0)
    // A pager started with SIGPIPE ignored would pass that on to what it starts itself.
    let before = signal(SIGPIPE, SIG_DFL)
    let started = unsafe popen(command, "we")
    _ = signal(SIGPIPE, before)
    guard let stream = unsafe started else { return nil }
    return unsafe Pager(stream: stream)
  }

  /// Ends its input and waits until it is left.
  ///
  /// The corresponding C function is `pclose` (C library).
  func finish() {
    _ = unsafe pclose(stream)
    _ = signal(SIGINT, interruptBefore)
  }

  /// Whether the first word of the command is a program; a command of shell signs is trusted to be one.
  private static func isRunnable(_ command: String) -> Bool {
    guard let program = command.split(separator: " ").first else { return false }
    let signs: Set<Character> = ["'", "\"", "\\", "$", "(", "{", "=", "|", ";", "&", "<", ">", "~"]
    if program.contains(where: signs.contains) { return true }
    if program.contains("/") { return unsafe access(String(program), X_OK) == 0 }
    let path = ProcessEnvironment.text("PATH") ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { folder in
      unsafe access("\(folder)/\(program)", X_OK) == 0
    }
  }
}
