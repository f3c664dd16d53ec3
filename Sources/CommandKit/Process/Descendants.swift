import Glibc

/// The processes that a process started, and those that they started.
enum Descendants {
  /// Returns their numbers, the youngest generation first; none where the system does not tell.
  static func of(_ process: pid_t, depth: Int = 16) -> [pid_t] {
    guard depth > 0 else { return [] }
    let children = children(of: process)
    return children.flatMap { of($0, depth: depth - 1) } + children
  }

  /// Whether a process has not ended; one that nobody has waited for yet has.
  static func isRunning(_ process: pid_t) -> Bool {
    // The state is a letter behind the name, which stands in brackets and may hold some itself.
    let state = contents(of: "/proc/\(process)/stat").split(separator: ")").last?.first {
      $0 != " "
    }
    return state.map { $0 != "Z" && $0 != "X" } ?? false
  }

  private static func children(of process: pid_t) -> [pid_t] {
    contents(of: "/proc/\(process)/task/\(process)/children").split(separator: " ")
      .compactMap { pid_t($0) }
  }

  /// The beginning of a file of the system; empty when there is none.
  private static func contents(of path: String) -> String {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(descriptor, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : ""
  }
}
