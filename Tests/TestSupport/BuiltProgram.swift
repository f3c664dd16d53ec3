import Foundation

/// The programs that were built together with the running tests.
package enum BuiltProgram {
  /// The absolute path of `posse`, which lies beside the test bundle; `POSSE_BINARY` names another.
  package static let posse =
    ProcessInfo.processInfo.environment["POSSE_BINARY"] ?? path(of: "posse")

  /// The absolute path of `sandbox-probe`, a worker that does whatever it is told.
  package static let sandboxProbe = path(of: "sandbox-probe")

  /// The absolute path of `planted-worker`, a decoding process with faults planted in it.
  package static let plantedWorker = path(of: "planted-worker")

  /// The absolute path of `picker-probe`, a picker by itself.
  package static let pickerProbe = path(of: "picker-probe")

  private static func path(of name: String) -> String {
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return bundle.deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// Finds a program of the system by its name, or gives nil when it is not installed.
  package static func find(_ name: String) -> String? {
    for folder in ["/usr/local/bin", "/usr/bin", "/bin", "/usr/sbin", "/sbin"] {
      let candidate = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
    }
    return nil
  }
}
