import Raster

extension Bitmap {
  /// Makes a thumbnail of an upright picture.
  ///
  /// Nil is not to be expected, since 32x32 pixels fit unpacked.
  func thumbnail(profile: [UInt8]?) throws(ImageError) -> Thumbnail? {
    // Every try starts from one smaller picture, twice as large as the first, so that the picture
    // itself is read once.
    let small = try resampled(to: OutputSize.longestSide(320).fitted(size))
    return try Thumbnail.firstFitting(size, profile: profile) {
      (size, profile) throws(ImageError) in
      try small.resampled(to: size).encodedPNG(profile: profile)
    }
  }

  private func resampled(to target: PixelSize) throws(ImageError) -> Bitmap {
    try resampled(DevelopmentPlan(whole: size, to: target))
  }
}
