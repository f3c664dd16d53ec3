package import Camera
package import ImageCodecs
import Raster

extension FrameLayout {
  /// Describes a frame for the decoder; nil for a format that it has no name for.
  package init?(_ frame: CameraFrame) {
    let isJPEG = frame.fourcc == .mjpg || frame.fourcc == .jpeg
    guard let format = isJPEG ? .mjpeg : FrameFormat(rawValue: frame.fourcc.description) else {
      return nil
    }
    self.init(
      format, size: PixelSize(width: frame.size.width, height: frame.size.height),
      planes: frame.planes.map { Plane(offset: $0.offset, stride: $0.stride) },
      matrix: frame.colour.matrix, range: frame.colour.range)
  }
}

extension FrameColour {
  /// How Y, Cb and Cr stand for colours, where the numbers are those of linux/videodev2.h.
  ///
  /// What the driver leaves open follows from the colour space (`V4L2_MAP_YCBCR_ENC_DEFAULT`). Encodings that are
  /// neither of both are nearer to BT.709.
  fileprivate var matrix: FrameLayout.Matrix {
    switch encoding {
    case Self.encodingDefault: Self.spacesOf709.contains(colorspace) ? .bt709 : .bt601
    case Self.encoding601, Self.encodingXV601, Self.encodingSYCC: .bt601
    default: .bt709
    }
  }

  /// What Y, Cb and Cr reach; left open it is all of it for JPEG only (`V4L2_MAP_QUANTIZATION_DEFAULT`).
  fileprivate var range: FrameLayout.SampleRange {
    switch quantization {
    case Self.fullRange: .full
    case Self.limitedRange: .limited
    default: colorspace == Self.spaceJPEG ? .full : .limited
    }
  }

  private static let encodingDefault: UInt32 = 0
  private static let encoding601: UInt32 = 1
  private static let encodingXV601: UInt32 = 3
  private static let encodingSYCC: UInt32 = 5
  private static let fullRange: UInt32 = 1
  private static let limitedRange: UInt32 = 2
  private static let spaceJPEG: UInt32 = 7
  // SMPTE 240M, Rec. 709, BT.2020 and DCI-P3.
  private static let spacesOf709: Set<UInt32> = [2, 3, 10, 12]
}
