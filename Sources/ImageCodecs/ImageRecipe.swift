package import Raster

/// What to make of a received picture.
package struct ImageRecipe: Hashable, Sendable {
  /// How to turn the picture when it is upright.
  package var rotation = Rotation.none

  /// Whether to exchange left and right, after turning.
  package var isMirrored = false

  /// The part of the upright picture to keep; nil keeps all of it.
  package var crop: Crop?

  /// Where a crop lies that only says its shape.
  package var placement = CropPlacement.center

  /// How large the result may be; applied after the crop.
  package var maximumSide: OutputSize

  /// Whether a truncated picture is taken, with made-up rows.
  package var isLenient = false

  /// Creates a recipe.
  package init(crop: Crop? = nil, maximumSide: OutputSize) {
    self.crop = crop
    self.maximumSide = maximumSide
  }
}
