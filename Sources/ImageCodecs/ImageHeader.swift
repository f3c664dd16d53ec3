import CImageCodecs
package import Raster

/// What the header of a picture says.
package struct ImageHeader: Hashable, Sendable {
  /// The format, by content.
  package var format: ImageFormat

  /// The size as stored, before it is turned upright.
  package var size: PixelSize

  /// Tells whether the picture has neither colour nor a palette.
  package var isGray: Bool

  /// Tells whether the picture is stored as inks.
  package var isCMYK: Bool

  /// The bits of a sample as stored.
  package var bitDepth: Int

  /// Tells whether a JPEG is progressive or a PNG interlaced.
  package var isProgressive: Bool

  /// Reads the header and checks it against the limits; nothing is decoded.
  ///
  /// The corresponding C functions are `jpeg_read_header` (libjpeg-turbo) and `png_read_info` (libpng).
  package init(probing bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageError) {
    guard bytes.count <= limits.encodedByteCount else {
      throw .tooManyBytes(bytes.count, limit: limits.encodedByteCount)
    }
    guard let format = ImageFormat(sniffing: bytes) else {
      throw .unsupportedFormat(SeenFormat(sniffing: bytes))
    }
    var header = posse_header()
    var report = posse_report()
    unsafe bytes.withUnsafeBufferPointer { pointer in
      switch format {
      case .jpeg: _ = unsafe posse_jpeg_probe(pointer.baseAddress, pointer.count, &header, &report)
      case .png: _ = unsafe posse_png_probe(pointer.baseAddress, pointer.count, &header, &report)
      }
    }
    try report.check(format, limits: limits)
    self.format = format
    size = PixelSize(width: Int(header.width), height: Int(header.height))
    isGray = header.components < 3
    isCMYK = header.is_cmyk
    bitDepth = Int(header.bit_depth)
    isProgressive = header.is_progressive
    if let bound = limits.bound(exceededBy: size) { throw .tooLarge(size, limit: bound) }
  }
}

extension ImageLimits {
  /// The first limit that a size exceeds.
  func bound(exceededBy size: PixelSize) -> ImageError.Bound? {
    if size.longestSide > side { return .side(side) }
    if size.width * size.height > pixelCount { return .pixelCount(pixelCount) }
    return nil
  }
}
