import Raster

/// The small picture that stands for a photo in lists.
enum Thumbnail {
  /// A thumbnail has fewer bytes than this.
  static let byteLimit = 20_000

  /// The longer sides that are tried, in pixels, the best first.
  private static let sides = [160, 144, 128, 112, 96, 80, 64, 48, 32, 16, 8]

  /// Returns the largest thumbnail of a finished picture that is small enough, as PNG.
  ///
  /// It carries the profile of the picture unless that alone makes it too large; never is anything enlarged.
  static func png(of picture: borrowing Bitmap, profile: [UInt8]?) throws(ImageError) -> [UInt8] {
    var png: [UInt8] = []
    for profile in profile == nil ? [nil] : [profile, nil] {
      for side in sides {
        let size = OutputSize.longestSide(side).fitted(picture.size)
        let box = DevelopmentPlan.Box(
          x: 0, y: 0, width: Double(picture.size.width), height: Double(picture.size.height))
        let small = try picture.resampled(
          DevelopmentPlan(box, to: size, orientation: .upright))
        png = try small.encodedPNG(profile: profile)
        if png.count < byteLimit { return png }
      }
    }
    return png
  }
}

extension Bitmap {
  /// Stub.
  borrowing func attentionOffset(forCropOf size: PixelSize) throws(ImageError) -> Int { 0 }
}
