import Raster

extension Bitmap {
  /// Returns the pixels as a mosaic, transparent ones laid on grey; nil when they are too many for one.
  func mosaic() -> Mosaic? {
    let size = size
    guard Mosaic.room(in: size) == size else { return nil }
    let bytes = bytes
    guard channelCount != 3 else { return Mosaic(size: size, pixels: bytes) }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(3 * size.width * size.height)
    for start in stride(from: 0, to: bytes.count, by: channelCount) {
      if channelCount == 1 {
        for _ in 0..<3 { pixels.append(bytes[start]) }
      } else {
        let alpha = Int(bytes[start + 3])
        for channel in 0..<3 {
          let light = Int(bytes[start + channel]) * alpha + Self.ground * (255 - alpha)
          pixels.append(UInt8((light + 127) / 255))
        }
      }
    }
    return Mosaic(size: size, pixels: pixels)
  }

  /// The grey behind what is transparent: neither black nor white letters vanish on it.
  private static var ground: Int { 128 }
}
