/// One part of a place, named as its field is.
package enum PlacePart: String, Hashable, Sendable, CaseIterable {
  /// The town or, outside the United States, all that is known of the place.
  case city
  /// The two-letter postal code of the state.
  case state
  /// The ZIP code.
  case zip
  /// The two-letter country code.
  case country
}

extension PlacePart {
  /// Whether a text holds digits, blanks and hyphens only, as no city does.
  static func isCode(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      let category = scalar.properties.generalCategory
      return category == .decimalNumber || category == .dashPunctuation || Blank.isBlank(scalar)
    }
  }

  /// Whether a text is written as no city of the United States is: as a code, with a ZIP code among its words,
  /// or beginning as the part with a ZIP code does.
  static func holdsCode(_ text: String) -> Bool {
    let scalars = Blank.trimmed(text)
    let digits = scalars.prefix(5).prefix { $0.properties.generalCategory == .decimalNumber }
    return isCode(text) || scalars.first == "/" || digits.count == 5
      || words(of: text).contains { ZIPCode.reading($0) != nil }
  }

  /// The words of a text in which places and their parts may stand, whatever signs part them.
  static func words(of text: String) -> [Substring.UnicodeScalarView] {
    text.unicodeScalars[...].split { Blank.isBlank($0) || [",", ";", "/", ":"].contains($0) }
  }

  /// Returns the part in the form that is stored: codes in capitals, a city in NFC and trimmed.
  ///
  /// Throws the ``PlaceError`` that names what is wrong.
  package func validated(_ text: String) throws(PlaceError) -> String {
    switch self {
    case .city:
      do {
        return try TextField.city.validated(String(Blank.trimmed(text)))
      } catch {
        throw .city(error)
      }
    case .state:
      if let code = USState.code(text) { return code }
      throw .unknownState(
        text: Excerpt.of(text), state: Excerpt.of(text), suggestion: USState.suggestion(for: text))
    case .zip:
      if ZIPCode.isWellFormed(text) { return text }
      throw .badZIP(text: Excerpt.of(text), zip: Excerpt.of(text))
    case .country:
      if let code = Country.code(text) { return code }
      throw .unknownCountry(
        text: Excerpt.of(text), country: Excerpt.of(text),
        suggestion: Country.suggestion(for: text))
    }
  }
}
