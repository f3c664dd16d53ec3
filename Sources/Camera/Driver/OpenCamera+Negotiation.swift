import CCamera
import Glibc

extension OpenCamera {
  /// Sets the best format that the driver agrees to.
  func negotiate(
    _ wish: FrameWish
  ) throws(CameraError) -> (format: NegotiatedFormat, layout: PixelLayout, asked: FrameSize) {
    // Some drivers have a hundred formats with ten sizes each.
    let formats = formats { PixelLayout($0) != nil && wish.fourcc ?? $0 == $0 }
    let candidates = FormatCandidate.all(
      of: formats, for: wish, currentSize: currentSize() ?? FrameSize(width: 640, height: 480))
    // A driver that bends everything into what nobody understands will go on doing so.
    for candidate in candidates.prefix(64) {
      guard let format = try set(candidate, stride: wish.stride) else { continue }
      guard let layout = PixelLayout(format.fourcc),
        wish.fourcc == nil || wish.fourcc == format.fourcc
      else { continue }
      guard format.isProgressive else { throw .interlaced(path: path) }
      guard format.strides.count == layout.pieceCount else {
        throw .implausible(path: path, call: DriverCall.setFormat.rawValue)
      }
      setInterval(of: format)
      return (format, layout, candidate.size)
    }
    throw .noFormat(path: path, offered: formats.map(\.fourcc))
  }

  /// Reads the size that is set.
  private func currentSize() -> FrameSize? {
    var answer = unsafe v4l2_format()
    unsafe answer.type = bufferType
    guard unsafe attempt(.getFormat, &answer) == 0 else { return nil }
    return unsafe negotiated(answer)?.size
  }

  /// Asks for a format, and gives what the driver made of it; nil if it refused.
  private func set(
    _ candidate: FormatCandidate, stride: Int
  ) throws(CameraError) -> NegotiatedFormat? {
    var answer = unsafe v4l2_format()
    unsafe answer.type = bufferType
    let (width, height) = (
      UInt32(clamping: candidate.size.width), UInt32(clamping: candidate.size.height)
    )
    if isMultiplanar {
      var pixels = v4l2_pix_format_mplane()
      pixels.width = width
      pixels.height = height
      pixels.pixelformat = candidate.layout.fourcc.rawValue
      pixels.field = V4L2_FIELD_NONE.rawValue
      pixels.num_planes = UInt8(candidate.layout.pieceCount)
      pixels.plane_fmt.0.bytesperline = UInt32(clamping: stride)
      unsafe answer.fmt.pix_mp = pixels
    } else {
      var pixels = v4l2_pix_format()
      pixels.width = width
      pixels.height = height
      pixels.pixelformat = candidate.layout.fourcc.rawValue
      pixels.field = V4L2_FIELD_NONE.rawValue
      pixels.bytesperline = UInt32(clamping: stride)
      unsafe answer.fmt.pix = pixels
    }
    switch unsafe attempt(.setFormat, &answer) {
    case 0: break
    case EINVAL: return nil
    case let errno: throw .failed(.setFormat, errno, path)
    }
    guard let format = unsafe negotiated(answer) else {
      throw .implausible(path: path, call: DriverCall.setFormat.rawValue)
    }
    return format
  }

  private func negotiated(_ answer: v4l2_format) -> NegotiatedFormat? {
    unsafe isMultiplanar
      ? NegotiatedFormat(answer.fmt.pix_mp) : NegotiatedFormat(answer.fmt.pix)
  }

  /// Asks for about 30 frames a second, since some drivers begin with very few; one that refuses is let be.
  private func setInterval(of format: NegotiatedFormat) {
    let intervals = intervals(of: format.fourcc, format.size)
    let usual = intervals.filter { $0.rate <= 30.5 }.max { $0.rate < $1.rate }
    guard let interval = usual ?? intervals.min(by: { $0.rate < $1.rate }) else { return }
    var answer = v4l2_streamparm()
    answer.type = bufferType
    unsafe answer.parm.capture.timeperframe.numerator = interval.numerator
    unsafe answer.parm.capture.timeperframe.denominator = interval.denominator
    _ = attempt(.setParameters, &answer)
  }
}
