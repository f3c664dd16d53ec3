import Raster

/// The outside of a PNG as we write it: the only chunks are IHDR, sRGB or iCCP, IDAT and IEND.
struct StoredPNG {
  /// The size that the header gives.
  let size: PixelSize

  /// Looks at the frames of the chunks; nil when the bytes are no such PNG from first to last.
  init?(_ bytes: [UInt8]) {
    let reader = EndianBytes(bytes[...])
    guard ImageFormat(sniffing: bytes) == .png, let width = reader.number(at: 16, size: 4),
      let height = reader.number(at: 20, size: 4), width > 0, height > 0
    else { return nil }
    var names: [String] = []
    var offset = 8
    while offset < bytes.count {
      guard names.count < 4, let length = reader.number(at: offset, size: 4),
        reader.slice(at: offset + 8, count: length + 4) != nil
      else { return nil }
      names.append(String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self))
      offset += 12 + length
    }
    guard names == ["IHDR", "sRGB", "IDAT", "IEND"] || names == ["IHDR", "iCCP", "IDAT", "IEND"]
    else { return nil }
    size = PixelSize(width: width, height: height)
  }
}
