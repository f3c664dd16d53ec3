/// What is wrong with text that should be a place.
///
/// `text` is the text as typed, shortened by ``Excerpt`` when it is long.
package enum PlaceError: Error, Hashable, Sendable {
  /// Nothing, or blanks only.
  case empty
  /// What stands where a state belongs is no postal code of a state, D.C. or territory.
  case unknownState(text: String, state: String, suggestion: String?)
  /// What stands before the colon is no country code of ISO 3166-1.
  case unknownCountry(text: String, country: String, suggestion: String?)
  /// What stands behind the slash is neither five digits nor five and four.
  case badZIP(text: String, zip: String)
  /// A place in the United States without a state.
  case missingState(text: String)
  /// A state or ZIP code of a place outside the United States.
  case outsideUnitedStates(country: String, part: PlacePart)
  /// What stands where a city of the United States belongs holds digits, blanks and hyphens only; the ZIP code
  /// that it is, if it is one.
  case codeAsCity(text: String, city: String, state: String, zip: String?)
  /// The city breaks a rule for texts.
  case city(TextError)
}
