package import Raster

/// What to make of a received picture.
///
/// The steps go in this order: turn upright as the camera says, rotate, exchange left and right, crop, shrink.
package struct ImageRecipe: Hashable, Sendable {
  /// How far to turn the upright picture, clockwise.
  package var rotation: Rotation

  /// Whether to exchange left and right, after the rotation.
  package var isMirrored: Bool

  /// The part of the turned picture to keep; nil keeps all of it.
  package var crop: Crop?

  /// Where the crop lies, or nil for the placement that is the crop's own.
  ///
  /// An exact rectangle takes none.
  package var placement: CropPlacement?

  /// How large the result may be; applied after the crop.
  package var maximumSide: OutputSize

  /// Whether a picture whose data stop early is taken with what there is, instead of refused.
  package var isLenient: Bool

  /// Creates a recipe; what is not given leaves the picture as it is.
  package init(
    rotation: Rotation = .none, isMirrored: Bool = false, crop: Crop? = nil,
    placement: CropPlacement? = nil, maximumSide: OutputSize, isLenient: Bool = false
  ) {
    self.rotation = rotation
    self.isMirrored = isMirrored
    self.crop = crop
    self.placement = placement
    self.maximumSide = maximumSide
    self.isLenient = isLenient
  }
}

extension ImageRecipe {
  /// Returns how the stored picture must be turned, all in all, when its camera says `orientation`.
  func orientation(after orientation: Orientation) -> Orientation {
    let turned = orientation.turned(by: rotation)
    return isMirrored ? turned.exchangingLeftAndRight : turned
  }
}
