import UnicodeText

/// The rule for the texts of one field.
package struct TextField: Hashable, Sendable {
  /// The name of the field as users write it.
  package let name: String
  /// The largest number of code points, after normalisation.
  package let limit: Int
  /// Whether the text is a value of a list, which a lone `?` asks to choose.
  private let isChosen: Bool
  /// Whether the list has the fixed row `..Unknown..`, which the text means in any case.
  private let hasUnknown: Bool

  /// Creates a rule; most are static members.
  package init(name: String, limit: Int) {
    self.init(name: name, limit: limit, isChosen: false, hasUnknown: false)
  }

  private init(name: String, limit: Int, isChosen: Bool, hasUnknown: Bool) {
    self.name = name
    self.limit = limit
    self.isChosen = isChosen
    self.hasUnknown = hasUnknown
  }

  /// The limit of names and other texts of one line, in code points.
  package static let shortLimit = 1_000
  /// The limit of descriptions and notes, in code points.
  package static let longLimit = 1_048_576

  /// Returns the text in the form that is stored: NFC, a short one without blanks at its ends, `..Unknown..` as the
  /// list with that row has it.
  ///
  /// Throws a ``TextError`` when the text holds NUL, is blank or is too long, or is a lone `?` as the value of a
  /// list.
  package func validated(_ text: String) throws(TextError) -> String {
    guard !text.utf8.contains(0) else { throw .holdsNUL(field: name) }
    let composed = Normalization.nfc(text)
    let isShort = limit <= TextField.shortLimit
    let normal = isShort ? String(Blank.trimmed(composed)) : composed
    guard !Blank.isBlank(normal) else { throw .blank(field: name) }
    let length = normal.unicodeScalars.count
    guard !isChosen || normal != "?" else { throw .questionMark(field: name) }
    guard length <= limit else { throw .tooLong(field: name, length: length, limit: limit) }
    if hasUnknown, PlaceValue.isUnknown(normal) { return Place.unknownText }
    return normal
  }
}

extension TextField {
  /// The name of a fugitive.
  package static let name = short("name")
  /// Another name of a fugitive.
  package static let alias = short("alias")
  /// A tag.
  package static let tag = value("tag", hasUnknown: false)
  /// What a fugitive is wanted for.
  package static let offense = value("offense", hasUnknown: true)
  /// Who works a case, makes a capture or enters a line in the log.
  package static let agent = value("agent", hasUnknown: true)
  /// The city of a place.
  package static let city = value("city", hasUnknown: false)
  /// What was done, in a log entry.
  package static let action = short("action")
  /// Why a fugitive was released, in a log entry.
  package static let reason = short("reason")
  /// The note of a log entry.
  package static let note = long("note")
  /// The words under a photo.
  package static let caption = long("caption")
  /// The name of a saved view.
  package static let viewName = short("view name")
  /// The key of a record in the list it comes from.
  package static let sourceKey = short("key")

  /// Creates the rule of a value of a list.
  static func value(_ name: String, hasUnknown: Bool) -> TextField {
    TextField(name: name, limit: shortLimit, isChosen: true, hasUnknown: hasUnknown)
  }

  /// Creates the rule of a text of one line.
  static func short(_ name: String) -> TextField {
    TextField(name: name, limit: shortLimit)
  }

  /// Creates the rule of a text that may fill pages.
  static func long(_ name: String) -> TextField {
    TextField(name: name, limit: longLimit)
  }
}
