import Glibc

/// The terminal of the user, opened by its path so that redirected streams do not matter.
///
/// While keys are delivered one by one, signals that would end the program put the terminal back first.
package final class ControllingTerminal: PromptTerminal {
  private let descriptor: Int32
  private var saved: termios?
  private var watch: InterruptWatch?

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
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    settings.c_cc.5 = 0
    settings.c_cc.6 = 1
    watch = InterruptWatch()
    guard unsafe tcsetattr(descriptor, TCSADRAIN, &settings) == 0 else {
      watch = nil
      return false
    }
    saved = before
    return true
  }

  /// Puts the terminal back as it was before the keys.
  package func stopKeys() {
    guard var settings = saved else { return }
    _ = unsafe tcsetattr(descriptor, TCSADRAIN, &settings)
    saved = nil
    watch = nil
  }

  /// Waits for a byte or a signal.
  ///
  /// A signal other than an interrupt ends the program after the terminal is back as it was. The
  /// corresponding C functions are `poll` and `read` (C library).
  package func nextEvent(timeoutMilliseconds: Int32?) -> PromptEvent {
    while true {
      var requests = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      if let watch {
        requests.append(pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0))
      }
      let ready = unsafe poll(&requests, nfds_t(requests.count), timeoutMilliseconds ?? -1)
      if ready == 0 { return .timeout }
      if requests.count > 1, requests[1].revents != 0, let signal = watch?.nextSignal() {
        stopKeys()
        if signal != SIGINT { kill(getpid(), signal) }
        return .interrupted
      }
      if ready < 0 {
        if errno == EINTR { continue }
        return .end
      }
      var byte: UInt8 = 0
      let count = unsafe read(descriptor, &byte, 1)
      if count == 1 { return .byte(byte) }
      if count < 0, errno == EINTR { continue }
      return .end
    }
  }
}
