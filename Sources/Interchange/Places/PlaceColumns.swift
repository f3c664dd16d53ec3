package import PosseModel

/// The column of a list that a part of places is taken from, where several could be meant.
package struct PlaceColumnChoice: Hashable, Sendable {
  /// The part.
  package let part: PlacePart
  /// The column that is used.
  package let used: PlaceColumn
  /// The others.
  package let others: [PlaceColumn]
}

/// A column of a list of places.
package struct PlaceColumn: Hashable, Sendable {
  /// Where it stands, from 1.
  package let number: Int
  /// Its title, as it stands in the file.
  package let title: String
}

/// Where the parts of a place stand in the lines of a list.
struct PlaceColumns {
  private let header: [String]
  /// For each part the columns that may hold it, the likeliest first.
  private var candidates: [(part: PlacePart, columns: [Int])] = []

  /// The titles by which lists call the parts; codes before names.
  private static let names: [(part: PlacePart, names: [String])] = [
    (.state, ["state", "state_id", "state_code", "state_abbr", "st", "state_name"]),
    (.zip, ["zip", "zip_code", "zipcode", "postal_code", "postalcode", "postcode"]),
    (.city, ["city", "primary_city", "city_name", "place_name", "place"]),
  ]

  /// Finds the columns by their titles; throws ``PlaceListError/missingColumn(_:header:line:)``.
  init(_ record: CSVReader.Record) throws(PlaceListError) {
    header = record.cells
    let titles = header.map { title in
      let words = title.lowercased().split { $0 == " " || $0 == "_" || $0 == "-" }
      return words.joined(separator: "_")
    }
    for (part, names) in Self.names {
      let columns = names.flatMap { name in titles.indices.filter { titles[$0] == name } }
      guard !columns.isEmpty else {
        throw .missingColumn(part, header: header, line: record.line)
      }
      candidates.append((part, columns))
    }
  }

  /// Chooses among several columns by what the first line of the list holds: codes of states go before their names.
  mutating func settle(by cells: [String]) {
    for index in candidates.indices where candidates[index].part == .state {
      let columns = candidates[index].columns
      let texts = columns.map { (column: $0, text: Self.text(of: $0, in: cells)) }
      let code = texts.first { USState.code($0.text) != nil }
      let name = texts.first { USState.code(named: $0.text) != nil }
      guard let best = (code ?? name)?.column else { continue }
      candidates[index].columns = [best] + columns.filter { $0 != best }
    }
  }

  /// The columns that are used, where there are others for the same part.
  var choices: [PlaceColumnChoice] {
    candidates.compactMap { part, columns in
      let named = columns.map { PlaceColumn(number: $0 + 1, title: header[$0]) }
      guard named.count > 1 else { return nil }
      return PlaceColumnChoice(part: part, used: named[0], others: Array(named.dropFirst()))
    }
  }

  /// The text of each part in a line, the state before the ZIP code; empty where the line ends early.
  func texts(in cells: [String]) -> [(part: PlacePart, text: String)] {
    candidates.map { part, columns in (part, Self.text(of: columns[0], in: cells)) }
  }

  private static func text(of column: Int, in cells: [String]) -> String {
    cells.indices.contains(column) ? cells[column].trimmed : ""
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
