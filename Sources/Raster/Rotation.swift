/// By how many degrees an upright picture is turned further, clockwise.
package enum Rotation: Int, Hashable, Sendable, CaseIterable {
  case none = 0
  case quarter = 90
  case half = 180
  case threeQuarters = 270
}

extension Rotation {
  /// Reads exactly `90`, `180` or `270`; nil for any other text.
  ///
  /// `description` is the inverse, save for no rotation, which has no text to read.
  package init?(parsing text: String) {
    guard let found = Rotation.allCases.first(where: { $0 != .none && "\($0)" == text }) else {
      return nil
    }
    self = found
  }
}

extension Rotation: CustomStringConvertible {
  /// The degrees, such as `90`.
  package var description: String { "\(rawValue)" }
}
