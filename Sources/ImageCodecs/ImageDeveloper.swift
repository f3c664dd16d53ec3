import Raster

/// The whole way from received bytes to a stored picture.
///
/// One call that takes bytes and gives bytes and facts, never pixels, so that it can run where untrusted
/// data may do no harm.
package enum ImageDeveloper {
  /// Decodes a JPEG or PNG, turns it upright and as the recipe says, crops, shrinks and encodes it as PNG.
  ///
  /// The same bytes and recipe always give the same PNG and thumbnail. Throws `ImageError`; the limits are
  /// checked from the header, the crop before anything is decoded.
  package static func develop(
    _ bytes: [UInt8], recipe: ImageRecipe, limits: ImageLimits = .standard
  ) throws(ImageError) -> DevelopedImage {
    let header = try ImageHeader(probing: bytes, limits: limits)
    do {
      return try develop(bytes, header, recipe, limits)
    } catch .outOfMemory {
      throw .tooLarge(header.size, limit: .memory)
    }
  }

  private static func develop(
    _ bytes: [UInt8], _ header: ImageHeader, _ recipe: ImageRecipe, _ limits: ImageLimits
  ) throws(ImageError) -> DevelopedImage {
    let metadata = ImageMetadata(bytes, format: header.format)
    let upright = Upright(header, exif: metadata.exif, recipe: recipe)
    let kept = try keptPixels(bytes, upright, recipe, limits)
    let plan = try DevelopmentPlan(keeping: kept, of: upright, recipe: recipe, limits: limits)

    var warnings = metadata.warnings
    var firstMissingRow: Int?
    var bitmap = try Bitmap(
      developing: bytes, format: header.format, plan: plan, limits: limits, warnings: &warnings,
      firstMissingRow: &firstMissingRow)
    let choice = ProfileChoice(metadata.profile, header: header)
    try bitmap.reduce(keepingColor: choice.needsColor)
    let profile = choice.profile(for: bitmap.colorKind, warnings: &warnings)
    if recipe.crop == .mugshot, !bitmap.size.holds(smallestMugshot) {
      warnings.insert(.smallMugshot)
    }
    return DevelopedImage(
      png: try bitmap.encodedPNG(profile: profile),
      thumbnail: try Thumbnail.png(of: bitmap, profile: profile),
      facts: ImageFacts(
        size: bitmap.size, colorKind: bitmap.colorKind, hasProfile: profile != nil,
        format: header.format,
        receivedPixels: metadata.exif.orientation.uprightSize(
          ofStored: header.size),
        keptPixels: kept, firstMissingRow: firstMissingRow, exif: metadata.exif,
        warnings: ImageWarning.allCases.filter(warnings.contains)))
  }

  /// What a mugshot should have at least, in pixels.
  private static let smallestMugshot = PixelSize(width: 480, height: 600)

  /// The part of the upright picture to keep; where the eye goes is found on a small decoded copy.
  private static func keptPixels(
    _ bytes: [UInt8], _ upright: Upright, _ recipe: ImageRecipe, _ limits: ImageLimits
  ) throws(ImageError) -> PixelRect {
    guard let crop = recipe.crop else { return PixelRect(whole: upright.size) }
    switch recipe.placement {
    case .attention:
      return try Attention.rectangle(
        of: crop, in: bytes, upright, isLenient: recipe.isLenient, limits: limits)
    case .gravity(let gravity):
      do { return try crop.rectangle(in: upright.size, placed: gravity) } catch {
        throw .crop(error)
      }
    }
  }
}
