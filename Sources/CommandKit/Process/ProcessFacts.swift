import Glibc

/// What the system says about this process and the user who runs it.
package enum ProcessFacts {
  /// The arguments as bytes, without the name of the program.
  ///
  /// The standard library repairs arguments that are not UTF-8; these are as they were given.
  package static var arguments: [[UInt8]] {
    let count = Int(CommandLine.argc)
    guard count > 1 else { return [] }
    return unsafe (1..<count).compactMap { index in
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { return nil }
      return unsafe Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
    }
  }

  /// The name of the user who runs the process, or the number when there is no name.
  ///
  /// The corresponding C function is `getpwuid_r` (glibc).
  package static var userName: String {
    let number = getuid()
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var buffer = [CChar](repeating: 0, count: 4096)
    let status = unsafe getpwuid_r(number, &entry, &buffer, buffer.count, &found)
    guard status == 0, unsafe found != nil, let name = unsafe entry.pw_name else {
      return String(number)
    }
    return unsafe String(validatingCString: name) ?? String(number)
  }
}
