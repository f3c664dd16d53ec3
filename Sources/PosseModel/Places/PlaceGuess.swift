/// What a text that is no place was most likely meant to be.
enum PlaceGuess {
  /// Returns the place that a text most likely means, as ``Place/machineText``, or nil.
  ///
  /// It knows the order in which letters are addressed, `Austin, TX 78701`, and codes with the wrong sign behind them.
  static func place(in text: String) -> String? {
    var words = words(of: text)
    let zips = words.indices.filter { ZIPCode.reading(words[$0]) != nil }
    guard zips.count <= 1 else { return nil }
    let zip = zips.first.flatMap { ZIPCode.reading(words.remove(at: $0)) }
    if words.count > 1, let last = words.last, ["US", "USA"].contains(last) { words.removeLast() }
    if let (state, rest) = parted(words) { return place(state, zip, rest) }
    if let zip {
      let owners = ZIPPrefixes.states(of: zip)
      return owners.count == 1 ? place(owners[0], zip, words[...]) : nil
    }
    return abroad(words, isMarked: text.unicodeScalars.contains("/"))
  }

  /// Returns the place of a state that a text written where its city belongs most likely means, or nil.
  ///
  /// The ZIP code is what was typed besides, nil for none.
  static func place(in state: String, zip: String?, city: String) -> String? {
    var words = words(of: city)
    let zips = words.indices.filter { ZIPCode.reading(words[$0]) != nil }
    guard zips.count <= 1 else { return nil }
    let read = zips.first.flatMap { ZIPCode.reading(words.remove(at: $0)) }
    if let read, let zip, read.prefix(5) != zip.prefix(5) { return nil }
    if read != nil, words.isEmpty || PlacePart.isCode(words.joined()) { words = [] }
    let longest = [read, zip].compactMap { $0 }.max { $0.utf8.count < $1.utf8.count }
    return place(state, longest, words[...])
  }

  /// Returns the place that is meant by a state with a colon behind it, as ``place(in:zip:city:)`` does.
  static func place(behind state: String, _ city: String) -> String? {
    (USState.code(state) ?? USState.code(named: state)).flatMap {
      place(in: $0, zip: nil, city: city)
    }
  }

  private static func place(_ state: String, _ zip: String?, _ words: ArraySlice<String>) -> String?
  {
    let city = words.joined(separator: " ")
    guard city.isEmpty || isCity(city) else { return nil }
    return Place(
      country: Country.unitedStates, state: state, zip: zip, city: city.isEmpty ? nil : city
    ).machineText
  }

  private static func isCity(_ text: String) -> Bool {
    !PlacePart.holdsCode(text) && (try? PlacePart.city.validated(text)) != nil
  }

  /// The state that the words end with or begin with, and the others.
  private static func parted(_ words: [String]) -> (state: String, rest: ArraySlice<String>)? {
    // No name of a state has more words than `Federated States of Micronesia`.
    for count in stride(from: min(4, words.count), to: 0, by: -1) {
      let tail = words.suffix(count).joined(separator: " ")
      if let state = USState.code(tail) ?? USState.code(named: tail) {
        return (state, words.dropLast(count))
      }
    }
    guard let state = words.first.flatMap({ USState.code($0) }) else { return nil }
    return (state, words.dropFirst())
  }

  /// A place in a country whose code stands first or last, in capitals where it might be another word.
  private static func abroad(_ words: [String], isMarked: Bool) -> String? {
    func country(_ word: String?, inAnyCase: Bool) -> String? {
      guard let word, inAnyCase || word == word.uppercased() else { return nil }
      let code = Country.code(word) ?? Country.suggestion(for: word)
      return code == Country.unitedStates ? nil : code
    }
    if let code = country(words.first, inAnyCase: isMarked || words.count == 1) {
      return place(abroad: code, words.dropFirst())
    }
    return country(words.last, inAnyCase: false).flatMap { place(abroad: $0, words.dropLast()) }
  }

  private static func place(abroad country: String, _ words: ArraySlice<String>) -> String? {
    let city = words.joined(separator: " ")
    guard city.isEmpty || (try? PlacePart.city.validated(city)) != nil else { return nil }
    return country + ":" + city
  }

  private static func words(of text: String) -> [String] {
    PlacePart.words(of: text).map(String.init)
  }
}
