/// Where a crop of a given shape lies in the picture.
package enum CropPlacement: Hashable, Sendable {
  /// At a side, in a corner or in the middle.
  case gravity(Gravity)

  /// Where people look first, heads above all.
  case attention

  /// In the middle, where crops lie unless they say otherwise.
  package static let center = CropPlacement.gravity(.center)
}
