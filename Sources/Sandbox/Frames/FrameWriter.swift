/// A message that is being written, in as many attempts as it takes, from the arrays it came in.
struct FrameWriter {
  /// How far the message is.
  enum Progress: Hashable {
    /// All of it is written.
    case complete
    /// The other side must read first.
    case blocked
    /// Nobody will read it.
    case ended
    /// The system refused, with this `errno`.
    case failed(Int32)
  }

  private let segments: [[UInt8]]
  private var segment = 0
  private var written = 0

  init(_ header: FrameHeader, _ message: [[UInt8]]) {
    segments = [header.serialized] + message
  }

  /// Writes on until all is written or nothing more can be written now.
  mutating func advance(_ write: (UnsafeRawBufferPointer) -> Transfer) -> Progress {
    while segment < segments.count {
      let count = segments[segment].count
      guard written < count else {
        (segment, written) = (segment + 1, 0)
        continue
      }
      let transfer = unsafe segments[segment].withUnsafeBytes { bytes in
        unsafe write(UnsafeRawBufferPointer(rebasing: bytes[written...]))
      }
      switch transfer {
      case .moved(let count): written += count
      case .blocked: return .blocked
      case .ended: return .ended
      case .failed(let number): return .failed(number)
      }
    }
    return .complete
  }
}
