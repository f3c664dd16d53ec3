import Raster

/// How bright a raw frame is, to tell when a camera has found its exposure.
///
/// Cheap enough for every frame: it looks at a few thousand pixels. A JPEG would have to be decoded for it, which
/// only a confined process may do, so that there is no answer for one.
package enum FrameBrightness {
  /// How many pixels are looked at along each side, at most.
  private static let samplesPerSide = 64

  /// Returns the mean luma from 0, black, to 255, white, whatever the range of the samples; nil for a JPEG.
  ///
  /// Throws `FrameProblem` when the layout does not fit the bytes.
  package static func mean(
    of bytes: [UInt8], layout: FrameLayout
  ) throws(FrameProblem) -> Int? {
    guard layout.format != .mjpeg else { return nil }
    let frame = try RawFrame(bytes, layout: layout)
    let channels = frame.hasLumaAndColor ? Array(frame.channels.prefix(1)) : frame.channels
    let weights = channels.count == 1 ? [1000] : [299, 587, 114]
    var sum = 0
    var count = 0
    for y in places(along: layout.size.height) {
      for x in places(along: layout.size.width) {
        for (channel, weight) in zip(channels, weights) {
          sum += weight * Int(bytes[channel.index(x: x, y: y)])
        }
        count += 1000
      }
    }
    guard frame.hasLumaAndColor, layout.range == .limited else { return (sum + count / 2) / count }
    let full = (2 * (sum - 16 * count) * 255 / 219 + count) / (2 * count)
    return min(max(full, 0), 255)
  }

  /// Places spread evenly over a side.
  private static func places(along side: Int) -> [Int] {
    let count = min(side, samplesPerSide)
    return (0..<count).map { (2 * $0 + 1) * side / (2 * count) }
  }
}
