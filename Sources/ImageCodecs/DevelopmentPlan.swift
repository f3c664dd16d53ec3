import CImageCodecs
import Raster

/// Where in the stored picture the wanted part lies, at what scale to decode it and what to make of it.
struct DevelopmentPlan: Hashable {
  /// The size of the result before it is turned upright.
  var storedTarget: PixelSize

  /// How the result is turned.
  var orientation: Orientation

  /// The scale to decode at, in eighths: 8, 4, 2 or 1.
  var eighths: Int

  /// The wanted part in the coordinates of the picture decoded at that scale.
  var box: Box

  /// Whether missing rows are made up for instead of refused.
  var isLenient = false

  /// A rectangle whose edges may lie inside of a pixel.
  struct Box: Hashable {
    var x, y, width, height: Double
  }

  /// Makes a box of a picture into a size, both as stored.
  init(_ box: Box, to target: PixelSize, orientation: Orientation) {
    storedTarget = target
    self.orientation = orientation
    eighths = 8
    self.box = box
  }

  /// Makes a whole picture into a size, without turning it.
  init(whole size: PixelSize, to target: PixelSize) {
    let box = Box(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    self.init(box, to: target, orientation: .upright)
  }

  /// Makes a part of an upright picture into a size, both upright.
  init(_ kept: PixelRect, of upright: Upright, to target: PixelSize) {
    orientation = upright.orientation
    storedTarget = orientation.storedSize(ofUpright: target)
    let rect = orientation.storedRect(ofUpright: kept, inStored: upright.storedSize)
    eighths =
      upright.format == .jpeg ? DevelopmentPlan.eighths(from: rect.size, to: storedTarget) : 8
    let scale = Double(eighths) / 8
    box = Box(
      x: Double(rect.x) * scale, y: Double(rect.y) * scale,
      width: Double(rect.size.width) * scale, height: Double(rect.size.height) * scale)
  }

  /// Makes a part of an upright picture as large as a recipe wants it.
  init(
    keeping kept: PixelRect, of upright: Upright, recipe: ImageRecipe, limits: ImageLimits
  ) throws(ImageError) {
    let target = recipe.maximumSide.fitted(kept.size)
    guard target.longestSide <= limits.storedSide else {
      throw .resultTooLarge(target, limit: limits.storedSide)
    }
    self.init(kept, of: upright, to: target)
    isLenient = recipe.isLenient
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

  /// The plan as the C functions take it.
  var storage: posse_plan {
    posse_plan(
      eighths: UInt32(clamping: eighths),
      box: posse_box(x: box.x, y: box.y, width: box.width, height: box.height),
      width: UInt32(clamping: storedTarget.width), height: UInt32(clamping: storedTarget.height),
      orientation: UInt32(orientation.rawValue), is_lenient: isLenient)
  }
}
