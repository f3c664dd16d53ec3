/// The 32 bytes that SHA-256 makes of any number of bytes.
package struct SHA256Digest: Hashable, Sendable {
  /// How many bytes a digest has.
  package static let byteCount = 32

  /// The digest itself, `byteCount` bytes.
  package let bytes: [UInt8]

  /// Creates a digest from its bytes, or nil when there are not 32.
  package init?(bytes: [UInt8]) {
    guard bytes.count == SHA256Digest.byteCount else { return nil }
    self.bytes = bytes
  }

  init(whole bytes: [UInt8]) {
    precondition(bytes.count == SHA256Digest.byteCount, "a digest has 32 bytes")
    self.bytes = bytes
  }

  /// Creates a digest from 64 hexadecimal digits of either case; the inverse of `hexText`.
  package init?(hexText: String) {
    let digits = hexText.utf8.map(SHA256Digest.value(ofDigit:))
    guard digits.count == 2 * SHA256Digest.byteCount else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[index], let low = digits[index + 1] else { return nil }
      bytes.append(high << 4 | low)
    }
    self.bytes = bytes
  }

  /// The digest as 64 lower-case hexadecimal digits.
  package var hexText: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func value(ofDigit digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension SHA256Digest: CustomStringConvertible {
  /// The same as `hexText`.
  package var description: String { hexText }
}
