/// A part of the world that places are narrowed to.
package enum PlaceArea: Hashable, Sendable {
  /// A state of the United States, by its code in capitals.
  case state(String)
  /// Another country, by its code in capitals.
  case country(String)

  /// The area that a place lies in; nil when it has neither state nor country.
  package init?(of place: Place) {
    if let state = place.state {
      self = .state(state)
    } else if let country = place.country {
      self = .country(country)
    } else {
      return nil
    }
  }

  /// The place that is the area and no more.
  package var place: Place {
    switch self {
    case .state(let code):
      Place(country: Country.unitedStates, state: code, zip: nil, city: nil)
    case .country(let code): Place(country: code, state: nil, zip: nil, city: nil)
    }
  }
}
