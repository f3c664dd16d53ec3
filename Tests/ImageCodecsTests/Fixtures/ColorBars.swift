import ImageCodecs
import Raster

/// The eight bars of a test picture at three quarters of full strength.
enum ColorBars {
  /// White, yellow, cyan, green, magenta, red, blue, black, as they should come out.
  static let colors: [[UInt8]] = [
    [191, 191, 191], [191, 191, 0], [0, 191, 191], [0, 191, 0], [191, 0, 191], [191, 0, 0],
    [0, 0, 191], [0, 0, 0],
  ]

  /// The same as the virtual driver of Linux (vivid) writes them, BT.601 in limited range.
  static let measured: [[UInt8]] = [
    [179, 128, 128], [160, 44, 141], [130, 156, 44], [111, 72, 58], [83, 183, 197], [64, 99, 211],
    [34, 211, 114], [16, 128, 128],
  ]

  /// What vivid has for Y in other ranges and by the other matrix.
  static let measuredFullLuma: [UInt8] = [190, 168, 133, 111, 78, 56, 21, 1]
  static let measuredLuma709: [UInt8] = [179, 167, 144, 132, 62, 50, 27, 16]

  /// And for light alone.
  static let measuredGrey: [UInt8] = [190, 176, 149, 136, 54, 40, 13, 0]

  /// The bar that a pixel lies in; each begins at an even one.
  static func index(x: Int, width: Int) -> Int {
    min(x / max(width / 16 * 2, 2), 7)
  }

  /// Y, Cb and Cr of a colour by the definition of the standards.
  static func samples(
    of color: [UInt8], _ matrix: FrameLayout.Matrix, _ range: FrameLayout.SampleRange
  ) -> [UInt8] {
    let (red, green, blue) = (Double(color[0]), Double(color[1]), Double(color[2]))
    let (forRed, forBlue) = matrix == .bt601 ? (0.299, 0.114) : (0.2126, 0.0722)
    let luma = forRed * red + (1 - forRed - forBlue) * green + forBlue * blue
    let (inBlue, inRed) = ((blue - luma) / (2 - 2 * forBlue), (red - luma) / (2 - 2 * forRed))
    return switch range {
    case .full: [luma, 128 + inBlue, 128 + inRed].map { UInt8($0.rounded()) }
    case .limited:
      [16 + luma * 219 / 255, 128 + inBlue * 224 / 255, 128 + inRed * 224 / 255]
        .map { UInt8($0.rounded()) }
    }
  }

  /// A frame of bars.
  static func frame(
    _ format: FrameFormat, _ size: PixelSize, _ matrix: FrameLayout.Matrix = .bt601,
    _ range: FrameLayout.SampleRange = .limited
  ) -> TestFrame {
    let bars: [[UInt8]] =
      switch format {
      case .grey: measuredGrey.map { [$0] }
      case .rgb3, .bgr3, .xr24: colors
      default: colors.map { samples(of: $0, matrix, range) }
      }
    return TestFrame(format: format, size: size, matrix: matrix, range: range) { x, _ in
      bars[index(x: x, width: size.width)]
    }
  }

  /// The greatest difference of any sample of a picture from what it should be.
  static func difference(of picture: Decoded, _ format: FrameFormat) -> Int {
    let expected = format == .grey ? measuredGrey.map { [$0, $0, $0] } : colors
    var most = 0
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width {
        let color = expected[index(x: x, width: picture.size.width)]
        let start = (y * picture.size.width + x) * picture.channelCount
        for c in 0..<3 {
          let sample = picture.bytes[start + (picture.channelCount == 1 ? 0 : c)]
          most = max(most, abs(Int(sample) - Int(color[c])))
        }
      }
    }
    return most
  }
}
