/// What a program did: how it ended and what it wrote.
package struct ProgramResult: Hashable, Sendable {
  /// How the program ended.
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signaled(Int32)
  }

  /// How the program ended.
  package var ending: Ending
  /// The bytes written to standard output.
  package var standardOutput: [UInt8]
  /// The bytes written to standard error.
  package var standardError: [UInt8]
  /// The largest amount of memory the program held at a time, in KiB.
  package var peakMemoryKiB: Int

  /// The exit status as a shell shows it: 128 and the signal when one ended the program.
  package var status: Int32 {
    switch ending {
    case .exited(let status): status
    case .signaled(let signal): 128 + signal
    }
  }

  /// Standard output as text; bytes that are not UTF-8 become U+FFFD.
  package var output: String { String(decoding: standardOutput, as: UTF8.self) }

  /// Standard error as text; bytes that are not UTF-8 become U+FFFD.
  package var errors: String { String(decoding: standardError, as: UTF8.self) }
}
