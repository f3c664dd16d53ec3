import CDigest

/// SHA-256 over bytes that come in pieces.
package struct SHA256: Sendable {
  private var context = sha256_ctx()

  /// Starts with no bytes.
  ///
  /// The corresponding C function is `nettle_sha256_init` (Nettle).
  package init() {
    unsafe nettle_sha256_init(&context)
  }

  /// Takes more bytes.
  ///
  /// The corresponding C function is `nettle_sha256_update` (Nettle).
  package mutating func update(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { pointer in
      unsafe nettle_sha256_update(&context, pointer.count, pointer.baseAddress)
    }
  }

  /// Returns the digest of all bytes taken so far; more may follow.
  ///
  /// The corresponding C function is `nettle_sha256_digest` (Nettle).
  package func digest() -> SHA256Digest {
    var copy = context
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: SHA256Digest.byteCount) {
      target, count in
      unsafe nettle_sha256_digest(&copy, SHA256Digest.byteCount, target.baseAddress)
      count = SHA256Digest.byteCount
    }
    return SHA256Digest(whole: bytes)
  }

  /// Returns the digest of some bytes at once.
  package static func digest(of bytes: [UInt8]) -> SHA256Digest {
    var hash = SHA256()
    hash.update(bytes)
    return hash.digest()
  }
}
