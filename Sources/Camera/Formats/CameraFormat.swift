/// A pixel format that a camera offers.
package struct CameraFormat: Hashable, Sendable {
  /// The letters that name it.
  package let fourcc: FourCC

  /// What the driver calls it.
  package let name: String

  /// Whether frames are compressed.
  package let isCompressed: Bool

  /// The sizes of which it is offered; none if there is a range, or the driver does not tell.
  package let sizes: [OfferedSize]

  /// The range of sizes, if any may be chosen.
  package let range: SizeRange?

  /// Puts together what is known of a format.
  package init(
    fourcc: FourCC, name: String, isCompressed: Bool, sizes: [OfferedSize], range: SizeRange?
  ) {
    self.fourcc = fourcc
    self.name = name
    self.isCompressed = isCompressed
    self.sizes = sizes
    self.range = range
  }

  /// Whether frames of this format can become pictures.
  package var isUnderstood: Bool { PixelLayout(fourcc) != nil }
}
