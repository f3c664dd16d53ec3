import Glibc

/// The environment variables of this process.
package enum ProcessEnvironment {
  /// Returns the bytes of a variable; nil when it is not set.
  ///
  /// The corresponding C function is `getenv` (C library).
  package static func bytes(_ name: String) -> [UInt8]? {
    guard let start = unsafe getenv(name) else { return nil }
    let count = unsafe strlen(start)
    return unsafe UnsafeRawBufferPointer(start: start, count: count).map { $0 }
  }

  /// Returns a variable as text; nil when it is not set or is not UTF-8.
  package static func text(_ name: String) -> String? {
    bytes(name).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
