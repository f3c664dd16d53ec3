package import Raster

/// A small PNG of a picture, for lists.
package struct Thumbnail: Hashable, Sendable {
  /// The bytes, fewer than `byteLimit`.
  package let png: [UInt8]

  /// Its size, at most 160 pixels on the longest side and never larger than the picture.
  package let size: PixelSize

  /// Tells whether it carries the colour profile of the picture.
  package let hasProfile: Bool
}

extension Thumbnail {
  /// The number of bytes that a thumbnail stays below.
  package static let byteLimit = 20_000

  /// The longest sides to try, the wanted one first; the last fits whatever the picture shows.
  static let sides = [160, 144, 128, 112, 96, 80, 64, 48, 32]

  /// The shortest longest side for the sake of which a profile is kept.
  static let sideForProfile = 96

  /// Returns the largest thumbnail that `encode` makes small enough, or nil when there is none.
  ///
  /// A profile goes along when a thumbnail of `sideForProfile` or more, or of the whole picture, fits with
  /// it. Else it is dropped, for a thumbnail in slightly wrong colours says more than one too small to see.
  static func firstFitting(
    _ picture: PixelSize, profile: [UInt8]?,
    encode: (PixelSize, [UInt8]?) throws(ImageError) -> [UInt8]
  ) throws(ImageError) -> Thumbnail? {
    if let profile {
      let large = sizes(of: picture, sides: sides.filter { $0 >= sideForProfile })
      // A longer profile hardly ever fits, and packing it again and again takes time.
      for size in large where profile.count < 3 * byteLimit {
        let png = try encode(size, profile)
        if png.count < byteLimit { return Thumbnail(png: png, size: size, hasProfile: true) }
      }
    }
    for size in sizes(of: picture, sides: sides) {
      let png = try encode(size, nil)
      if png.count < byteLimit { return Thumbnail(png: png, size: size, hasProfile: false) }
    }
    return nil
  }

  /// The different sizes that a picture comes to.
  private static func sizes(of picture: PixelSize, sides: [Int]) -> [PixelSize] {
    var sizes: [PixelSize] = []
    for side in sides {
      let size = OutputSize.longestSide(side).fitted(picture)
      if sizes.last != size { sizes.append(size) }
    }
    return sizes
  }
}
