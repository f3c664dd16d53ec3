import Glibc

/// The environment of the process as bytes: values of paths need not be text.
package struct Environment: Sendable {
  private let values: [String: [UInt8]]

  /// Makes an environment from names and values.
  package init(_ values: [String: [UInt8]]) {
    self.values = values
  }

  /// Returns the environment that the process was started with.
  ///
  /// The corresponding C variable is `environ` (glibc).
  package static func ofProcess() -> Environment {
    var values: [String: [UInt8]] = [:]
    guard var entry = unsafe environ else { return Environment(values) }
    while let text = unsafe entry.pointee {
      let bytes = unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
      if let equals = bytes.firstIndex(of: UInt8(ascii: "=")),
        let name = String(validating: bytes[..<equals], as: UTF8.self), values[name] == nil
      {
        values[name] = Array(bytes[(equals + 1)...])
      }
      unsafe entry += 1
    }
    return Environment(values)
  }

  /// The bytes of a variable; nil when it is unset or empty.
  package func bytes(_ name: String) -> [UInt8]? {
    guard let value = values[name], !value.isEmpty else { return nil }
    return value
  }

  /// The text of a variable; nil when it is unset, empty or no UTF-8.
  package func text(_ name: String) -> String? {
    bytes(name).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// Whether a variable is set to something other than an empty text.
  package func isSet(_ name: String) -> Bool {
    bytes(name) != nil
  }
}
