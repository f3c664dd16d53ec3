import PosseModel
import SQLite
import UnicodeText

/// Takes back one entry: puts every row it changed to what it was before, if the row is still as the entry
/// left it.
struct Reversal {
  private let connection: Connection
  private let entry: Int64

  /// The most differences that are collected before giving up.
  private static let shownDifferences = 5

  init(of entry: Int64, _ connection: Connection) {
    self.entry = entry
    self.connection = connection
  }

  /// One row image as it is stored.
  private struct Image {
    let table: String
    let key: Int64
    let person: Int64?
    let before: [String: Value]?
    let after: [String: Value]?
  }

  /// Applies the images, the last segment first; returns what stands in the way, if anything does.
  ///
  /// On a conflict the transaction must be rolled back: part of the rows may have been put back.
  func apply() throws(DatabaseError) -> [UndoConflict.Difference] {
    try connection.execute("PRAGMA defer_foreign_keys = ON")
    let last = try connection.firstInt(
      "SELECT max(segment) FROM history_row WHERE entry = \(entry)")
    guard let last else { return [] }
    for segment in stride(from: last, through: 0, by: -1) {
      let differences = try apply(segment: segment)
      if !differences.isEmpty { return differences }
    }
    return []
  }

  /// A segment is a net change, so its rows go in the order that foreign keys allow.
  private func apply(segment: Int64) throws(DatabaseError) -> [UndoConflict.Difference] {
    let images = try images(ofSegment: segment)
    let rank = Dictionary(
      TrackedTable.names.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let gone = images.filter { $0.before == nil }
      .sorted { (rank[$0.table] ?? 0, $0.key) > (rank[$1.table] ?? 0, $1.key) }
    let changed = images.filter { $0.before != nil && $0.after != nil }
    let back = images.filter { $0.after == nil }
      .sorted { (rank[$0.table] ?? 0, $0.key) < (rank[$1.table] ?? 0, $1.key) }
    var differences: [UndoConflict.Difference] = []
    for image in gone + changed where differences.count < Self.shownDifferences {
      differences += try self.differences(from: image)
    }
    for image in back where differences.count < Self.shownDifferences {
      differences += try presence(of: image)
    }
    guard differences.isEmpty else { return differences }
    for image in gone { try remove(image) }
    for image in changed { try restore(image) }
    for image in back { try insert(image) }
    return []
  }

  private func images(ofSegment segment: Int64) throws(DatabaseError) -> [Image] {
    let stored = try connection.rows(
      """
      SELECT table_name, row, fugitive, before, after FROM history_row
      WHERE entry = \(entry) AND segment = \(segment) ORDER BY id
      """
    ) { row throws(DatabaseError) in
      (
        table: try row.text(0), key: try row.int(1), person: try row.intOrNil(2),
        before: try row.textOrNil(3), after: try row.textOrNil(4)
      )
    }
    var images: [Image] = []
    for row in stored {
      images.append(
        Image(
          table: row.table, key: row.key, person: row.person, before: try decoded(row.before),
          after: try decoded(row.after)))
    }
    return images
  }

  private func decoded(_ text: String?) throws(DatabaseError) -> [String: Value]? {
    guard let text else { return nil }
    return try ImageText.decoded(text, connection)
  }
}

extension Reversal {
  /// What of a row is no longer as the entry left it.
  private func differences(
    from image: Image
  ) throws(DatabaseError) -> [UndoConflict.Difference] {
    guard let after = image.after else { return [] }
    let present = try present(image)
    guard let present else {
      return [difference(image, column: nil, expected: "a row", found: nil)]
    }
    // A row that the entry made must be as it was made, one it changed only in what it changed.
    let columns = image.before == nil ? Array(present.keys) : Array(after.keys)
    return columns.sorted().compactMap { column in
      guard !TrackedTable.isTwin(column), !TrackedTable.bookkeeping.contains(column) else {
        return nil
      }
      let expected = after[column] ?? .null
      let found = present[column] ?? .null
      guard expected != found else { return nil }
      return difference(
        image, column: column, expected: Self.text(expected), found: Self.text(found))
    }
  }

  /// A row that the entry removed must not have come back under its number.
  private func presence(of image: Image) throws(DatabaseError) -> [UndoConflict.Difference] {
    guard try present(image) != nil else { return [] }
    return [difference(image, column: nil, expected: nil, found: "a row")]
  }

  private func present(_ image: Image) throws(DatabaseError) -> [String: Value]? {
    try connection.firstRow(
      "SELECT * FROM \(identifier: image.table) WHERE id = \(image.key)"
    ) { row throws(DatabaseError) in
      var values: [String: Value] = [:]
      for index in 0..<row.count { values[row.columnName(index)] = try row.value(index) }
      return values
    }
  }

  private func difference(
    _ image: Image, column: String?, expected: String?, found: String?
  ) -> UndoConflict.Difference {
    UndoConflict.Difference(
      fugitive: image.person.map { FugitiveID($0) }, table: image.table, column: column,
      expected: expected, found: found)
  }

  private static func text(_ value: Value) -> String? {
    switch value {
    case .null, .blob: nil
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .text(let text): text
    }
  }
}

extension Reversal {
  private func remove(_ image: Image) throws(DatabaseError) {
    try connection.execute("DELETE FROM \(identifier: image.table) WHERE id = \(image.key)")
  }

  private func restore(_ image: Image) throws(DatabaseError) {
    let assignments = withTwins(image.before ?? [:], of: image.table).map { column, value in
      "\(identifier: column) = \(value)" as SQL
    }
    try connection.execute(
      """
      UPDATE \(identifier: image.table) SET \(SQL.joined(assignments, separator: ", "))
      WHERE id = \(image.key)
      """)
  }

  private func insert(_ image: Image) throws(DatabaseError) {
    let values = withTwins(image.before ?? [:], of: image.table)
    let columns = values.map { SQL.identifier($0.0) }
    try connection.execute(
      """
      INSERT INTO \(identifier: image.table) (\(SQL.joined(columns, separator: ", ")))
      VALUES (\(list: values.map(\.1)))
      """)
  }

  /// Folded twins are no part of an image; they are computed afresh beside their columns.
  private func withTwins(_ values: [String: Value], of table: String) -> [(String, Value)] {
    var result = values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    for column in TrackedTable.folded[table] ?? [] {
      guard let value = values[column] else { continue }
      if case .text(let text) = value {
        result.append((column + "_cd", .text(Folding.folded(text))))
      } else {
        result.append((column + "_cd", .null))
      }
    }
    return result
  }
}
