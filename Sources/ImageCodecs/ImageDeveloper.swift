import Raster

/// The whole way from received bytes to a stored picture.
///
/// One call that takes bytes and gives bytes and facts, never pixels, so that it can run where untrusted
/// data may do no harm.
package enum ImageDeveloper {
  /// Decodes a JPEG or PNG, turns it, crops, shrinks and encodes it as PNG.
  ///
  /// The same bytes and recipe always give the same PNG. Throws `ImageError`; the limits are checked from
  /// the header, the crop before anything is decoded.
  package static func develop(
    _ bytes: [UInt8], recipe: ImageRecipe, limits: ImageLimits = .standard
  ) throws(ImageError) -> DevelopedImage {
    let header = try ImageHeader(probing: bytes, limits: limits)
    let metadata = ImageMetadata(bytes, format: header.format)
    let orientation = recipe.orientation(after: metadata.exif.orientation)
    var plan = try DevelopmentPlan(
      header: header, orientation: orientation, recipe: recipe, limits: limits)

    var warnings = metadata.warnings
    let stored = try Bitmap(
      decoding: bytes, format: header.format, eighths: plan.eighths, limits: limits,
      warnings: &warnings)
    if let offset = try stored.attentionOffset(
      recipe: recipe, picture: orientation.uprightSize(ofStored: header.size),
      orientation: orientation)
    {
      plan = try DevelopmentPlan(
        header: header, orientation: orientation, recipe: recipe, limits: limits,
        attentionOffset: offset)
    }
    var bitmap = try stored.resampled(
      plan.box, to: plan.storedTarget, orientation: orientation)
    let choice = ProfileChoice(metadata.profile, header: header)
    try bitmap.reduce(keepingColor: choice.needsColor)
    let profile = choice.profile(for: bitmap.colorKind, warnings: &warnings)
    let png = try bitmap.encodedPNG(profile: profile)
    return DevelopedImage(
      png: png, size: bitmap.size, colorKind: bitmap.colorKind, hasProfile: profile != nil,
      format: header.format,
      receivedPixels: metadata.exif.orientation.uprightSize(ofStored: header.size),
      exif: metadata.exif, warnings: ImageWarning.allCases.filter(warnings.contains))
  }
}
