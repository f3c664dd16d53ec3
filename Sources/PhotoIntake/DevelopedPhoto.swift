package import Digest
package import ImageCodecs

/// A photo ready to be stored, with the facts that are kept beside it.
package struct DevelopedPhoto {
  /// The picture to store, as PNG.
  package let png: SpooledBytes

  /// The digest of `png`.
  package let pngDigest: SHA256Digest

  /// The small picture, as PNG.
  package let thumbnail: SpooledBytes

  /// The digest of `thumbnail`.
  package let thumbnailDigest: SHA256Digest

  /// The digest of the bytes as received.
  package let receivedDigest: SHA256Digest

  /// How many bytes were received.
  package let receivedSize: Int

  /// The bytes as received when they are to be kept, else nil.
  package let original: SpooledBytes?

  /// What is known of the picture.
  package let facts: ImageFacts
}
