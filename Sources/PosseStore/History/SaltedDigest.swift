import Digest

/// A digest over random bytes and a text, which tells nothing of the text once the bytes are gone.
struct SaltedDigest {
  /// Sixteen random bytes in hexadecimal.
  let salt: String
  /// The SHA-256 of the salt's bytes and the text's, in hexadecimal.
  let digest: String

  /// Draws a salt and digests a text.
  init(of text: String, using generator: inout some RandomNumberGenerator) {
    let bytes = (0..<2).flatMap { _ in
      bytesOf(generator.next() as UInt64)
    }
    salt = Self.hex(bytes)
    digest = Self.digest(saltBytes: bytes, text: text)
  }

  /// Tells whether a text and a salt have a digest.
  static func matches(salt: String, text: String, digest: String) -> Bool {
    guard let bytes = bytes(salt) else { return false }
    return Self.digest(saltBytes: bytes, text: text) == digest
  }

  private static func digest(saltBytes: [UInt8], text: String) -> String {
    var hash = SHA256()
    hash.update(saltBytes)
    hash.update(Array(text.utf8))
    return hash.digest().hexText
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  private static func bytes(_ hex: String) -> [UInt8]? {
    let digits = Array(hex.utf8)
    guard digits.count == 32 else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard
        let byte = UInt8(String(decoding: digits[index...(index + 1)], as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(byte)
    }
    return bytes
  }
}

/// The eight bytes of a number, the most significant first.
private func bytesOf(_ number: UInt64) -> [UInt8] {
  (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * UInt64($0))) }
}
