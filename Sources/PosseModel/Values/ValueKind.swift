/// One of the lists of values that people, and entries of their logs, refer to.
package enum ValueKind: String, Hashable, Sendable, CaseIterable {
  /// Words that people are sorted by.
  case tag
  /// Who works a case or makes a capture.
  case agent
  /// What people are wanted for.
  case offense
  /// Where people are, were seen or were captured.
  case place

  /// Whether the list holds the fixed row `..Unknown..`.
  package var hasUnknown: Bool { self != .tag }

  /// Whether entries of the log refer to the list.
  package var isLogged: Bool { self == .agent || self == .place }

  /// Returns a value in the form in which it is stored: NFC and trimmed, a place as
  /// ``PlaceValue/machineText``.
  ///
  /// Throws the ``ValueError`` that names what is wrong.
  package func validated(_ text: String) throws(ValueError) -> String {
    switch self {
    case .tag: return try checked(text, .tag)
    case .agent: return try checked(text, .agent)
    case .offense: return try checked(text, .offense)
    case .place:
      do {
        return try PlaceValue(parsing: text).machineText
      } catch {
        throw .place(error)
      }
    }
  }

  private func checked(_ text: String, _ field: TextField) throws(ValueError) -> String {
    do {
      return try field.validated(text)
    } catch {
      throw .text(error)
    }
  }
}

/// What is wrong with text that should be a value of a list.
package enum ValueError: Error, Hashable, Sendable {
  /// It breaks the rule of its field.
  case text(TextError)
  /// It is no place.
  case place(PlaceError)
}
