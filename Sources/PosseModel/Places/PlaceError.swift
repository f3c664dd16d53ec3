/// What is wrong with text that should be a place.
///
/// `text` is the text as typed, shortened by ``Excerpt`` when it is long.
package enum PlaceError: Error, Hashable, Sendable {
  /// Nothing, or blanks only.
  case empty
  /// What stands where a state belongs is no postal code of a state, D.C. or territory; the suggestion is a code
  /// or a whole place.
  case unknownState(text: String, state: String, suggestion: String?)
  /// What stands before the colon is no country code of ISO 3166-1; the suggestion is a code or a whole place.
  case unknownCountry(text: String, country: String, suggestion: String?)
  /// What stands behind the slash is neither five digits nor five and four.
  case badZIP(text: String, zip: String)
  /// A place in the United States without a state.
  case missingState(text: String)
  /// A state or ZIP code of a place outside the United States.
  case outsideUnitedStates(country: String, part: PlacePart)
  /// What stands where a city of the United States belongs is a code, holds a ZIP code or begins as one is
  /// written; the suggestion is the place that is meant.
  case codeAsCity(text: String, city: String, suggestion: String?)
  /// The ZIP code does not belong to the state; no text alone is refused for it, as a book may know better.
  case foreignZIP(ForeignZIP)
  /// The city breaks a rule for texts.
  case city(TextError)
}
