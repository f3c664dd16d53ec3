import Glibc

/// How a worker is started.
package struct WorkerLaunch: Hashable, Sendable {
  /// The path of the program; `/proc/self/exe` is the one that runs.
  package var program: String

  /// The arguments after the program's name, without zero bytes; they must make it call ``WorkerLoop``.
  package var arguments: [String]

  /// All environment variables the worker gets, as `NAME=value`.
  package var environment: [String]

  /// What a worker may use.
  package var limits: WorkerLimits

  /// Whether the worker confines itself; the arguments must say the same.
  package var isConfined: Bool

  /// Describes a worker that is, unless told otherwise, this program with little environment and all confinement.
  package init(
    program: String = "/proc/self/exe",
    arguments: [String],
    environment: [String] = WorkerLaunch.minimalEnvironment(),
    limits: WorkerLimits = WorkerLimits(),
    isConfined: Bool = true
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.limits = limits
    self.isConfined = isConfined
  }

  /// Returns what the program needs to start, and nothing of what it is told about its user.
  ///
  /// Libraries are found as for this process, sanitizers keep their options, and Swift prints no backtrace of
  /// a crash, since that takes another process.
  package static func minimalEnvironment() -> [String] {
    let inherited = ["LD_LIBRARY_PATH", "ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"]
    return ["SWIFT_BACKTRACE=enable=no"]
      + inherited.compactMap { name in
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe "\(name)=\(String(cString: value))"
      }
  }
}
