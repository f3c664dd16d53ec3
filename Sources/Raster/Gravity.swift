/// Which side or corner of a picture a crop keeps to, with north at the top.
package enum Gravity: String, Hashable, Sendable, CaseIterable {
  case north
  case northEast = "northeast"
  case east
  case southEast = "southeast"
  case south
  case southWest = "southwest"
  case west
  case northWest = "northwest"
  case center
}

extension Gravity {
  /// Reads one of the nine words, such as `northeast`, in lower case; nil for any other text.
  ///
  /// `description` is the inverse.
  package init?(parsing text: String) {
    self.init(rawValue: text)
  }

  /// Returns how many of the left-over columns lie left of the crop; the odd one goes to the right.
  func columnsBefore(of slack: Int) -> Int {
    switch self {
    case .west, .northWest, .southWest: 0
    case .east, .northEast, .southEast: slack
    case .north, .south, .center: slack / 2
    }
  }

  /// Returns how many of the left-over rows lie above the crop; the odd one goes to the bottom.
  func rowsBefore(of slack: Int) -> Int {
    switch self {
    case .north, .northEast, .northWest: 0
    case .south, .southEast, .southWest: slack
    case .east, .west, .center: slack / 2
    }
  }
}

extension Gravity: CustomStringConvertible {
  /// The word that `init(parsing:)` reads as this gravity.
  package var description: String { rawValue }
}
