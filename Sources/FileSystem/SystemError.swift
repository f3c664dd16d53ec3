/// A system call that failed: which one, on what, and why.
package struct SystemError: Error, Hashable, Sendable {
  /// The number the system gave, such as `ENOENT`.
  package let code: ErrorNumber

  /// The name of the C function, such as `open`.
  package let call: String

  /// The file concerned; nil when the call names none.
  package let path: FilePath?

  /// Puts a failure together.
  package init(code: ErrorNumber, call: String, path: FilePath? = nil) {
    self.code = code
    self.call = call
    self.path = path
  }

  /// The reason in words, in lower case, without a full stop: "no such file or directory".
  package var reason: String { code.reason }
}

extension SystemError: CustomStringConvertible {
  /// Path, reason and call in one line for a test or a log.
  package var description: String {
    (path.map { "\($0.displayText): " } ?? "") + "\(reason) (\(call))"
  }
}
