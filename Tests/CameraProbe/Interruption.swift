import Glibc
import Synchronization

/// Whether SIGINT came.
enum Interruption {
  private static let flag = Atomic(false)

  static var isWanted: Bool { flag.load(ordering: .relaxed) }

  static func watch() {
    // Made before a signal can come: a handler must not be the first to use it.
    flag.store(false, ordering: .relaxed)
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { _ in
      Interruption.flag.store(true, ordering: .relaxed)
    }
    _ = unsafe sigaction(SIGINT, &action, nil)
  }
}
