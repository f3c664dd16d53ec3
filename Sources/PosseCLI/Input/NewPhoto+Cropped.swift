import Digest
import ImageCodecs
import PosseModel
import PosseStore
import Raster

extension NewPhoto {
  /// Makes a photo for the book of a part of another, whose origin it shares.
  init(_ image: DevelopedImage, croppedFrom parent: Photo) {
    self.init(
      png: image.png, pngDigest: SHA256.digest(of: image.png),
      receivedDigest: SHA256Digest(hexText: parent.sha256) ?? SHA256.digest(of: image.png),
      width: image.size.width, height: image.size.height,
      originalFormat: parent.originalFormat ?? image.format.name,
      originalSize: parent.originalSize ?? parent.size, origin: parent.origin)
    file = parent.file
    takenAt = parent.takenAt
    takenText = parent.takenText
    coordinate = parent.coordinate
    cameraMake = parent.cameraMake
    cameraModel = parent.cameraModel
    caption = parent.caption
    croppedFrom = parent.id
  }
}
