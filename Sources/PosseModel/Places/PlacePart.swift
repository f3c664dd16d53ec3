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
