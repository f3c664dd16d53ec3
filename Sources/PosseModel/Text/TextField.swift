import UnicodeText

/// The rule for the texts of one field.
package struct TextField: Hashable, Sendable {
  /// The name of the field as users write it.
  package let name: String
  /// The largest number of code points, after normalisation.
  package let limit: Int
  /// What the text may hold besides.
  private let content: Content

  /// What texts of a field may hold.
  private enum Content {
    /// Anything but NUL.
    case anything
    /// One line, without control characters.
    case line
    /// One line that is not a lone `?`.
    case value
  }

  /// Creates a rule for texts that may hold anything but NUL; most rules are static members.
  package init(name: String, limit: Int) {
    self.init(name: name, limit: limit, content: .anything)
  }

  private init(name: String, limit: Int, content: Content) {
    self.name = name
    self.limit = limit
    self.content = content
  }

  /// The limit of names and other texts of one line, in code points.
  package static let shortLimit = 1_000
  /// The limit of descriptions and notes, in code points.
  package static let longLimit = 1_048_576

  /// Returns the text in the form that is stored: NFC, a short one without blanks at its ends.
  ///
  /// A text that names what a book holds (`isStored`) may be one that nobody could add today. Throws a
  /// ``TextError`` when the text holds NUL, is blank or is too long, and otherwise when it holds a control
  /// character or is a lone `?` where the field forbids that.
  package func validated(_ text: String, isStored: Bool = false) throws(TextError) -> String {
    guard !text.utf8.contains(0) else { throw .holdsNUL(field: name) }
    let composed = Normalization.nfc(text)
    let isShort = limit <= TextField.shortLimit
    let normal = isShort ? String(Blank.trimmed(composed)) : composed
    guard !Blank.isBlank(normal) else { throw .blank(field: name) }
    let length = normal.unicodeScalars.count
    guard length <= limit else { throw .tooLong(field: name, length: length, limit: limit) }
    if !isStored { try refuseContent(text) }
    return normal
  }

  private func refuseContent(_ text: String) throws(TextError) {
    guard content != .anything else { return }
    let scalars = Blank.trimmed(text)
    if let index = scalars.firstIndex(where: Self.breaksLine) {
      let position = text.unicodeScalars.distance(from: text.startIndex, to: index) + 1
      throw .holdsControl(field: name, scalar: scalars[index], position: position)
    }
    if content == .value, scalars.elementsEqual("?".unicodeScalars) {
      throw .questionMark(field: name)
    }
  }

  private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension TextField {
  /// The name of a fugitive.
  package static let name = line("name")
  /// Another name of a fugitive.
  package static let alias = value("alias")
  /// A tag.
  package static let tag = value("tag")
  /// What a fugitive is wanted for.
  package static let offense = value("offense")
  /// Who works a case, makes a capture or enters a line in the log.
  package static let agent = value("agent")
  /// The city of a place.
  package static let city = value("city")
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

  /// Creates the rule of a value of a list: a short text of one line.
  static func value(_ name: String) -> TextField {
    TextField(name: name, limit: shortLimit, content: .value)
  }

  private static func line(_ name: String) -> TextField {
    TextField(name: name, limit: shortLimit, content: .line)
  }

  /// Creates the rule of a short text.
  static func short(_ name: String) -> TextField {
    TextField(name: name, limit: shortLimit)
  }

  /// Creates the rule of a text that may fill pages.
  static func long(_ name: String) -> TextField {
    TextField(name: name, limit: longLimit)
  }
}
