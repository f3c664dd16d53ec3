import CCamera

/// What the driver will give, as it answered and not as it was asked.
struct NegotiatedFormat: Hashable {
  let fourcc: FourCC
  let size: FrameSize
  let colour: FrameColour

  /// Whether the lines of a frame come all at once (`enum v4l2_field`); a driver that does not say means it.
  let isProgressive: Bool

  /// The bytes from line to line, for each piece of memory; 0 if the driver does not say.
  let strides: [Int]

  init?(_ pixels: v4l2_pix_format) {
    // Without this mark the driver knows nothing of the fields behind it.
    let isWhole = pixels.priv == V4L2_PIX_FMT_PRIV_MAGIC
    self.init(
      fourcc: pixels.pixelformat, width: pixels.width, height: pixels.height, field: pixels.field,
      strides: [pixels.bytesperline],
      colour: FrameColour(
        colorspace: pixels.colorspace, encoding: isWhole ? pixels.ycbcr_enc : 0,
        quantization: isWhole ? pixels.quantization : 0,
        transfer: isWhole ? pixels.xfer_func : 0))
  }

  init?(_ pixels: v4l2_pix_format_mplane) {
    let all = pixels.plane_fmt
    let planes = [all.0, all.1, all.2, all.3, all.4, all.5, all.6, all.7]
    guard (1...planes.count).contains(Int(pixels.num_planes)) else { return nil }
    self.init(
      fourcc: pixels.pixelformat, width: pixels.width, height: pixels.height, field: pixels.field,
      strides: planes.prefix(Int(pixels.num_planes)).map(\.bytesperline),
      colour: FrameColour(
        colorspace: pixels.colorspace, encoding: UInt32(pixels.ycbcr_enc),
        quantization: UInt32(pixels.quantization), transfer: UInt32(pixels.xfer_func)))
  }

  /// Refuses what no camera can mean, so that no sum made of it can overflow.
  private init?(
    fourcc: UInt32, width: UInt32, height: UInt32, field: UInt32, strides: [UInt32],
    colour: FrameColour
  ) {
    size = FrameSize(width: Int(clamping: width), height: Int(clamping: height))
    guard size.isPossible else { return nil }
    let mostBytes: UInt64 = 1 << 29
    guard strides.allSatisfy({ UInt64($0) * UInt64(height) <= mostBytes }) else { return nil }
    self.fourcc = FourCC(rawValue: fourcc)
    self.strides = strides.map { Int($0) }
    self.colour = colour
    isProgressive = [V4L2_FIELD_NONE.rawValue, V4L2_FIELD_ANY.rawValue].contains(field)
  }
}
