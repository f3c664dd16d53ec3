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
    /// The ZIP code does not belong to the state.
    case foreignZIP(ForeignZIP)
  }

  /// A line whose ZIP code does not belong to its state by the table of prefixes.
  package struct Doubt: Hashable, Sendable {
    /// The number of the line, from 1.
    package let line: Int
    /// What the line says.
    package let place: Place
    /// What is wrong with it.
    package let problem: ForeignZIP
  }

  /// The places, in the order of their lines.
  package private(set) var places: [Place] = []
  /// The lines that hold none, in their order.
  package private(set) var rejects: [Reject] = []
  /// The lines that are neither before ``settleDoubts(believing:)`` says which.
  package private(set) var doubts: [Doubt] = []
  /// How many ZIP codes lacked the zeros at their beginning, as spreadsheets leave them.
  package private(set) var paddedZIPs = 0
  /// The columns that are used, where another one could be meant as well.
  package private(set) var choices: [PlaceColumnChoice] = []

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
    var columns = try PlaceColumns(header)
    var isSettled = false
    while true {
      do throws(CSVError) {
        guard let record = try reader.next() else { break }
        if !isSettled, !record.isBlank {
          columns.settle(by: record.cells)
          isSettled = true
        }
        read(record, columns)
      } catch {
        // Behind a quote that nothing closes there is nothing to be read.
        if case .openQuote = error { throw .csv(error) }
        rejects.append(Reject(line: error.line, problem: .csv(error)))
      }
    }
    choices = columns.choices
  }

  /// Makes places of the doubtful lines that are believed, and rejects of the others.
  package mutating func settleDoubts(believing isBelieved: (Place) -> Bool) {
    for doubt in doubts {
      if isBelieved(doubt.place) {
        places.append(doubt.place)
      } else {
        rejects.append(Reject(line: doubt.line, problem: .foreignZIP(doubt.problem)))
      }
    }
    doubts = []
    rejects.sort { $0.line < $1.line }
  }

  private mutating func read(_ record: CSVReader.Record, _ columns: PlaceColumns) {
    guard !record.isBlank else { return }
    do throws(PlaceError) {
      var place = Place(country: Country.unitedStates, state: nil, zip: nil, city: nil)
      var isPadded = false
      for (part, text) in columns.texts(in: record.cells) {
        if Blank.isBlank(text), !text.utf8.contains(0) {
          guard part == .city else {
            rejects.append(Reject(line: record.line, problem: .missing(part)))
            return
          }
          continue
        }
        var trimmed = text.split(separator: " ").joined(separator: " ")
        if part == .zip, let state = place.state, let padded = Self.padded(trimmed, in: state) {
          trimmed = padded
          isPadded = true
        }
        place[part: part] = try Self.value(of: part, trimmed)
      }
      try place.confirmCity()
      if isPadded { paddedZIPs += 1 }
      if let problem = place.foreignZIP {
        doubts.append(Doubt(line: record.line, place: place, problem: problem))
      } else {
        places.append(place)
      }
    } catch {
      rejects.append(Reject(line: record.line, problem: .place(error)))
    }
  }

  private static func value(of part: PlacePart, _ text: String) throws(PlaceError) -> String {
    // Some lists write names of states instead of codes.
    if part == .state, let code = USState.code(named: text) { return code }
    return try part.validated(text)
  }

  /// The ZIP code with the zeros that a spreadsheet took away; nil when it has five digits, or is none of the
  /// state even with them.
  private static func padded(_ text: String, in state: String) -> String? {
    let digits = text.prefix { $0 != "-" }
    guard (1..<5).contains(digits.utf8.count) else { return nil }
    let zip = String(repeating: "0", count: 5 - digits.utf8.count) + text
    return ZIPPrefixes.states(of: zip).contains(state) ? zip : nil
  }
}

extension CSVReader.Record {
  fileprivate var isBlank: Bool {
    cells.allSatisfy(Blank.isBlank) && !cells.joined().utf8.contains(0)
  }
}

/// Why a list of places cannot be read at all.
package enum PlaceListError: Error, Hashable, Sendable {
  /// The file is not to be taken apart.
  case csv(CSVError)
  /// No column holds a part of places; the header, in its line, is as it stands in the file.
  case missingColumn(PlacePart, header: [String], line: Int)
}
