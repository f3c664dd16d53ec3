import CCamera

extension OpenCamera {
  /// No driver has more formats, sizes or intervals; one that never ends its list must not hold us up.
  private static var longestList: UInt32 { 256 }

  /// Asks for all formats, and for the sizes and intervals of those that are of interest.
  func formats(detailed isOfInterest: (FourCC) -> Bool = { _ in true }) -> [CameraFormat] {
    var formats: [CameraFormat] = []
    for index in 0..<Self.longestList {
      var answer = v4l2_fmtdesc()
      answer.index = index
      answer.type = bufferType
      guard attempt(.enumerateFormats, &answer) == 0 else { break }
      let fourcc = FourCC(rawValue: answer.pixelformat)
      // A format may be offered twice, by a driver or by what converts for it.
      if formats.contains(where: { $0.fourcc == fourcc }) { continue }
      let name = unsafe withUnsafeBytes(of: answer.description) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      let (sizes, range) = isOfInterest(fourcc) ? sizes(of: fourcc) : ([], nil)
      formats.append(
        CameraFormat(
          fourcc: fourcc, name: name,
          isCompressed: answer.flags & UInt32(V4L2_FMT_FLAG_COMPRESSED) != 0,
          sizes: sizes, range: range))
    }
    return formats
  }

  /// Asks how fast frames of a format and size come; the fastest and the slowest if all between is possible.
  func intervals(of fourcc: FourCC, _ size: FrameSize) -> [FrameInterval] {
    var intervals: [FrameInterval] = []
    for index in 0..<Self.longestList {
      var answer = v4l2_frmivalenum()
      answer.index = index
      answer.pixel_format = fourcc.rawValue
      answer.width = UInt32(clamping: size.width)
      answer.height = UInt32(clamping: size.height)
      guard attempt(.enumerateIntervals, &answer) == 0 else { break }
      guard answer.type == V4L2_FRMIVAL_TYPE_DISCRETE.rawValue else {
        return [answer.stepwise.min, answer.stepwise.max].compactMap(FrameInterval.init)
      }
      if let interval = FrameInterval(answer.discrete) { intervals.append(interval) }
    }
    return intervals
  }

  private func sizes(of fourcc: FourCC) -> (sizes: [OfferedSize], range: SizeRange?) {
    var sizes: [OfferedSize] = []
    for index in 0..<Self.longestList {
      var answer = v4l2_frmsizeenum()
      answer.index = index
      answer.pixel_format = fourcc.rawValue
      guard attempt(.enumerateSizes, &answer) == 0 else { break }
      guard answer.type == V4L2_FRMSIZE_TYPE_DISCRETE.rawValue else {
        return ([], SizeRange(answer.stepwise))
      }
      let size = FrameSize(
        width: Int(clamping: answer.discrete.width), height: Int(clamping: answer.discrete.height))
      guard size.isPossible, !sizes.contains(where: { $0.size == size }) else { continue }
      sizes.append(OfferedSize(size: size, intervals: intervals(of: fourcc, size)))
    }
    return (sizes, nil)
  }
}

extension SizeRange {
  /// Takes what a driver says; nil if it makes no sense.
  init?(_ range: v4l2_frmsize_stepwise) {
    let most = UInt32(FrameSize.sides.upperBound)
    guard (1...most).contains(range.min_width), (1...most).contains(range.min_height),
      range.max_width >= range.min_width, range.max_height >= range.min_height
    else { return nil }
    least = FrameSize(width: Int(range.min_width), height: Int(range.min_height))
    greatest = FrameSize(
      width: Int(min(range.max_width, most)), height: Int(min(range.max_height, most)))
    step = FrameSize(
      width: Int(min(max(range.step_width, 1), most)),
      height: Int(min(max(range.step_height, 1), most)))
  }
}

extension FrameSize {
  /// Whether both sides lie within ``sides``.
  var isPossible: Bool { Self.sides.contains(width) && Self.sides.contains(height) }
}
