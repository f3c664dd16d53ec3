/// The environment variables of a command, as bytes: values of paths need not be text.
package struct Environment {
  private let lookUp: (String) -> [UInt8]?

  /// Makes an environment that asks a closure for each variable.
  package init(lookUp: @escaping (String) -> [UInt8]?) {
    self.lookUp = lookUp
  }

  /// The bytes of a variable; nil when it is unset or empty.
  package func bytes(_ name: String) -> [UInt8]? {
    guard let value = lookUp(name), !value.isEmpty else { return nil }
    return value
  }

  /// The text of a variable; nil when it is unset, empty or no UTF-8.
  package func text(_ name: String) -> String? {
    bytes(name).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The text of a variable, which may be empty; nil when it is unset or no UTF-8.
  package func textOrEmpty(_ name: String) -> String? {
    lookUp(name).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
