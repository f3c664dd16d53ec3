import Raster

/// The search for the part of a picture that people look at.
enum Attention {
  /// The longer side of the small copy that is looked at, in pixels.
  private static let workingSide = OutputSize.longestSide(256)

  /// Returns where a crop lies best along the one axis that it trims.
  ///
  /// The picture is decoded once more for it, at a small scale. Throws `ImageError`.
  static func rectangle(
    of crop: Crop, in bytes: [UInt8], _ upright: Upright, isLenient: Bool, limits: ImageLimits
  ) throws(ImageError) -> PixelRect {
    let working = workingSide.fitted(upright.size)
    let whole: PixelRect
    let small: PixelRect
    do {
      whole = try crop.rectangle(in: upright.size)
      guard let shape = try? crop.rectangle(in: working) else { return whole }
      small = shape
    } catch {
      throw .crop(error)
    }
    let (slack, smallSlack) = (
      slack(of: whole, in: upright.size), slack(of: small, in: working)
    )
    guard slack > 0, smallSlack > 0 else { return whole }
    var plan = DevelopmentPlan(
      PixelRect(whole: upright.size), of: upright, to: working)
    plan.isLenient = isLenient
    var warnings: Set<ImageWarning> = []
    var row: Int?
    let copy = try Bitmap(
      developing: bytes, format: upright.format, plan: plan, limits: limits, warnings: &warnings,
      firstMissingRow: &row)
    let offset = try copy.attentionOffset(forCropOf: small.size)
    do {
      return try crop.rectangle(
        in: upright.size, trimming: (offset * slack + smallSlack / 2) / smallSlack)
    } catch {
      throw .crop(error)
    }
  }

  private static func slack(of rect: PixelRect, in picture: PixelSize) -> Int {
    max(picture.width - rect.size.width, picture.height - rect.size.height)
  }
}
