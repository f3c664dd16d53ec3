/// Where a crop of some shape lies in its picture.
package enum CropPlacement: Hashable, Sendable {
  /// At a side, in a corner or in the middle.
  case gravity(Gravity)

  /// Where there is most to see.
  case attention

  /// In the middle; the odd pixel goes to the right or the bottom.
  package static let center = CropPlacement.gravity(.center)
}

extension CropPlacement: LosslessStringConvertible {
  /// Reads `attention` or the name of a gravity; `description` is the inverse.
  package init?(_ text: String) {
    if text == "attention" {
      self = .attention
    } else if let gravity = Gravity(rawValue: text) {
      self = .gravity(gravity)
    } else {
      return nil
    }
  }

  /// The text that `init(_:)` reads as this placement.
  package var description: String {
    switch self {
    case .attention: "attention"
    case .gravity(let gravity): gravity.rawValue
    }
  }
}
