import CSandbox
import Glibc

/// A Landlock ruleset without rules: it handles all that the kernel knows, and so forbids all of it.
enum LandlockRuleset {
  /// Forbids this process all files and sockets; false if the kernel has no Landlock.
  ///
  /// The system calls are `landlock_create_ruleset` and `landlock_restrict_self` (linux/landlock.h).
  static func forbidEverything() throws(ConfinementFailure) -> Bool {
    let abi = posse_landlock_abi()
    // Absent, switched off at boot, or hidden by a container: there is nothing to be had.
    guard abi >= 1 else { return false }
    var rights = rights(abi: abi)
    let size = abi >= 6 ? 24 : abi >= 4 ? 16 : 8
    let ruleset = unsafe posse_landlock_create(&rights, size)
    guard ruleset >= 0 else { throw ConfinementFailure(step: .landlock, errno: errno) }
    let isRestricted = posse_landlock_restrict(ruleset) == 0
    let number = errno
    close(ruleset)
    guard isRestricted else { throw ConfinementFailure(step: .landlock, errno: number) }
    return true
  }

  /// All rights that an ABI knows; one that it does not know would make the ruleset invalid.
  static func rights(abi: Int32) -> posse_landlock_rights {
    // ABI 1 has 13 rights on files; 2 adds linking across folders, 3 truncation, 5 control of devices.
    let fileRightCount: UInt64 =
      switch abi {
      case ..<2: 13
      case 2: 14
      case 3, 4: 15
      default: 16
      }
    return posse_landlock_rights(
      file_system: (1 << fileRightCount) - 1,
      // Binding and connecting over TCP.
      network: abi >= 4 ? 0b11 : 0,
      // Abstract sockets, and signals to processes outside.
      scopes: abi >= 6 ? 0b11 : 0)
  }
}
