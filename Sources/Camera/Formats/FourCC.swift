/// The four letters by which Video4Linux names a pixel format (linux/videodev2.h, `v4l2_fourcc`); an open set.
package struct FourCC: RawRepresentable, Hashable, Sendable {
  /// The letters as a number, the first in the lowest byte.
  package let rawValue: UInt32

  /// Takes any number.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Takes the first four letters of a text; missing ones are blanks.
  package init(_ letters: String) {
    let bytes = Array(letters.utf8.prefix(4))
    rawValue = (0..<4).reduce(0) { sum, place in
      sum | UInt32(place < bytes.count ? bytes[place] : UInt8(ascii: " ")) << (8 * UInt32(place))
    }
  }

  /// A JPEG per frame, often without its tables.
  package static let mjpg = FourCC("MJPG")
  /// A JPEG per frame, with a header.
  package static let jpeg = FourCC("JPEG")
  /// Packed 4:2:2: Y0 Cb Y1 Cr.
  package static let yuyv = FourCC("YUYV")
  /// Packed 4:2:2: Cb Y0 Cr Y1.
  package static let uyvy = FourCC("UYVY")
  /// Packed 4:2:2: Y0 Cr Y1 Cb.
  package static let yvyu = FourCC("YVYU")
  /// 4:2:0: a plane of Y, then one of Cb and Cr in turn.
  package static let nv12 = FourCC("NV12")
  /// 4:2:0: a plane of Y, then one of Cr and Cb in turn.
  package static let nv21 = FourCC("NV21")
  /// 4:2:0: planes of Y, Cb and Cr.
  package static let yu12 = FourCC("YU12")
  /// 4:2:0: planes of Y, Cr and Cb.
  package static let yv12 = FourCC("YV12")
  /// Bytes R, G, B.
  package static let rgb3 = FourCC("RGB3")
  /// Bytes B, G, R.
  package static let bgr3 = FourCC("BGR3")
  /// Bytes B, G, R and one without meaning.
  package static let xr24 = FourCC("XR24")
  /// Bytes of grey.
  package static let grey = FourCC("GREY")
}

extension FourCC: CustomStringConvertible {
  /// The letters without blanks at the end; any that is no visible ASCII stands as a question mark.
  package var description: String {
    // The highest bit says that the rest is big-endian (`v4l2_fourcc_be`).
    let plain = rawValue & 0x7FFF_FFFF
    let letters = (0..<4).map { UInt8(truncatingIfNeeded: plain >> (8 * $0)) }
    let visible = letters.map { (0x20..<0x7F).contains($0) ? $0 : UInt8(ascii: "?") }
    let text = String(decoding: visible, as: UTF8.self)
    let end = text.lastIndex { $0 != " " }
    return (end.map { String(text[...$0]) } ?? "") + (rawValue >> 31 == 1 ? "-BE" : "")
  }
}
