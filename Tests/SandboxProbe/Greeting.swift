import Glibc

/// What a process says that is no proper worker.
enum Greeting: String {
  case mute
  case babble
  case refuse
  case hasten

  /// Says it and gives the status to exit with.
  func send() -> Int32 {
    switch self {
    case .mute: return 9
    case .babble:
      RawOutput.write(
        Array("Hello! What can I do for you today? Please type a command: one of those below.".utf8)
      )
      return 0
    case .refuse:
      // One part of 6 bytes: zero, the step (the filter), errno 22.
      RawOutput.write(
        RawOutput.header(lengths: [6]) + [0, 12, 22, 0, 0, 0])
      return 71
    case .hasten:
      // A proper hello, and at once a reply to what was not asked yet.
      RawOutput.write(RawOutput.header(lengths: [1]) + [3] + RawOutput.header(lengths: []))
      var byte: UInt8 = 0
      while unsafe read(STDIN_FILENO, &byte, 1) == 1 {}
      return 0
    }
  }
}
