import Glibc

/// The terminal of the user, opened by its path so that redirected streams do not matter.
///
/// While keys are delivered one by one, whatever ends or stops the program puts the terminal back first: its
/// signals, a crash, and the keys that the terminal would turn into signals by itself.
package final class ControllingTerminal: PromptTerminal {
  private let descriptor: Int32
  private var saved: termios?
  private var watch: SignalWatch?

  /// What takes away all that is drawn; written when keys stop.
  package var farewell = ""

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// Opens a terminal; nil if there is none.
  ///
  /// The corresponding C function is `open` (C library).
  package static func open(path: String) -> ControllingTerminal? {
    let descriptor = unsafe Glibc.open(path, O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    guard isatty(descriptor) == 1 else {
      close(descriptor)
      return nil
    }
    return ControllingTerminal(descriptor: descriptor)
  }

  deinit {
    stopKeys()
    close(descriptor)
  }

  /// How large the terminal is now.
  ///
  /// The corresponding C function is `ioctl` (C library).
  package var size: TerminalSize {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return .usual }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Whether the terminal wraps its lines anew when it gets narrower, as far as the environment tells.
  package var rewrapsLines: Bool { TerminalFacts.rewrapsLines() }

  /// Shows text at once.
  package func write(_ text: String) {
    _ = DescriptorSink(descriptor).write(Array(text.utf8)[...])
  }

  /// Switches line editing, echo and the keys for signals off.
  ///
  /// What was typed ahead is kept. The corresponding C function is `tcsetattr` (C library).
  package func startKeys() -> Bool {
    guard saved == nil else { return true }
    var settings = termios()
    guard unsafe tcgetattr(descriptor, &settings) == 0 else { return false }
    let before = settings
    watch = SignalWatch()
    CrashRestoration.arm(descriptor: descriptor, settings: before)
    guard setForKeys(before) else {
      CrashRestoration.disarm()
      watch = nil
      return false
    }
    saved = before
    return true
  }

  private func setForKeys(_ before: termios) -> Bool {
    var settings = before
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    settings.c_cc.5 = 0
    settings.c_cc.6 = 1
    return unsafe tcsetattr(descriptor, TCSADRAIN, &settings) == 0
  }

  /// Puts the terminal back as it was before the keys.
  package func stopKeys() {
    guard var settings = saved else { return }
    if !farewell.isEmpty { write(farewell) }
    _ = unsafe tcsetattr(descriptor, TCSADRAIN, &settings)
    CrashRestoration.disarm()
    saved = nil
    watch = nil
  }

  /// Stops the program, or its whole job, with the terminal as it was before the keys.
  ///
  /// The corresponding C functions are `kill` and `raise` (C library).
  package func suspend(wholeJob: Bool) -> Bool {
    stopKeys()
    if wholeJob {
      let before = signal(SIGTSTP, SIG_IGN)
      kill(0, SIGTSTP)
      _ = signal(SIGTSTP, before)
    }
    // Only a signal to this very thread is sure to have stopped the program when the call returns.
    _ = raise(SIGTSTP)
    return startKeys()
  }

  /// Waits for a byte or a signal.
  ///
  /// A signal to end, other than an interrupt, ends the program after the terminal is back as it was; one that is
  /// put off interrupts. The corresponding C functions are `poll` and `read` (C library).
  package func nextEvent(timeoutMilliseconds: Int32?) -> PromptEvent {
    while true {
      var requests = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      if let watch {
        requests.append(pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0))
      }
      // One of -1 is passed over.
      let postponed = requests.count
      requests.append(pollfd(fd: PostponedSignals.descriptor, events: Int16(POLLIN), revents: 0))
      let ready = unsafe poll(&requests, nfds_t(requests.count), timeoutMilliseconds ?? -1)
      if ready == 0 { return .timeout }
      if postponed > 1, requests[1].revents != 0, let signal = watch?.nextSignal() {
        return event(of: signal)
      }
      if requests[postponed].revents != 0 { return event(of: SIGINT) }
      if ready < 0 {
        if errno == EINTR { continue }
        return .end
      }
      guard requests[0].revents != 0 else { continue }
      var byte: UInt8 = 0
      let count = unsafe read(descriptor, &byte, 1)
      if count == 1 { return .byte(byte) }
      if count < 0, errno == EINTR { continue }
      return .end
    }
  }

  private func event(of signal: Int32) -> PromptEvent {
    switch signal {
    case SIGWINCH: return .resized
    case SIGTSTP: return .stopRequested
    case SIGCONT:
      // The shell may have set the terminal for itself meanwhile.
      if let saved { _ = setForKeys(saved) }
      return .resumed
    default:
      stopKeys()
      if signal != SIGINT { kill(getpid(), signal) }
      return .interrupted
    }
  }
}
