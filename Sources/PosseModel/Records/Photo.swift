package import Chronology

/// What is known of a photo, without its bytes.
package struct Photo: Hashable, Sendable {
  /// The number of the photo.
  package var id: PhotoID
  /// The identity that lasts when books are merged, 36 characters.
  package var uuid: String
  /// Whom it shows.
  package var fugitive: FugitiveID
  /// The base name of the file as it was given; nil for bytes without a name.
  package var file: String?
  /// Pixels across the stored PNG.
  package var width: Int
  /// Pixels down the stored PNG.
  package var height: Int
  /// Bytes of the stored PNG.
  package var size: Int
  /// The SHA-256 of the bytes as they were received, 64 hexadecimal digits.
  package var sha256: String
  /// The SHA-256 of the stored PNG, 64 hexadecimal digits.
  package var pngSha256: String
  /// Where it came from.
  package var origin: PhotoOrigin
  /// When it was taken, if known.
  package var takenAt: Moment?
  /// The words under it.
  package var caption: String?
  /// Whether it stands for the person where there is room for one.
  package var isPrimary: Bool
  /// The image format of the bytes received, such as `jpeg`.
  package var originalFormat: String?
  /// How many bytes were received.
  package var originalSize: Int?
  /// Whether the bytes received are kept beside the stored PNG.
  package var isOriginalKept = false
  /// The photo that this one was cropped from.
  package var croppedFrom: PhotoID?
  /// What was odd about the bytes received, in stable words.
  package var warnings: [String] = []
  /// The date in the words of the picture's own metadata.
  package var takenText: String?
  /// Who made the camera.
  package var cameraMake: String?
  /// Which camera it was.
  package var cameraModel: String?
  /// The name of the camera that took it for this book; nil for what came as a file.
  package var device: String?
  /// How that camera wrote the pixels, such as `YUYV`.
  package var pixelFormat: String?
  /// Where it was taken, north of the equator.
  package var latitude: Degrees?
  /// Where it was taken, east of Greenwich.
  package var longitude: Degrees?

  /// Creates the facts that every photo has; the others are set one by one.
  package init(
    id: PhotoID, uuid: String, fugitive: FugitiveID, file: String?, width: Int, height: Int,
    size: Int, sha256: String, pngSha256: String, origin: PhotoOrigin
  ) {
    self.id = id
    self.uuid = uuid
    self.fugitive = fugitive
    self.file = file
    self.width = width
    self.height = height
    self.size = size
    self.sha256 = sha256
    self.pngSha256 = pngSha256
    self.origin = origin
    isPrimary = false
  }

  /// The point where it was taken, when both angles are known.
  package var coordinate: Coordinate? {
    Coordinate(latitude: latitude, longitude: longitude)
  }
}
