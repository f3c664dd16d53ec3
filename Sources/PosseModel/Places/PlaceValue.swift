/// What is known of where something is: a place, or the fixed value that says it is unknown.
///
/// No value at all is nil, and means that nobody has said.
package enum PlaceValue: Hashable, Sendable {
  /// A place with at least one part.
  case place(Place)
  /// The row `..Unknown..`, which has no parts.
  case unknown

  /// Reads a place as ``Place/init(parsing:)`` does, or the text `..Unknown..` in any case.
  package init(parsing text: String) throws(PlaceError) {
    self = PlaceValue.isUnknown(text) ? .unknown : .place(try Place(parsing: text))
  }

  /// Whether a text is `..Unknown..` in any case, with blanks around it or none.
  static func isUnknown(_ text: String) -> Bool {
    // Nothing longer is looked at closer: a text may fill a file.
    let typed = Blank.trimmed(text).prefix(Place.unknownText.utf8.count + 1)
    return String(typed).lowercased() == Place.unknownText.lowercased()
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
