package import PosseModel
import SQLite

extension BookReader {
  /// Checks that state and ZIP code of a place belong together: by the table of prefixes, or because the book
  /// holds a place with that pair.
  ///
  /// Throws ``StoreError/foreignZIP(_:)`` when they do not. Whatever goes into the book is checked so; a command
  /// that does something slow first may ask beforehand.
  package func confirmPair(of place: Place) throws(StoreError) {
    guard let problem = place.foreignZIP else { return }
    // A place with the four digits more lies where the five alone do.
    let five = String(problem.zip.prefix(5))
    let known = try firstRow(
      """
      SELECT 1 FROM place WHERE state = \(problem.state) AND zip >= \(five) AND zip <= \(five + "-9999")
      LIMIT 1
      """
    ) { row throws(DatabaseError) in try row.int(0) }
    guard known != nil else { throw .foreignZIP(problem) }
  }

  /// Returns an act as it will be stored: its place with the city that the book knows.
  package func completed(_ act: CaptureAct) throws(StoreError) -> CaptureAct {
    var act = act
    if case .place(let value)? = act.point { act.point = .place(try withKnownCity(value)) }
    return act
  }

  /// Returns an act as it will be stored: its place with the city that the book knows.
  package func completed(_ act: LogAct) throws(StoreError) -> LogAct {
    var act = act
    if let value = act.place { act.place = try withKnownCity(value) }
    return act
  }

  private func withKnownCity(_ value: PlaceValue) throws(StoreError) -> PlaceValue {
    if let place = value.place { .place(try withKnownCity(place)) } else { value }
  }

  /// Returns the place with the city of the one known place of its state and ZIP code, when it has none.
  func withKnownCity(_ place: Place) throws(StoreError) -> Place {
    guard place.city == nil, let state = place.state, let zip = place.zip else { return place }
    let cities = try rows(
      """
      SELECT DISTINCT city FROM place
      WHERE state = \(state) AND zip = \(zip) AND city IS NOT NULL LIMIT 2
      """
    ) { row throws(DatabaseError) in try row.text(0) }
    guard cities.count == 1 else { return place }
    var filled = place
    filled.city = cities[0]
    return filled
  }
}
