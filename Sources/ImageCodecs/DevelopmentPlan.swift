import Raster

/// Where in the stored picture the wanted part lies and at what scale to decode it.
struct DevelopmentPlan: Hashable {
  /// The size of the result before it is turned upright.
  var storedTarget: PixelSize

  /// The scale to decode at, in eighths: 8, 4, 2 or 1.
  var eighths: Int

  /// The wanted part in the coordinates of the picture decoded at that scale.
  var box: Box

  /// A rectangle whose edges may lie inside of a pixel.
  struct Box: Hashable {
    var x, y, width, height: Double
  }

  /// Plans for the whole turn that `orientation` stands for, with that of the recipe in it.
  ///
  /// Scale and target do not depend on `attentionOffset`, which `Crop.rectangle` takes.
  init(
    header: ImageHeader, orientation: Orientation, recipe: ImageRecipe, limits: ImageLimits,
    attentionOffset: Int? = nil
  ) throws(ImageError) {
    let upright = orientation.uprightSize(ofStored: header.size)
    var wanted = PixelRect(whole: upright)
    if let crop = recipe.crop {
      do {
        wanted = try crop.rectangle(
          in: upright, placed: recipe.placement, attentionOffset: attentionOffset)
      } catch {
        throw .crop(error)
      }
    }
    let target = recipe.maximumSide.fitted(wanted.size)
    guard target.longestSide <= limits.storedSide else {
      throw .resultTooLarge(target, limit: limits.storedSide)
    }
    let rect = orientation.storedRect(ofUpright: wanted, inStored: header.size)
    storedTarget = orientation.storedSize(ofUpright: target)
    eighths =
      header.format == .jpeg ? DevelopmentPlan.eighths(from: rect.size, to: storedTarget) : 8
    let scale = Double(eighths) / 8
    box = Box(
      x: Double(rect.x) * scale, y: Double(rect.y) * scale,
      width: Double(rect.size.width) * scale, height: Double(rect.size.height) * scale)
  }

  /// The smallest scale that still leaves at least a factor of 2 to the resampling filter, which looks
  /// better than what the decoder does.
  private static func eighths(from size: PixelSize, to target: PixelSize) -> Int {
    for eighths in [1, 2, 4]
    where size.width * eighths >= 16 * target.width && size.height * eighths >= 16 * target.height {
      return eighths
    }
    return 8
  }
}
