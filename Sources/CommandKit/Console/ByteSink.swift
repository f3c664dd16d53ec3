/// Where bytes of a stream go.
package protocol ByteSink: AnyObject {
  /// Writes all bytes.
  ///
  /// - Returns: 0, or the error number of the write that failed.
  func write(_ bytes: ArraySlice<UInt8>) -> Int32
}

/// A sink that keeps what is written, for tests.
package final class MemorySink: ByteSink {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []
  private let failure: Int32
  private let capacity: Int

  /// Makes a sink that takes `capacity` bytes and answers further ones with an error number.
  package init(capacity: Int = .max, failure: Int32 = 0) {
    self.capacity = capacity
    self.failure = failure
  }

  /// What was written, as text; stray bytes are replaced.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Keeps the bytes, or fails when the capacity is exceeded.
  package func write(_ bytes: ArraySlice<UInt8>) -> Int32 {
    let room = capacity - self.bytes.count
    self.bytes += bytes.prefix(room)
    return bytes.count <= room ? 0 : failure
  }
}

/// A sink that refuses every byte, such as a standard output that was closed when the program started.
package final class RefusingSink: ByteSink {
  private let failure: Int32

  /// Makes a sink that answers with an error number.
  package init(failure: Int32) { self.failure = failure }

  /// Refuses the bytes.
  package func write(_ bytes: ArraySlice<UInt8>) -> Int32 { failure }
}
