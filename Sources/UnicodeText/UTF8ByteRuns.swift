/// Bytes taken apart into pieces of valid UTF-8 and stray bytes between them.
struct UTF8ByteRuns {
  enum Run: Equatable {
    case text(String)
    case stray(UInt8)
  }

  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Run? {
    guard position < bytes.count else { return nil }
    var end = position
    while end < bytes.count, let length = scalarLength(at: end) { end += length }
    guard end > position else {
      defer { position += 1 }
      return .stray(bytes[position])
    }
    defer { position = end }
    return .text(String(decoding: bytes[position..<end], as: UTF8.self))
  }

  /// The length of the well-formed sequence that begins here, or nil when none does.
  private func scalarLength(at index: Int) -> Int? {
    let lead = bytes[index]
    let length =
      switch lead {
      case 0x00...0x7F: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0, index + length <= bytes.count else { return nil }
    return String(validating: bytes[index..<(index + length)], as: UTF8.self) == nil ? nil : length
  }
}
