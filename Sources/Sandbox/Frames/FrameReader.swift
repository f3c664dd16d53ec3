/// A message that is being read, in as many attempts as it takes.
///
/// Memory is taken for a part only when the header is within the limit, and the bytes are read straight into the
/// array that is handed out in the end.
struct FrameReader {
  /// How far the message is.
  enum Progress: Hashable {
    /// It is complete, and the reader is ready for the next.
    case complete([[UInt8]])
    /// More must come first.
    case blocked
    /// There was an end before the first byte of a message.
    case ended
    /// The system refused, with this `errno`.
    case failed(Int32)
  }

  private let limit: Int
  private var header = [UInt8](repeating: 0, count: FrameHeader.byteCount)
  private var parts: [[UInt8]]?
  // The array that is being filled: the header, then one part after the other; and how full it is.
  private var part = 0
  private var filled = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether some bytes of a message have come, but not all.
  var hasBegun: Bool { filled > 0 || parts != nil }

  /// Reads on until the message is complete or nothing more can be read now.
  mutating func advance(
    _ read: (UnsafeMutableRawBufferPointer) -> Transfer
  ) throws(FrameDefect) -> Progress {
    while true {
      if let message = try completedMessage() { return .complete(message) }
      switch unsafe readOnce(read) {
      case .moved(let count): filled += count
      case .blocked: return .blocked
      case .failed(let number): return .failed(number)
      case .ended:
        if hasBegun { throw .cutOff }
        return .ended
      }
    }
  }

  /// Goes on to the next array that needs bytes, and gives the message when there is none.
  private mutating func completedMessage() throws(FrameDefect) -> [[UInt8]]? {
    if parts == nil {
      guard filled == header.count else { return nil }
      let lengths = try FrameHeader(parsing: header, limit: limit).lengths
      // The bytes are not set before they are read; none is looked at until all have been.
      parts = lengths.map { length in
        unsafe [UInt8](unsafeUninitializedCapacity: length) { _, count in count = length }
      }
      (part, filled) = (0, 0)
    }
    while let length = parts.flatMap({ part < $0.count ? $0[part].count : nil }) {
      guard filled == length else { return nil }
      (part, filled) = (part + 1, 0)
    }
    defer { self = FrameReader(limit: limit) }
    return parts
  }

  private mutating func readOnce(_ read: (UnsafeMutableRawBufferPointer) -> Transfer) -> Transfer {
    let offset = filled
    let index = part
    let readRest = { (bytes: UnsafeMutableRawBufferPointer) -> Transfer in
      unsafe read(UnsafeMutableRawBufferPointer(rebasing: bytes[offset...]))
    }
    if parts == nil { return unsafe header.withUnsafeMutableBytes(readRest) }
    return unsafe parts?[index].withUnsafeMutableBytes(readRest) ?? .ended
  }
}
