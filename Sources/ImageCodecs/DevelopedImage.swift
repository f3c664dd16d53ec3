package import Raster

/// What a recipe made of a received picture.
package struct DevelopedImage: Hashable, Sendable {
  /// The stored picture: a PNG with no chunk but IHDR, sRGB or iCCP, IDAT and IEND.
  package var png: [UInt8]

  /// The size of the stored picture.
  package var size: PixelSize

  /// The colours of the stored picture.
  package var colorKind: ColorKind

  /// Tells whether the stored picture carries a colour profile; else it is sRGB.
  package var hasProfile: Bool

  /// What the picture was received as.
  package var format: ImageFormat

  /// The size as received, turned upright.
  package var receivedPixels: PixelSize

  /// What the camera wrote beside the picture.
  package var exif: ExifFacts

  /// What was odd about it, in a fixed order.
  package var warnings: [ImageWarning]

  /// The colours of a stored picture, 8 bits each.
  package enum ColorKind: String, Hashable, Sendable, CaseIterable {
    case gray
    case rgb
    /// At least one pixel is not opaque.
    case rgba
  }
}
