import PosseModel
import SQLite
import UnicodeText

/// The lists that hold nothing but names.
enum NameList: String {
  case agent, offense, tag
}

extension BookWriter {
  /// Returns the number of a name in a value list and adds the name when it is new.
  func id(of name: String, in list: NameList) throws(StoreError) -> Int64 {
    let table = SQL("\(identifier: list.rawValue)")
    if let known = try reader.firstRow(
      "SELECT id FROM \(table) WHERE name = \(name)",
      { row throws(DatabaseError) in try row.int(0) })
    {
      return known
    }
    if let kind = ValueKind(rawValue: list.rawValue) { try noteLikeness(of: name, in: kind) }
    return try insert(
      "INSERT INTO \(table) (name, name_cd) VALUES (\(name), \(Folding.folded(name)))")
  }

  /// Returns the number of an agent, or nil for none.
  func agentID(_ name: String?) throws(StoreError) -> Int64? {
    guard let name else { return nil }
    return try id(of: name, in: .agent)
  }

  /// Returns the number of a place and adds it when it is new, or nil for none.
  ///
  /// A state and ZIP without a city take the city of the one known place with that pair, unless the
  /// city was taken away on purpose. Throws ``StoreError/foreignZIP(_:)`` when they do not belong together.
  func placeID(_ value: PlaceValue?, fillsCity: Bool = true) throws(StoreError) -> Int64? {
    guard let value else { return nil }
    guard var place = value.place else { return FixedRow.unknown }
    if fillsCity { place = try reader.withKnownCity(place) }
    if let known = try reader.firstRow(
      "SELECT id FROM place WHERE text = \(place.machineText)",
      { row throws(DatabaseError) in try row.int(0) })
    {
      return known
    }
    try reader.confirmPair(of: place)
    try noteLikeness(of: place.machineText, in: .place)
    return try insert(place)
  }

  /// Adds a place that the book does not have, unchecked, and returns its number.
  func insert(_ place: Place) throws(StoreError) -> Int64 {
    let text = place.machineText
    return try insert(
      """
      INSERT INTO place (text, text_cd, country, country_cd, state, state_cd, zip, zip_cd, city,
        city_cd)
      VALUES (\(text), \(Folding.folded(text)),
        \(place.country), \(folded(place.country)),
        \(place.state), \(folded(place.state)),
        \(place.zip), \(folded(place.zip)),
        \(place.city), \(folded(place.city)))
      """)
  }

  func folded(_ text: String?) -> String? {
    text.map(Folding.folded)
  }
}

/// Rows that every book holds from the start.
enum FixedRow {
  /// The row `..Unknown..` of agent, offense and place.
  static let unknown: Int64 = 1
}
