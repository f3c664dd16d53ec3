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

  /// Returns where attention wants the crop of a recipe in the turned picture of size `picture`, of which
  /// this bitmap holds all pixels as stored, at any scale.
  ///
  /// Nil when attention has nothing to say. Throws `ImageError.crop` or `.outOfMemory`.
  func attentionOffset(
    recipe: ImageRecipe, picture: PixelSize, orientation: Orientation
  ) throws(ImageError) -> Int? {
    let crop: PixelSize?
    do {
      crop = try recipe.crop?.sizeForAttention(in: picture, placed: recipe.placement)
    } catch {
      throw .crop(error)
    }
    let source = orientation.uprightSize(ofStored: size)
    guard let crop, let view = AttentionView(source: source, picture: picture, crop: crop) else {
      return nil
    }
    let whole = DevelopmentPlan.Box(
      x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    let small = try resampled(
      whole, to: orientation.storedSize(ofUpright: view.size), orientation: orientation)
    return view.pictureOffset(of: try small.attentionOffset(ofCrop: view.crop))
  }
}
