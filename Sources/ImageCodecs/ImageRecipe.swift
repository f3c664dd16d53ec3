package import Raster

/// What to make of a received picture.
package struct ImageRecipe: Hashable, Sendable {
  /// The part of the upright picture to keep; nil keeps all of it.
  package var crop: Crop?

  /// How large the result may be; applied after the crop.
  package var maximumSide: OutputSize

  /// Creates a recipe.
  package init(crop: Crop? = nil, maximumSide: OutputSize) {
    self.crop = crop
    self.maximumSide = maximumSide
  }
}
