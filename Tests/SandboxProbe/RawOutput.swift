import Glibc

/// Bytes on the pipe to the other side, without the rules of messages.
enum RawOutput {
  /// Writes all bytes to standard output.
  static func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// The beginning of a message with parts of these lengths, true or not.
  static func header(lengths: [UInt64], count: UInt32? = nil) -> [UInt8] {
    let numbers = lengths + [UInt64](repeating: 0, count: max(0, 8 - lengths.count))
    var bytes = Array("PSW1".utf8)
    let partCount = count ?? UInt32(lengths.count)
    bytes += (0..<4).map { UInt8(truncatingIfNeeded: partCount >> (8 * UInt32($0))) }
    for number in numbers {
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
    }
    return bytes
  }
}
