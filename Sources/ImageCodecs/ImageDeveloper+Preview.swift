package import Raster

extension ImageDeveloper {
  /// Makes a picture of either kind small, as upright as its camera says, and fitting into a size.
  ///
  /// A side of the size counts as 1 to `Mosaic.largestSide`. A picture whose data stop early is taken with what
  /// there is. Throws `ImageError`, as developing does.
  package static func preview(
    _ picture: Picture, fitting room: PixelSize, limits: ImageLimits = .standard
  ) throws(ImageError) -> PicturePreview {
    let prepared = try PreparedPicture(picture, limits: limits)
    do {
      return try preview(prepared, room, limits)
    } catch .outOfMemory {
      throw .tooLarge(prepared.storedSize, limit: .memory)
    }
  }

  private static func preview(
    _ picture: PreparedPicture, _ room: PixelSize, _ limits: ImageLimits
  ) throws(ImageError) -> PicturePreview {
    let upright = Upright(
      format: picture.format, storedSize: picture.storedSize, exif: picture.metadata.exif,
      recipe: ImageRecipe(maximumSide: .original))
    var plan = DevelopmentPlan(
      PixelRect(whole: upright.size), of: upright,
      to: Mosaic.size(of: upright.size, fitting: room))
    plan.isLenient = true
    var warnings: Set<ImageWarning> = []
    var firstMissingRow: Int?
    let bitmap = try picture.bitmap(
      plan, limits: limits, warnings: &warnings, firstMissingRow: &firstMissingRow)
    // The plan has no more pixels than a mosaic takes.
    guard let mosaic = bitmap.mosaic() else { throw .outOfMemory }
    return PicturePreview(mosaic: mosaic, uprightSize: upright.size, format: picture.format)
  }
}
