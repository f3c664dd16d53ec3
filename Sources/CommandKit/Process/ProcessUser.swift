import Glibc

/// The user who runs this process.
package enum ProcessUser {
  /// The number of the user whose rights the process has.
  ///
  /// The corresponding C function is `geteuid` (C library).
  package static var effectiveNumber: UInt32 { geteuid() }

  /// The name of the user, or the number when there is no name.
  ///
  /// The corresponding C function is `getpwuid_r` (C library).
  package static var name: String {
    let number = getuid()
    var entry = unsafe passwd()
    var found: UnsafeMutablePointer<passwd>?
    var buffer = [CChar](repeating: 0, count: 4096)
    let status = unsafe getpwuid_r(number, &entry, &buffer, buffer.count, &found)
    guard status == 0, unsafe found != nil, let name = unsafe entry.pw_name else {
      return String(number)
    }
    return unsafe String(validatingCString: name) ?? String(number)
  }
}
