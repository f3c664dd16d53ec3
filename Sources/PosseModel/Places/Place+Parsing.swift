extension Place {
  /// Reads a place as a person types it: `[US:]STATE[/ZIP][ CITY]`, or `CC:` and any text.
  ///
  /// Codes may be in any case. Behind the code of another country all text is the city, and none is
  /// needed. The city is normalised and loses its outer blanks. Throws the ``PlaceError`` that
  /// names what is wrong.
  package init(parsing text: String) throws(PlaceError) {
    try self.init(text, isStored: false)
  }

  /// Reads a place from the text that a book holds, ``machineText``.
  ///
  /// A city stays as it is, even one that nobody could type today. Throws as ``init(parsing:)`` does where the
  /// text is no place at all.
  package init(stored text: String) throws(PlaceError) {
    try self.init(text, isStored: true)
  }

  private init(_ text: String, isStored: Bool) throws(PlaceError) {
    guard text.utf8.count <= Place.longestText else {
      let city = TextField.city
      throw .city(
        .tooLong(field: city.name, length: text.unicodeScalars.count, limit: city.limit))
    }
    let trimmed = Blank.trimmed(text)
    guard !trimmed.isEmpty else { throw .empty }
    let head = trimmed.prefix { !Blank.isBlank($0) && $0 != "/" }
    guard let colon = head.firstIndex(of: ":") else {
      try self.init(unitedStates: trimmed, of: text, isStored: isStored)
      return
    }
    let rest = trimmed[trimmed.index(after: colon)...]
    let code = String(head[..<colon])
    guard let country = Country.code(code) else {
      throw .unknownCountry(
        text: Excerpt.of(text), country: Excerpt.of(code),
        suggestion: Country.suggestion(for: code) ?? PlaceGuess.place(behind: code, String(rest)))
    }
    if country == Country.unitedStates {
      try self.init(unitedStates: Blank.trimmed(rest), of: text, isStored: isStored)
    } else {
      let city = try Place.city(rest, isStored: isStored)
      self.init(country: country, state: nil, zip: nil, city: city)
    }
  }

  /// No place is longer, in bytes, even with a city of the longest kind not yet composed.
  private static let longestText = 20_000

  private init(
    unitedStates rest: Substring.UnicodeScalarView, of text: String, isStored: Bool
  ) throws(PlaceError) {
    guard !rest.isEmpty else { throw .missingState(text: Excerpt.of(text)) }
    let head = rest.prefix { !Blank.isBlank($0) }
    let parts = head.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = parts.first.map { String($0) } ?? ""
    guard let state = USState.code(typed) else {
      throw .unknownState(
        text: Excerpt.of(text), state: Excerpt.of(typed),
        suggestion: PlaceGuess.place(in: String(rest)) ?? USState.suggestion(for: String(rest)))
    }
    var zip: String?
    if parts.count == 2 {
      let code = String(parts[1])
      guard ZIPCode.isWellFormed(code) else {
        throw .badZIP(text: Excerpt.of(text), zip: Excerpt.of(code))
      }
      zip = code
    }
    let city = try Place.city(rest[head.endIndex...], isStored: isStored)
    if !isStored { try Place.refuseCode(city, of: state, zip: zip, in: text) }
    self.init(country: Country.unitedStates, state: state, zip: zip, city: city)
  }

  /// Returns the place with some parts changed, nil when no part is left.
  ///
  /// A new value is checked as ``init(parsing:)`` checks it; a nil takes the part away. A state
  /// makes the country `US` when none is given, and a new country other than `US` drops state and
  /// ZIP code unless they are given too, which throws
  /// ``PlaceError/outsideUnitedStates(country:part:)``. The city of another place goes unless one is
  /// given: it stays where state, ZIP code and country stay, where one of them is only taken away,
  /// and where a ZIP code comes to a city that had none.
  package static func changing(
    _ place: Place?, to changes: [PlacePart: String?]
  ) throws(PlaceError) -> Place? {
    var result = place ?? Place(country: nil, state: nil, zip: nil, city: nil)
    for (part, text) in changes {
      result[part: part] = if let text { try part.validated(text) } else { nil }
    }
    if !changes.keys.contains(.city), let place, result.liesElsewhere(than: place) {
      result.city = nil
    }
    if let country = result.country, country != Country.unitedStates {
      for part in [PlacePart.state, .zip] {
        if let value = changes[part], value != nil {
          throw .outsideUnitedStates(country: country, part: part)
        }
      }
      result.state = nil
      result.zip = nil
      return result
    }
    guard let state = result.state else {
      guard let text = result.city ?? result.zip ?? changes[.country] ?? nil else { return nil }
      throw .missingState(text: Excerpt.of(text))
    }
    result.country = Country.unitedStates
    if let text = changes[.city] ?? nil {
      try refuseCode(result.city, of: state, zip: changes[.zip] ?? nil, in: text)
    }
    return result
  }

  /// Whether the place has another country, state or ZIP code than one has; a part that either of them lacks
  /// tells nothing, nor do the four digits behind the five.
  private func liesElsewhere(than place: Place) -> Bool {
    func differ<Part: Equatable>(_ part: Part?, _ other: Part?) -> Bool {
      if let part, let other { part != other } else { false }
    }
    return differ(country, place.country) || differ(state, place.state)
      || differ(zip?.prefix(5), place.zip?.prefix(5))
  }

  /// Refuses a city of the United States that is written as a code is, by
  /// ``PlaceError/codeAsCity(text:city:suggestion:)``.
  package func confirmCity() throws(PlaceError) {
    guard let state else { return }
    try Place.refuseCode(city, of: state, zip: zip, in: machineText)
  }

  private static func refuseCode(
    _ city: String?, of state: String, zip: String?, in text: String
  ) throws(PlaceError) {
    guard let city, PlacePart.holdsCode(city) else { return }
    throw .codeAsCity(
      text: Excerpt.of(text), city: Excerpt.of(city),
      suggestion: PlaceGuess.place(in: state, zip: zip, city: city))
  }

  private static func city(
    _ rest: Substring.UnicodeScalarView, isStored: Bool
  ) throws(PlaceError) -> String? {
    let trimmed = Blank.trimmed(rest)
    guard !trimmed.isEmpty else { return nil }
    return isStored ? String(trimmed) : try PlacePart.city.validated(String(rest))
  }
}
