extension CameraFrame {
  /// How light the frame is on the whole, from 0 to 255; nil if it is compressed.
  ///
  /// Only some pixels are looked at: the same ones in each frame of a size.
  package var meanLuma: Double? {
    guard let plane = planes.first, let layout = PixelLayout(fourcc) else { return nil }
    let weights = layout.lumaWeights
    let pixel = layout.bytesPerPixel
    var (sum, count) = (0, 0)
    for line in stride(from: 0, to: plane.lineCount, by: 8) {
      let start = plane.offset + line * plane.stride
      for place in stride(from: 0, through: plane.lineLength - pixel, by: 8 * pixel) {
        for (index, weight) in weights where weight > 0 {
          sum += weight * Int(bytes[start + place + index])
        }
        count += 1
      }
    }
    return count > 0 ? Double(sum) / Double(count * 8) : nil
  }
}

extension PixelLayout {
  /// Which bytes of a pixel make up how much of its light, in eighths.
  fileprivate var lumaWeights: [(index: Int, weight: Int)] {
    switch fourcc {
    case .uyvy: [(1, 8)]
    case .rgb3: [(0, 2), (1, 5), (2, 1)]
    case .bgr3, .xr24: [(0, 1), (1, 5), (2, 2)]
    default: [(0, 8)]
    }
  }
}
