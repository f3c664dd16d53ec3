import ImageCodecs
import PosseModel
import Raster

extension Photo {
  /// Whether the bytes as received were kept and can be decoded again.
  ///
  /// A raw frame of a camera cannot, since what its driver said of it is not kept.
  var hasUsableOriginal: Bool { isOriginalKept && (pixelFormat == nil || isMotionJPEG) }

  /// Takes the bytes as received for what they were received as.
  func picture(ofOriginal bytes: [UInt8]) -> Picture {
    guard isMotionJPEG else { return .file(bytes) }
    // The frame may lack tables that only the reader of frames knows; its size is its own.
    return .frame(
      FrameLayout(.mjpeg, size: PixelSize(width: width, height: height), planes: []), bytes)
  }

  private var isMotionJPEG: Bool { pixelFormat == "MJPG" || pixelFormat == "JPEG" }
}
