import Raster

/// A picture turned upright as its maker says and then as the recipe does, before a pixel is moved.
struct Upright: Hashable {
  /// The format of the picture as stored.
  let format: ReceivedFormat

  /// The size as stored.
  let storedSize: PixelSize

  /// How what is stored has to be turned, all in all.
  let orientation: Orientation

  init(format: ReceivedFormat, storedSize: PixelSize, exif: ExifFacts, recipe: ImageRecipe) {
    self.format = format
    self.storedSize = storedSize
    orientation = recipe.orientation(after: exif.orientation)
  }

  /// The size when it is turned.
  var size: PixelSize { orientation.uprightSize(ofStored: storedSize) }
}
