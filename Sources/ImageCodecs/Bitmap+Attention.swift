import CImageCodecs
import Raster

extension Bitmap {
  /// Returns how many pixels of the one trimmed side should lie before a crop, so that what people look at
  /// first is inside: 0 to what is trimmed.
  ///
  /// The picture should be upright and small. The crop must be shorter on exactly one side; the answer is 0
  /// when it is not.
  /// The corresponding C function is `posse_bitmap_attention`.
  func attentionOffset(ofCrop crop: PixelSize) throws(ImageError) -> Int {
    let size = size
    let channels = UInt32(clamping: channelCount)
    var pixels = bytes
    var offset: UInt32 = 0
    let status = unsafe pixels.withUnsafeMutableBufferPointer { pointer in
      var picture = unsafe posse_bitmap(
        pixels: pointer.baseAddress, width: UInt32(clamping: size.width),
        height: UInt32(clamping: size.height), channels: channels)
      return unsafe posse_bitmap_attention(
        &picture, UInt32(clamping: crop.width), UInt32(clamping: crop.height), &offset)
    }
    guard status != POSSE_NO_MEMORY else { throw .outOfMemory }
    return Int(offset)
  }
}
