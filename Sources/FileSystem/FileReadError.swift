/// Why a file could not be read whole.
package struct FileReadError: Error, Hashable, Sendable {
  /// What went wrong.
  package enum Reason: Hashable, Sendable {
    /// The path names a folder.
    case directory
    /// The path names a pipe that nobody writes to.
    case pipeWithoutWriter
    /// The path names a character or block device.
    case device
    /// The path names a socket.
    case socket
    /// The file holds more bytes than may be read.
    case overLimit(bytes: Int)
    /// The file was changed while it was read, so that what was read may be no one's.
    case changedMeanwhile
    /// The system refused, such as for a missing file or missing permission.
    case system(ErrorNumber)
  }

  /// The file; nil for standard input.
  package let path: FilePath?
  /// What went wrong.
  package let reason: Reason

  /// Puts a failure together.
  package init(path: FilePath?, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The reason in words, in lower case, without a full stop.
  package var text: String {
    switch reason {
    case .directory: "is a directory"
    case .pipeWithoutWriter: "is a pipe that nobody writes to"
    case .device: "is a device, not a file"
    case .socket: "is a socket, not a file"
    case .overLimit(let bytes): "is larger than the limit of \(bytes) bytes"
    case .changedMeanwhile: "was changed while it was read"
    case .system(let code): code.reason
    }
  }
}
