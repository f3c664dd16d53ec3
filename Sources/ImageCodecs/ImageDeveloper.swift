import Raster

/// The whole way from received bytes to a stored picture.
///
/// One call that takes bytes and gives bytes and facts, so that it can run where untrusted data may do no harm.
/// Pixels leave it only as a ``Mosaic``, of which there are few and any are harmless.
package enum ImageDeveloper {
  /// Decodes a JPEG or PNG, turns it upright and as the recipe says, crops, shrinks and encodes it as PNG.
  ///
  /// The same bytes and recipe always give the same PNG and thumbnail. Throws `ImageError`; the limits are
  /// checked from the header, the crop before anything is decoded.
  package static func develop(
    _ bytes: [UInt8], recipe: ImageRecipe, limits: ImageLimits = .standard
  ) throws(ImageError) -> DevelopedImage {
    try develop(.file(bytes), recipe: recipe, limits: limits)
  }

  /// Does the same with a picture of either kind.
  ///
  /// The layout of a frame is checked against its bytes before one of them is looked at; a JPEG that is a frame
  /// is mended first.
  package static func develop(
    _ picture: Picture, recipe: ImageRecipe, limits: ImageLimits = .standard
  ) throws(ImageError) -> DevelopedImage {
    let prepared = try PreparedPicture(picture, limits: limits)
    do {
      return try develop(prepared, recipe, limits)
    } catch .outOfMemory {
      throw .tooLarge(prepared.storedSize, limit: .memory)
    }
  }

  private static func develop(
    _ picture: PreparedPicture, _ recipe: ImageRecipe, _ limits: ImageLimits
  ) throws(ImageError) -> DevelopedImage {
    let metadata = picture.metadata
    let upright = Upright(
      format: picture.format, storedSize: picture.storedSize, exif: metadata.exif, recipe: recipe)
    let kept = try keptPixels(picture, upright, recipe, limits)
    let plan = try DevelopmentPlan(keeping: kept, of: upright, recipe: recipe, limits: limits)

    var warnings = metadata.warnings
    var firstMissingRow: Int?
    var bitmap = try picture.bitmap(
      plan, limits: limits, warnings: &warnings, firstMissingRow: &firstMissingRow)
    let choice = picture.profileChoice
    try bitmap.reduce(keepingColor: choice.needsColor)
    let profile = choice.profile(for: bitmap.colorKind, warnings: &warnings)
    if recipe.crop == .mugshot, !bitmap.size.holds(smallestMugshot) {
      warnings.insert(.smallMugshot)
    }
    // There always is one: 32 pixels a side fit unpacked.
    let thumbnail = try bitmap.thumbnail(profile: profile)
    return DevelopedImage(
      png: try bitmap.encodedPNG(profile: profile, limit: limits.storedByteCount),
      thumbnail: thumbnail?.png ?? [],
      facts: ImageFacts(
        size: bitmap.size, colorKind: bitmap.colorKind, hasProfile: profile != nil,
        format: picture.format,
        receivedPixels: metadata.exif.orientation.uprightSize(
          ofStored: picture.storedSize),
        keptPixels: kept, firstMissingRow: firstMissingRow, exif: metadata.exif,
        warnings: ImageWarning.allCases.filter(warnings.contains)))
  }

  /// What a mugshot should have at least, in pixels.
  private static let smallestMugshot = PixelSize(width: 480, height: 600)

  /// The part of the upright picture to keep.
  private static func keptPixels(
    _ picture: PreparedPicture, _ upright: Upright, _ recipe: ImageRecipe, _ limits: ImageLimits
  ) throws(ImageError) -> PixelRect {
    guard let crop = recipe.crop else { return PixelRect(whole: upright.size) }
    let view: AttentionView?
    do {
      view = try crop.sizeForAttention(in: upright.size, placed: recipe.placement)
        .flatMap { AttentionView(source: upright.size, picture: upright.size, crop: $0) }
    } catch {
      throw .crop(error)
    }
    let offset = try view.map { view throws(ImageError) in
      try attentionOffset(in: picture, upright, view, recipe, limits)
    }
    do {
      return try crop.rectangle(
        in: upright.size, placed: recipe.placement, attentionOffset: offset)
    } catch {
      throw .crop(error)
    }
  }

  /// Where the eye goes, found on a small copy for which the picture is decoded once more.
  private static func attentionOffset(
    in picture: PreparedPicture, _ upright: Upright, _ view: AttentionView, _ recipe: ImageRecipe,
    _ limits: ImageLimits
  ) throws(ImageError) -> Int {
    var plan = DevelopmentPlan(PixelRect(whole: upright.size), of: upright, to: view.size)
    plan.isLenient = recipe.isLenient
    var warnings: Set<ImageWarning> = []
    var row: Int?
    let small = try picture.bitmap(
      plan, limits: limits, warnings: &warnings, firstMissingRow: &row)
    return view.pictureOffset(of: try small.attentionOffset(ofCrop: view.crop))
  }
}
