import Raster

/// The whole way from received bytes to a stored picture.
///
/// One call that takes bytes and gives bytes and facts, never pixels, so that it can run where untrusted
/// data may do no harm.
package enum ImageDeveloper {
  /// Decodes a JPEG or PNG, turns it upright, crops, shrinks and encodes it as PNG.
  ///
  /// The same bytes and recipe always give the same PNG. Throws `ImageError`; the limits are checked from
  /// the header, the crop before anything is decoded.
  package static func develop(
    _ bytes: [UInt8], recipe: ImageRecipe, limits: ImageLimits = .standard
  ) throws(ImageError) -> DevelopedImage {
    let header = try ImageHeader(probing: bytes, limits: limits)
    let metadata = ImageMetadata(bytes, format: header.format)
    let orientation = metadata.exif.orientation
    let plan = try DevelopmentPlan(
      header: header, orientation: orientation, recipe: recipe, limits: limits)

    var warnings = metadata.warnings
    var bitmap = try Bitmap(
      developing: bytes, format: header.format, plan: plan, limits: limits, warnings: &warnings)
    let choice = ProfileChoice(metadata.profile, header: header)
    try bitmap.reduce(keepingColor: choice.needsColor)
    let profile = choice.profile(for: bitmap.colorKind, warnings: &warnings)
    let png = try bitmap.encodedPNG(profile: profile)
    return DevelopedImage(
      png: png, size: bitmap.size, colorKind: bitmap.colorKind, hasProfile: profile != nil,
      format: header.format, receivedPixels: orientation.uprightSize(ofStored: header.size),
      exif: metadata.exif, warnings: ImageWarning.allCases.filter(warnings.contains))
  }
}
