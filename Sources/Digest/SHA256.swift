import CDigest

/// SHA-256 over bytes that come in pieces.
package struct SHA256: Sendable {
  private var context = SHA2_CTX()

  /// Starts with no bytes.
  ///
  /// The corresponding C function is `SHA256Init` (libmd).
  package init() {
    unsafe SHA256Init(&context)
  }

  /// Takes more bytes.
  ///
  /// The corresponding C function is `SHA256Update` (libmd).
  package mutating func update(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { pointer in
      unsafe SHA256Update(&context, pointer.baseAddress, pointer.count)
    }
  }

  /// Returns the digest of all bytes taken so far; more may follow.
  ///
  /// The corresponding C function is `SHA256Final` (libmd).
  package func digest() -> SHA256Digest {
    var copy = context
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: SHA256Digest.byteCount) {
      target, count in
      unsafe SHA256Final(target.baseAddress, &copy)
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
