/// What the driver says of the colours of a frame, in the numbers of linux/videodev2.h; 0 leaves it to the default.
package struct FrameColour: Hashable, Sendable {
  /// The colours of which all others are mixed (`enum v4l2_colorspace`).
  package let colorspace: UInt32

  /// How colours become Y, Cb and Cr (`enum v4l2_ycbcr_encoding`).
  package let encoding: UInt32

  /// Whether all values are used (`enum v4l2_quantization`).
  package let quantization: UInt32

  /// How light becomes numbers (`enum v4l2_xfer_func`).
  package let transfer: UInt32

  /// Puts the four together.
  package init(colorspace: UInt32, encoding: UInt32, quantization: UInt32, transfer: UInt32) {
    self.colorspace = colorspace
    self.encoding = encoding
    self.quantization = quantization
    self.transfer = transfer
  }
}
