package import Raster

/// What is known of a developed picture beside its bytes.
package struct ImageFacts: Hashable, Sendable {
  /// The size of the stored picture.
  package var size: PixelSize

  /// The colours of the stored picture.
  package var colorKind: ColorKind

  /// Tells whether the stored picture carries a colour profile; else it is sRGB.
  package var hasProfile: Bool

  /// What the picture was received as.
  package var format: ReceivedFormat

  /// The size as received, turned upright.
  package var receivedPixels: PixelSize

  /// The part of the upright picture that was kept, in pixels as received.
  package var keptPixels: PixelRect

  /// The first row that is made up, counted as the picture was received; nil when none is.
  package var firstMissingRow: Int?

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
