package import PosseModel
import SQLite
import UnicodeText

extension BookReader {
  /// Returns the next few values of a list, by folded text, whose uses are not counted.
  ///
  /// ``counted(_:of:)`` counts those of a few. A list that changes between two pages shows what each page found.
  ///
  /// - Parameters:
  ///   - kind: The list.
  ///   - area: For places, what they are narrowed to; nil for all.
  ///   - last: The last value of the page before; nil for the first page.
  ///   - limit: The most values that are returned.
  /// - Returns: The values; none when there are no more.
  /// - Throws: What the database reports.
  package func values(
    of kind: ValueKind, in area: PlaceArea? = nil, after last: ListedValue?, limit: Int
  ) throws(StoreError) -> [ListedValue] {
    let uses = ValueUses(kind: kind)
    var conditions: [SQL] = ["TRUE"]
    if kind == .place, let area {
      // The text of a place begins with its state or country, so that its index finds both range and order.
      let beginning = Folding.folded(Self.beginning(of: area))
      conditions.append("text_cd < \(beginning + "\u{10FFFF}")")
      // Beside the bound of a later page, this one could be what the index is searched by.
      if last == nil { conditions.append("text_cd >= \(beginning)") }
      switch area {
      case .state(let code): conditions.append("+state = \(code)")
      case .country(let code): conditions.append("+country = \(code)")
      }
    }
    if let last {
      let folded = Folding.folded(last.text)
      conditions.append(
        """
        \(uses.folded) >= \(folded)
          AND (\(uses.folded), \(uses.text), id) > (\(folded), \(last.text), \(last.id))
        """)
    }
    let first = try defaultID(of: kind)
    return try rows(
      """
      SELECT \(columns(of: kind)) FROM \(uses.table)
      WHERE \(SQL.joined(conditions, separator: " AND "))
      ORDER BY \(uses.folded), \(uses.text), id LIMIT \(limit)
      """
    ) { row throws(DatabaseError) in
      let id = try row.int(0)
      return try Self.value(row, kind, isDefault: id == first, people: 0, logEntries: 0)
    }
  }

  /// Returns the states and other countries that places of the book lie in, states first, each by code.
  package func areasOfPlaces() throws(StoreError) -> [PlaceArea] {
    let states = try rows("SELECT DISTINCT state FROM place WHERE state IS NOT NULL ORDER BY state")
    {
      row throws(DatabaseError) in PlaceArea.state(try row.text(0))
    }
    let countries = try rows(
      """
      SELECT DISTINCT country FROM place
      WHERE country IS NOT NULL AND country <> \(Country.unitedStates) ORDER BY country
      """
    ) { row throws(DatabaseError) in PlaceArea.country(try row.text(0)) }
    return states + countries
  }

  private static func beginning(of area: PlaceArea) -> String {
    switch area {
    case .state(let code): code
    case .country(let code): code + ":"
    }
  }
}
