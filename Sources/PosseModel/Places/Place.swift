/// A place: a state with perhaps ZIP code and city, or a text in another country.
package struct Place: Hashable, Sendable {
  /// The ISO 3166-1 code in capitals; `US` for every place that has a state.
  package var country: String?
  /// The two-letter postal code in capitals; nil outside the United States.
  package var state: String?
  /// Five digits or ZIP+4; nil outside the United States.
  package var zip: String?
  /// The city; outside the United States all that was written behind the country.
  package var city: String?

  /// Creates a place from its stored parts, unchecked.
  ///
  /// Text typed by a person goes through ``init(parsing:)`` or ``changing(_:to:)``.
  package init(country: String?, state: String?, zip: String?, city: String?) {
    self.country = country
    self.state = state
    self.zip = zip
    self.city = city
  }

  /// The text that stands for a place known to be unknown.
  package static let unknownText = "..Unknown.."

  /// The forms of a place that a message may show.
  package static let forms = ["TX", "TX/78701", "TX/78701 Austin", "TX Austin", "GB:London"]

  /// The part of a name, or nil when the place lacks it.
  package subscript(part part: PlacePart) -> String? {
    get { self[keyPath: Place.path(of: part)] }
    set { self[keyPath: Place.path(of: part)] = newValue }
  }

  private static func path(of part: PlacePart) -> WritableKeyPath<Place, String?> {
    switch part {
    case .city: \.city
    case .state: \.state
    case .zip: \.zip
    case .country: \.country
    }
  }

  /// The place as it is typed, such as `TX/78701 Austin` or `GB:London`.
  ///
  /// ``init(parsing:)`` reads it back.
  package var machineText: String {
    guard isInUnitedStates, let state else {
      return (country ?? "") + ":" + (city ?? "")
    }
    var text = state
    if let zip { text += "/" + zip }
    if let city { text += " " + city }
    return text
  }

  /// The place as people read it, such as `Austin TX 78701` or `London GB`.
  package var displayText: String {
    let tail = isInUnitedStates && state != nil ? [state, zip] : [state, zip, country]
    return ([city] + tail).compactMap { $0 }.joined(separator: " ")
  }

  private var isInUnitedStates: Bool {
    country == nil || country == Country.unitedStates
  }
}
