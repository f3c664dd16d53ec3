/// The side or corner of a picture that a crop lies at.
package enum Gravity: String, Hashable, Sendable, CaseIterable {
  case north, northeast, east, southeast, south, southwest, west, northwest, center

  /// Where a stretch lies from left to right that leaves so much over.
  func x(slack: Int) -> Int {
    switch self {
    case .northwest, .west, .southwest: 0
    case .north, .center, .south: slack / 2
    case .northeast, .east, .southeast: slack
    }
  }

  /// Where a stretch lies from top to bottom that leaves so much over.
  func y(slack: Int) -> Int {
    switch self {
    case .northwest, .north, .northeast: 0
    case .west, .center, .east: slack / 2
    case .southwest, .south, .southeast: slack
    }
  }
}
