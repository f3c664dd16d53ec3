package import FileSystem
package import Sandbox

/// Why no picture can be developed, whichever it is.
package enum DarkroomError: Error, Hashable, Sendable {
  /// The process that decodes cannot be started or not be confined.
  case sandbox(SandboxError)

  /// The finished pictures cannot be kept until all are there.
  case spool(FileWriteError)
}
