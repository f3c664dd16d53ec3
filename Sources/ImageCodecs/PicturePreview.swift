package import Raster

/// A picture made small to be looked at, with what a caption says of it.
package struct PicturePreview: Hashable, Sendable {
  /// The picture turned upright, its transparent parts laid on grey.
  ///
  /// Its colours are taken as sRGB, whatever profile it has.
  package let mosaic: Mosaic

  /// The size of the picture as received, turned upright.
  package let uprightSize: PixelSize

  /// What the picture was received as.
  package let format: ReceivedFormat

  /// Makes a preview of its parts.
  package init(mosaic: Mosaic, uprightSize: PixelSize, format: ReceivedFormat) {
    self.mosaic = mosaic
    self.uprightSize = uprightSize
    self.format = format
  }
}
