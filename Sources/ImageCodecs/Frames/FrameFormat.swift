/// How a camera hands over the pixels of a frame, by the four letters that Video4Linux has for it.
///
/// Formats that only differ in how many buffers their planes come in are one and the same here.
package enum FrameFormat: String, Hashable, Sendable, CaseIterable {
  /// A JPEG of its own, often without tables.
  case mjpeg = "MJPG"

  /// Packed 4:2:2: Y, Cb, Y, Cr.
  case yuyv = "YUYV"

  /// Packed 4:2:2: Cb, Y, Cr, Y.
  case uyvy = "UYVY"

  /// Packed 4:2:2: Y, Cr, Y, Cb.
  case yvyu = "YVYU"

  /// 4:2:0 in two planes: Y, then Cb and Cr by turns.
  case nv12 = "NV12"

  /// 4:2:0 in two planes: Y, then Cr and Cb by turns.
  case nv21 = "NV21"

  /// 4:2:0 in three planes: Y, Cb, Cr.
  case yu12 = "YU12"

  /// 4:2:0 in three planes: Y, Cr, Cb.
  case yv12 = "YV12"

  /// Red, green, blue.
  case rgb3 = "RGB3"

  /// Blue, green, red.
  case bgr3 = "BGR3"

  /// Blue, green, red and a byte without meaning.
  case xr24 = "XR24"

  /// Light alone.
  case grey = "GREY"

  /// The name people know the format by.
  package var name: String { rawValue }

  /// How many planes a raw frame has; what a JPEG is made of is its own business.
  package var planeCount: Int {
    switch self {
    case .nv12, .nv21: 2
    case .yu12, .yv12: 3
    case .mjpeg, .yuyv, .uyvy, .yvyu, .rgb3, .bgr3, .xr24, .grey: 1
    }
  }
}
