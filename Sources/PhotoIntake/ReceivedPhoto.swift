package import Digest
package import ImageCodecs
package import Raster

/// A photo ready to be stored, with the facts that are kept beside it.
package struct ReceivedPhoto: Hashable, Sendable {
  /// The picture to store, as PNG.
  package var png: [UInt8]

  /// The digest of `png`.
  package var pngDigest: SHA256Digest

  /// The digest of the bytes as received.
  package var receivedDigest: SHA256Digest

  /// How many bytes were received.
  package var receivedSize: Int

  /// What the picture was received as.
  package var format: ImageFormat

  /// The size of the picture to store.
  package var size: PixelSize

  /// The size as received, turned upright.
  package var receivedPixels: PixelSize

  /// The last part of the path as given, escaped where it is not plain text; nil for standard input.
  package var fileName: String?

  /// What kind of source it came from.
  package var sourceKind: PhotoSource.Kind

  /// What the camera wrote beside the picture.
  package var exif: ExifFacts

  /// The bytes as received when they are to be kept, else nil.
  package var original: [UInt8]?

  /// What was odd about the picture, in a fixed order.
  package var warnings: [ImageWarning]

  /// The width of the picture to store, in pixels.
  package var width: Int { size.width }

  /// The height of the picture to store, in pixels.
  package var height: Int { size.height }
}
