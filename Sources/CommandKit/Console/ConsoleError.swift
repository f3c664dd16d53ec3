import Glibc

/// Why standard output could not be written.
package enum ConsoleError: Error, Hashable, Sendable {
  /// The reader of a pipe went away; nothing to report.
  case readerGone
  /// The write failed with this error number.
  case failed(Int32)

  init(errorNumber: Int32) {
    self = errorNumber == EPIPE ? .readerGone : .failed(errorNumber)
  }

  /// The reason in words, such as `no space left on device`.
  package var reason: String {
    switch self {
    case .readerGone: "the reader went away"
    case .failed(ENOSPC): "no space left on device"
    case .failed(EBADF): "it is closed"
    case .failed(EIO): "input/output error"
    case .failed(EFBIG): "the file is too large"
    case .failed(EDQUOT): "the disk quota is used up"
    case .failed(let number): "error number \(number)"
    }
  }
}
