/// What a picture may ask for before it is refused.
///
/// Everything here is checked from the header, before memory is taken in proportion to it.
package struct ImageLimits: Hashable, Sendable {
  /// The most pixels a picture may have, width times height.
  package var pixelCount: Int

  /// The most pixels a side of the picture as received may have.
  package var side: Int

  /// The most bytes the encoded picture may have.
  package var encodedByteCount: Int

  /// The most scans a JPEG may have.
  package var scanCount: Int

  /// The most bytes the JPEG decoder may hold for itself.
  package var decoderByteCount: Int

  /// The most pixels a side of the stored picture may have.
  package var storedSide: Int

  /// The most bytes the stored picture may have, which a row of the book must hold with room to spare.
  package var storedByteCount: Int

  /// Creates limits; those not given are the standard ones.
  package init(
    pixelCount: Int = 100_000_000, side: Int = 32_767, encodedByteCount: Int = 64 << 20,
    scanCount: Int = 100, decoderByteCount: Int = 1 << 30, storedSide: Int = 16_384,
    storedByteCount: Int = 120 << 20
  ) {
    self.pixelCount = pixelCount
    self.side = side
    self.encodedByteCount = encodedByteCount
    self.scanCount = scanCount
    self.decoderByteCount = decoderByteCount
    self.storedSide = storedSide
    self.storedByteCount = storedByteCount
  }

  /// The limits that hold for every photo.
  package static let standard = ImageLimits()

  /// The limits for a photo that comes out of the book, where it may be larger than when it was received.
  package static let ofStored = ImageLimits(encodedByteCount: standard.storedByteCount)
}
