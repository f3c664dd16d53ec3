/// Puts scalars together from UTF-8 that arrives byte by byte; what is no UTF-8 is dropped.
struct ScalarAssembler: Hashable {
  private var value: UInt32 = 0
  private var minimum: UInt32 = 0
  private var missing = 0

  /// Whether a scalar has begun and not ended.
  var isWaiting: Bool { missing > 0 }

  /// Begins a scalar; false if no scalar begins with the byte.
  mutating func begin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC2...0xDF: (value, minimum, missing) = (UInt32(byte & 0x1F), 0x80, 1)
    case 0xE0...0xEF: (value, minimum, missing) = (UInt32(byte & 0x0F), 0x800, 2)
    case 0xF0...0xF4: (value, minimum, missing) = (UInt32(byte & 0x07), 0x10000, 3)
    default: return false
    }
    return true
  }

  enum Step: Hashable {
    /// More bytes are needed.
    case more
    /// The scalar is complete.
    case scalar(Unicode.Scalar)
    /// The bytes are an overlong form or a surrogate; they are dropped.
    case dropped
    /// The byte is no continuation: what had begun is dropped, and the byte stands for itself.
    case unrelated
  }

  /// Goes on with the next byte.
  mutating func take(_ byte: UInt8) -> Step {
    guard byte & 0xC0 == 0x80 else {
      missing = 0
      return .unrelated
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    if missing > 0 { return .more }
    guard value >= minimum, let scalar = Unicode.Scalar(value) else { return .dropped }
    return .scalar(scalar)
  }
}
