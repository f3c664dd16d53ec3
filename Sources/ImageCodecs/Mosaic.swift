package import Raster

/// A small picture as bare pixels, to be shown and never stored.
package struct Mosaic: Hashable, Sendable {
  /// The most pixels a side has.
  package static let largestSide = 240

  /// The size, 1 to `largestSide` pixels a side.
  package let size: PixelSize

  /// Red, green and blue of each pixel, row by row from the top; exactly as many as the size says.
  package let pixels: [UInt8]

  /// Makes a mosaic; nil when a side is out of bounds or the pixels are not as many as the size says.
  package init?(size: PixelSize, pixels: [UInt8]) {
    guard Mosaic.bounds.contains(size.width), Mosaic.bounds.contains(size.height),
      pixels.count == 3 * size.width * size.height
    else { return nil }
    self.size = size
    self.pixels = pixels
  }
}

extension Mosaic {
  /// The pixels that a side may have.
  static let bounds = 1...largestSide

  /// Returns the room there is for a mosaic in a size, whatever its sides are.
  package static func room(in size: PixelSize) -> PixelSize {
    func bounded(_ side: Int) -> Int { min(max(side, 1), largestSide) }
    return PixelSize(width: bounded(size.width), height: bounded(size.height))
  }

  /// Returns the size of the mosaic of an upright picture: as large as fits, the same shape, never enlarged.
  ///
  /// A side of the picture has from 1 to 2^31 pixels.
  static func size(of picture: PixelSize, fitting room: PixelSize) -> PixelSize {
    let room = Mosaic.room(in: room)
    if room.holds(picture) { return picture }
    func scaled(_ side: Int, by factor: Int, over whole: Int) -> Int {
      max(1, (side * factor + whole / 2) / whole)
    }
    if picture.width * room.height >= picture.height * room.width {
      return PixelSize(
        width: room.width, height: scaled(picture.height, by: room.width, over: picture.width))
    }
    return PixelSize(
      width: scaled(picture.width, by: room.height, over: picture.height), height: room.height)
  }
}
