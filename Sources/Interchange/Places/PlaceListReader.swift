package import PosseModel

/// Places out of a list of states, ZIP codes and cities, as the postal service and others publish them.
///
/// The first line names the columns, in any order and case; columns that are not needed are passed over.
package struct PlaceListReader {
  /// A line that holds no place, with what is wrong.
  package struct Reject: Hashable, Sendable {
    /// The number of the line, from 1.
    package let line: Int
    /// What is wrong with it.
    package let problem: Problem
  }

  /// What can be wrong with a line.
  package enum Problem: Hashable, Sendable {
    /// The line is not to be taken apart.
    case csv(CSVError)
    /// A part that every place of such a list has is empty.
    case missing(PlacePart)
    /// A part is none.
    case place(PlaceError)
  }

  /// The places, in the order of their lines.
  package private(set) var places: [Place] = []
  /// The lines that hold none.
  package private(set) var rejects: [Reject] = []

  /// Reads the bytes of a file; an empty one holds no place.
  ///
  /// Throws ``PlaceListError`` when the file as a whole cannot be read.
  package init(_ bytes: [UInt8]) throws(PlaceListError) {
    var reader: CSVReader
    let header: CSVReader.Record?
    do throws(CSVError) {
      reader = try CSVReader(bytes)
      header = try reader.next()
    } catch {
      throw .csv(error)
    }
    guard let header else { return }
    let columns = try Columns(header.cells)
    while true {
      do throws(CSVError) {
        guard let record = try reader.next() else { return }
        read(record, columns)
      } catch {
        rejects.append(Reject(line: error.line, problem: .csv(error)))
      }
    }
  }

  private mutating func read(_ record: CSVReader.Record, _ columns: Columns) {
    guard record.cells.contains(where: { !Blank.isBlank($0) }) else { return }
    do throws(PlaceError) {
      var place = Place(country: Country.unitedStates, state: nil, zip: nil, city: nil)
      for (part, column) in columns.positions {
        let text = record.cells.indices.contains(column) ? record.cells[column] : ""
        if Blank.isBlank(text), !text.utf8.contains(0) {
          guard part == .city else {
            rejects.append(Reject(line: record.line, problem: .missing(part)))
            return
          }
          continue
        }
        place[part: part] = try Self.value(of: part, text)
      }
      places.append(place)
    } catch {
      rejects.append(Reject(line: record.line, problem: .place(error)))
    }
  }

  private static func value(of part: PlacePart, _ text: String) throws(PlaceError) -> String {
    let trimmed = text.split(separator: " ").joined(separator: " ")
    // Some lists write names of states instead of codes.
    if part == .state, let code = USState.code(named: trimmed) { return code }
    return try part.validated(trimmed)
  }
}

extension PlaceListReader {
  /// Where the parts of a place stand.
  private struct Columns {
    let positions: [(part: PlacePart, column: Int)]

    private static let names: [(part: PlacePart, names: [String])] = [
      (.state, ["state", "state_id", "state_code", "state_abbr", "st", "state_name"]),
      (.zip, ["zip", "zip_code", "zipcode", "postal_code", "postalcode", "postcode"]),
      (.city, ["city", "primary_city", "city_name", "place_name", "place"]),
    ]

    init(_ header: [String]) throws(PlaceListError) {
      let titles = header.map { title in
        let words = title.lowercased().split { $0 == " " || $0 == "_" || $0 == "-" }
        return words.joined(separator: "_")
      }
      var positions: [(part: PlacePart, column: Int)] = []
      for (part, names) in Self.names {
        guard let column = names.lazy.compactMap({ titles.firstIndex(of: $0) }).first else {
          throw .missingColumn(part, header: header)
        }
        positions.append((part, column))
      }
      self.positions = positions
    }
  }
}

/// Why a list of places cannot be read at all.
package enum PlaceListError: Error, Hashable, Sendable {
  /// The file is not to be taken apart.
  case csv(CSVError)
  /// No column holds a part of places; the header is as it stands in the file.
  case missingColumn(PlacePart, header: [String])
}
