import Glibc
import Synchronization

/// A file descriptor that closes itself.
final class Descriptor {
  /// The number the kernel knows it by; -1 once closed.
  private(set) var number: Int32

  /// Takes over an open descriptor.
  init(_ number: Int32) {
    self.number = number
  }

  deinit {
    close()
  }

  /// Closes the descriptor; closing twice does nothing.
  func close() {
    guard number >= 0 else { return }
    _ = Glibc.close(number)
    number = -1
  }
}

/// A pipe whose ends no other program inherits.
struct Pipe {
  /// The end to read from.
  let readEnd: Descriptor
  /// The end to write to.
  let writeEnd: Descriptor

  /// Opens a pipe for talking to the program named, which appears in the error.
  init(for program: String) throws(ProgramError) {
    var ends: (Int32, Int32) = (-1, -1)
    // No program may start between the two calls, or it would hold the ends open.
    let status = SpawnActions.startLock.withLock { _ in
      let status = unsafe withUnsafeMutableBytes(of: &ends) { bytes in
        unsafe pipe(bytes.assumingMemoryBound(to: Int32.self).baseAddress)
      }
      _ = fcntl(ends.0, F_SETFD, FD_CLOEXEC)
      _ = fcntl(ends.1, F_SETFD, FD_CLOEXEC)
      return status
    }
    guard status == 0 else { throw .cannotStart(program: program, errno: errno) }
    readEnd = Descriptor(ends.0)
    writeEnd = Descriptor(ends.1)
  }
}
