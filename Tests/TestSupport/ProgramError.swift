/// Why a program gave no result.
package enum ProgramError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The program could not be started; the number is an errno.
  case cannotStart(program: String, errno: Int32)
  /// The program did not end in time and was killed; the texts are what it had written.
  case deadlinePassed(program: String, output: String, errors: String)

  /// One sentence for the test's report.
  package var description: String {
    switch self {
    case .cannotStart(let program, let errno):
      "cannot start '\(program)' (errno \(errno)); is it built and installed?"
    case .deadlinePassed(let program, let output, let errors):
      "'\(program)' did not end in time\nstdout so far:\n\(output)\nstderr so far:\n\(errors)"
    }
  }
}
