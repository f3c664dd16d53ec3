import Glibc

/// A program that the user edits a file with, started by a shell command in our own process group, so that the
/// terminal belongs to both: Ctrl-Z stops both, and a shell's `fg` brings both back.
package struct TextEditor: Hashable, Sendable {
  /// How an editor ended.
  package enum Ending: Hashable, Sendable {
    /// With a status; 0 when it is content. The shell gives 127 for a program that it does not find.
    case exited(Int32)
    /// By a signal of this number.
    case signaled(Int32)
    /// It did not start, for this error number.
    case notStarted(Int32)
  }

  /// The command as the user named it; it may hold arguments and anything that a shell understands.
  package let command: String

  /// Takes a shell command.
  package init(command: String) { self.command = command }

  /// Edits a file, with the cursor in a line counted from 1 where the editor is known to take `+LINE`, and waits.
  ///
  /// Its output goes where our errors go, as ours may be no terminal. Interrupts belong to it meanwhile; it
  /// has the signals as they were for us. The settings of the terminal are put back when it ends. A signal to
  /// terminate or hang up ends it too, and has its effect on us then. The corresponding C functions are
  /// `posix_spawn`, `sigtimedwait` and `waitpid` (C library).
  package func edit(path: [UInt8], line: Int? = nil) -> Ending {
    let words =
      ["/bin/sh", "-c", command + " \"$@\"", command].map { Array($0.utf8) } + arguments(path, line)
    let (ending, signal) = run(words)
    if let signal { _ = raise(signal) }
    return ending
  }

  private func run(_ words: [[UInt8]]) -> (ending: Ending, signal: Int32?) {
    let interruptions = IgnoredSignals([SIGINT, SIGQUIT])
    defer { interruptions.restore() }
    var settings = termios()
    let isTerminal = unsafe tcgetattr(STDIN_FILENO, &settings) == 0
    defer { if isTerminal { _ = unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) } }
    return SpawnedEditor.run(words, defaultSignals: interruptions.changed + [SIGPIPE, SIGXFSZ])
  }

  private func arguments(_ path: [UInt8], _ line: Int?) -> [[UInt8]] {
    guard let line, line > 1, takesLine else { return [path] }
    return [Array("+\(line)".utf8), path]
  }

  /// Whether the editor is known to take `+LINE`.
  var takesLine: Bool {
    guard let program = command.split(separator: " ").first,
      let name = program.split(separator: "/").last
    else { return false }
    return Self.takingLine.contains(String(name))
  }

  private static let takingLine: Set<String> = [
    "elvis", "emacs", "emacsclient", "gvim", "jed", "jmacs", "joe", "jpico", "jstar", "kak", "mg",
    "micro", "nano", "ne", "nvi", "nvim", "pico", "rnano", "vi", "view", "vile", "vim",
    "vim.basic", "vim.tiny", "zile",
  ]
}

extension TextEditor {
  /// Whether a program of this name can be started, as `PATH` says.
  ///
  /// The corresponding C function is `access` (C library).
  package static func isInstalled(_ name: String) -> Bool {
    let path = ProcessEnvironment.text("PATH") ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { folder in
      unsafe access("\(folder)/\(name)", X_OK) == 0
    }
  }
}
