/// What is known of where something is: a place, or the fixed value that says it is unknown.
///
/// No value at all is nil, and means that nobody has said.
package enum PlaceValue: Hashable, Sendable {
  /// A place with at least one part.
  case place(Place)
  /// The row `..Unknown..`, which has no parts.
  case unknown

  /// Reads a place as ``Place/init(parsing:)`` does, or the text `..Unknown..`.
  package init(parsing text: String) throws(PlaceError) {
    // The place comes first in doubt: it refuses overlong text before looking at it.
    do {
      self = .place(try Place(parsing: text))
    } catch .unknownState(_, state: Place.unknownText, _)
      where String(Blank.trimmed(text)) == Place.unknownText
    {
      self = .unknown
    }
  }

  /// Reads a place as ``Place/init(stored:)`` does, or the text `..Unknown..`.
  package init(stored text: String) throws(PlaceError) {
    self = text == Place.unknownText ? .unknown : .place(try Place(stored: text))
  }

  /// The place, or nil when it is unknown.
  package var place: Place? {
    switch self {
    case .place(let place): place
    case .unknown: nil
    }
  }

  /// The text as typed and as exported, such as `TX/78701 Austin` or `..Unknown..`.
  package var machineText: String {
    place?.machineText ?? Place.unknownText
  }

  /// The text as people read it, such as `Austin TX 78701` or `..Unknown..`.
  package var displayText: String {
    place?.displayText ?? Place.unknownText
  }
}
