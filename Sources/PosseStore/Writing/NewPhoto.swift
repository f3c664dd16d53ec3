package import Chronology
package import Digest
package import PosseModel

/// A photo as it goes into the book: finished bytes and the facts about them.
package struct NewPhoto: Hashable, Sendable {
  /// The finished PNG.
  package var png: [UInt8]
  /// The digest of the PNG.
  package var pngDigest: SHA256Digest
  /// The digest of the bytes as they were received.
  package var receivedDigest: SHA256Digest
  /// The bytes as they were received, when they are to be kept.
  package var original: [UInt8]?
  /// A small PNG of the same picture for lists, with its digest.
  package var thumbnail: Thumbnail?
  /// The width of the PNG in pixels.
  package var width: Int
  /// The height of the PNG in pixels.
  package var height: Int
  /// The base name as given, or nil for bytes without a name.
  package var file: String?
  /// The format of the received bytes, such as `jpeg`.
  package var originalFormat: String
  /// The number of received bytes.
  package var originalSize: Int
  /// Where the bytes came from.
  package var origin: PhotoOrigin
  /// When the picture was taken, if known.
  package var takenAt: Moment?
  /// The date as the picture's own metadata writes it.
  package var takenText: String?
  /// Where the picture was taken, if known.
  package var coordinate: Coordinate?
  /// Who made the camera, if known.
  package var cameraMake: String?
  /// Which camera it was, if known.
  package var cameraModel: String?
  /// The name of the camera that took it for this book, any text.
  package var device: String?
  /// How that camera wrote the pixels, such as `YUYV`.
  package var pixelFormat: String?
  /// Words about the photo.
  package var caption: String?
  /// The photo that this one was cropped from.
  package var croppedFrom: PhotoID?
  /// What was odd about the received bytes, in stable words.
  package var warnings: [String]

  /// Makes a photo from its finished bytes; the remaining facts are set one by one.
  package init(
    png: [UInt8], pngDigest: SHA256Digest, receivedDigest: SHA256Digest, width: Int, height: Int,
    originalFormat: String, originalSize: Int, origin: PhotoOrigin
  ) {
    self.png = png
    self.pngDigest = pngDigest
    self.receivedDigest = receivedDigest
    self.width = width
    self.height = height
    self.originalFormat = originalFormat
    self.originalSize = originalSize
    self.origin = origin
    warnings = []
  }

  /// A small picture and its digest.
  package struct Thumbnail: Hashable, Sendable {
    /// The finished PNG.
    package var bytes: [UInt8]
    /// The digest of the PNG.
    package var digest: SHA256Digest

    /// Puts both together.
    package init(bytes: [UInt8], digest: SHA256Digest) {
      self.bytes = bytes
      self.digest = digest
    }
  }
}
