import CImageCodecs
import Raster

/// A frame of plain samples whose layout fits its bytes.
struct RawFrame {
  /// What the driver says of it.
  let layout: FrameLayout

  /// The buffer.
  let bytes: [UInt8]

  /// Where its samples lie.
  let channels: [FrameChannel]

  /// Checks a layout, which must not be that of a JPEG, against the bytes.
  init(_ bytes: [UInt8], layout: FrameLayout) throws(FrameProblem) {
    channels = try layout.channels(byteCount: bytes.count)
    self.layout = layout
    self.bytes = bytes
  }

  /// Whether the samples are Y, Cb and Cr.
  var hasLumaAndColor: Bool { colors.rawValue >= POSSE_FRAME_BT601_LIMITED.rawValue }

  /// What the samples mean.
  private var colors: posse_frame_colors {
    switch (layout.format, layout.matrix, layout.range) {
    case (.grey, _, _), (.mjpeg, _, _): POSSE_FRAME_GREY
    case (.rgb3, _, _), (.bgr3, _, _), (.xr24, _, _): POSSE_FRAME_RGB
    case (_, .bt601, .limited): POSSE_FRAME_BT601_LIMITED
    case (_, .bt601, .full): POSSE_FRAME_BT601_FULL
    case (_, .bt709, .limited): POSSE_FRAME_BT709_LIMITED
    case (_, .bt709, .full): POSSE_FRAME_BT709_FULL
    }
  }

  /// The frame as the C functions take it.
  var storage: posse_frame {
    var frame = posse_frame()
    frame.width = UInt32(clamping: layout.size.width)
    frame.height = UInt32(clamping: layout.size.height)
    frame.colors = colors
    let none = posse_frame_channel()
    let all = channels.map(\.storage)
    // One channel or three.
    frame.channels = (
      all.first ?? none, all.dropFirst().first ?? none, all.dropFirst(2).first ?? none
    )
    return frame
  }
}
