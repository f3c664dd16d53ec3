/// How far a worker is confined, as it says itself before it sees its first message.
package enum SandboxExtent: UInt8, Hashable, Sendable {
  /// System calls are filtered, Landlock forbids every file and socket, limits hold.
  case full = 1

  /// The kernel has no Landlock; system calls are filtered all the same, and limits hold.
  case withoutLandlock = 2

  /// Limits hold, nothing else, since the program asked for that.
  case off = 3

  /// Neither limits nor filters, since the program was built with a sanitizer that needs what they take away.
  case sanitizer = 4
}
