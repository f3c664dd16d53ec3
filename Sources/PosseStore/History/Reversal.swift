import Chronology
import PosseModel
import SQLite
import UnicodeText

/// Takes back one entry: puts every row it changed to what it was before, if the row is still as the entry
/// left it.
struct Reversal {
  private let connection: Connection
  private let recording: HistoryRecording
  private let entry: Int64

  /// The most differences that are collected before giving up.
  private static let shownDifferences = 5

  /// How a reversal ended; unless all was done, the transaction must be rolled back.
  enum Outcome {
    case done
    /// What stands in the way.
    case conflict([UndoConflict.Difference])
    /// The entry names tables or columns that the book does not have.
    case otherSchema
  }

  /// Prepares to take back an entry; what that changes is recorded like any other change.
  init(of entry: Int64, _ connection: Connection, _ recording: HistoryRecording) {
    self.entry = entry
    self.connection = connection
    self.recording = recording
  }

  /// Applies the images, the last segment first.
  func apply() throws(DatabaseError) -> Outcome {
    try connection.execute("PRAGMA defer_foreign_keys = ON")
    let references = try RowReference.all(connection)
    let segments = try connection.ints(
      "SELECT DISTINCT segment FROM history_row WHERE entry = \(entry) ORDER BY segment DESC")
    for segment in segments {
      let images = try images(ofSegment: segment)
      for image in images {
        guard try isKnown(image) else { return .otherSchema }
      }
      var differences = try self.differences(from: images)
      if differences.isEmpty {
        differences = try clearedMeanwhile(by: images, ofSegment: segment, references)
      }
      if differences.isEmpty { differences = try apply(images) }
      guard differences.isEmpty else { return .conflict(differences) }
    }
    let dangling = try self.dangling(references)
    return dangling.isEmpty ? .done : .conflict(dangling)
  }

  private func isKnown(_ image: RowImage.Stored) throws(DatabaseError) -> Bool {
    guard let columns = try recording.table(image.table)?.columns else { return false }
    return [image.before, image.after].allSatisfy { values in
      values?.keys.allSatisfy(columns.contains) ?? true
    }
  }

  private func images(
    ofSegment segment: Int64
  ) throws(DatabaseError) -> [RowImage.Stored] {
    try connection.rows(
      """
      SELECT table_name, row, fugitive, before, after FROM history_row
      WHERE entry = \(entry) AND segment = \(segment) ORDER BY id
      """, RowImage.Stored.init(row:))
  }

  private func differences(
    from images: [RowImage.Stored]
  ) throws(DatabaseError) -> [UndoConflict.Difference] {
    var differences: [UndoConflict.Difference] = []
    for image in images where differences.count < Self.shownDifferences {
      differences += try image.after == nil ? presence(of: image) : self.differences(from: image)
    }
    return differences
  }

  /// Puts rows back: a segment is a net change, so they go in the order that references allow.
  ///
  /// Returns what a constraint refused, such as a name that another row has by now.
  private func apply(
    _ images: [RowImage.Stored]
  ) throws(DatabaseError) -> [UndoConflict.Difference] {
    let rank = TrackedTable.rank
    let gone = images.filter { $0.before == nil }
      .sorted { (rank[$0.table] ?? 0, $0.key) > (rank[$1.table] ?? 0, $1.key) }
    let changed = images.filter { $0.before != nil && $0.after != nil }
    let back = images.filter { $0.after == nil }
      .sorted { (rank[$0.table] ?? 0, $0.key) < (rank[$1.table] ?? 0, $1.key) }
    // A row that others still refer to goes once those refer to something else, as when values are merged.
    var referred: [RowImage.Stored] = []
    for image in gone where try !succeeds(remove, image) { referred.append(image) }
    for (images, write) in [(changed, restore), (referred, remove), (back, insert)] {
      for image in images where try !succeeds(write, image) {
        return [difference(image, column: nil, expected: nil, found: nil)]
      }
    }
    return []
  }

  /// Writes one image; false when a constraint refuses it.
  private func succeeds(
    _ write: (RowImage.Stored) throws(DatabaseError) -> Void, _ image: RowImage.Stored
  ) throws(DatabaseError) -> Bool {
    do throws(DatabaseError) {
      try write(image)
      try recording.noteStatement()
      return true
    } catch {
      guard case .constraint = error.code.primary else { throw error }
      return false
    }
  }
}

extension Reversal {
  /// What of a row is no longer as the entry left it.
  private func differences(
    from image: RowImage.Stored
  ) throws(DatabaseError) -> [UndoConflict.Difference] {
    guard let after = image.after else { return [] }
    let present = try present(image)
    guard let present else {
      return [difference(image, column: nil, expected: "a row", found: nil)]
    }
    // A row that the entry made must be as it was made, one it changed only in what it changed.
    let columns = image.before == nil ? Array(present.keys) : Array(after.keys)
    var differences: [UndoConflict.Difference] = []
    for column in columns.sorted()
    where !TrackedTable.isTwin(column) && !TrackedTable.bookkeeping.contains(column) {
      guard after[column] ?? .null != present[column] ?? .null else { continue }
      let difference = difference(
        image, column: column, expected: try words(column, after, of: image.table),
        found: try words(column, present, of: image.table))
      // The columns of a date, or a sum and its currency, are one field.
      if !differences.contains(where: { $0.field == difference.field }) {
        differences.append(difference)
      }
    }
    return differences
  }

  /// A column's value as its field shows it to scripts; nil for none.
  private func words(
    _ column: String, _ values: [String: Value], of table: String
  ) throws(DatabaseError) -> String? {
    let value = values[column] ?? .null
    guard table == "fugitive", let field = UndoConflict.Difference.field(of: column) else {
      return Self.text(value)
    }
    switch FieldStorage.of(field) {
    case .moment(let base): return ImageTranslation.moment(base, values)?.machineText
    case .money:
      guard case .integer(let thousandths)? = values["bounty"],
        case .text(let code)? = values["currency"], let currency = CurrencyCode(stored: code)
      else { return nil }
      return Money(thousandths: thousandths, currency: currency).machineTextWithCode
    case .agent:
      return try connection.firstText("SELECT name FROM agent WHERE id = \(value)")
        ?? Self.text(value)
    case .place:
      return try connection.firstText("SELECT text FROM place WHERE id = \(value)")
        ?? Self.text(value)
    default: return Self.text(value)
    }
  }

  /// A row that the entry removed must not have come back under its number.
  private func presence(of image: RowImage.Stored) throws(DatabaseError) -> [UndoConflict
    .Difference]
  {
    guard try present(image) != nil else { return [] }
    return [difference(image, column: nil, expected: nil, found: "a row")]
  }

  private func present(_ image: RowImage.Stored) throws(DatabaseError) -> [String: Value]? {
    try connection.firstRow(
      "SELECT * FROM \(identifier: image.table) WHERE id = \(image.key)"
    ) { row throws(DatabaseError) in
      var values: [String: Value] = [:]
      for index in 0..<row.count { values[row.columnName(index)] = try row.value(index) }
      return values
    }
  }

  private func difference(
    _ image: RowImage.Stored, column: String?, expected: String?, found: String?
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
  /// Rows outside the entry in which a column would silently become null, since its row goes.
  private func clearedMeanwhile(
    by images: [RowImage.Stored], ofSegment segment: Int64, _ references: [RowReference]
  ) throws(DatabaseError) -> [UndoConflict.Difference] {
    let targets = Set(images.lazy.filter { $0.before == nil }.map(\.table))
    var differences: [UndoConflict.Difference] = []
    for reference in references where reference.isCleared && targets.contains(reference.target) {
      let known = Set(
        images.lazy.filter { image in
          image.table == reference.table
            && (image.before.map { $0.keys.contains(reference.column) } ?? true)
        }.map(\.key))
      try connection.forEachRow(
        """
        SELECT c.id, c.\(identifier: reference.column), \(try person(of: reference))
        FROM history_row r
        JOIN \(identifier: reference.table) c ON c.\(identifier: reference.column) = r.row
        WHERE r.entry = \(entry) AND r.segment = \(segment)
          AND r.table_name = \(reference.target) AND r.before IS NULL
        """
      ) { row throws(DatabaseError) in
        guard !known.contains(try row.int(0)), differences.count < Self.shownDifferences else {
          return
        }
        differences.append(
          difference(
            reference, person: try row.intOrNil(2), expected: nil,
            found: Self.text(try row.value(1))))
      }
    }
    return differences
  }

  /// References to rows that are gone now, which the end of the transaction would refuse without a word.
  private func dangling(
    _ references: [RowReference]
  ) throws(DatabaseError) -> [UndoConflict.Difference] {
    let removedFrom = Set(
      try connection.texts(
        "SELECT DISTINCT table_name FROM history_row WHERE entry = \(entry) AND before IS NULL"))
    let writtenTo = Set(
      try connection.texts(
        "SELECT DISTINCT table_name FROM history_row WHERE entry = \(entry) AND before NOT NULL"))
    var differences: [UndoConflict.Difference] = []
    for reference in references {
      let column = SQL.identifier(reference.column)
      let missing: SQL = """
        NOT EXISTS (SELECT 1 FROM \(identifier: reference.target) t WHERE t.id = c.\(column))
        """
      if removedFrom.contains(reference.target) {
        // A row that came later and hangs on one that the entry made.
        differences += try connection.rows(
          """
          SELECT \(try person(of: reference)), c.\(column)
          FROM history_row r JOIN \(identifier: reference.table) c ON c.\(column) = r.row
          WHERE r.entry = \(entry) AND r.table_name = \(reference.target) AND r.before IS NULL
            AND \(missing) LIMIT \(Self.shownDifferences)
          """
        ) { row throws(DatabaseError) in
          difference(
            reference, person: try row.intOrNil(0), expected: nil,
            found: Self.text(try row.value(1)))
        }
      }
      if writtenTo.contains(reference.table) {
        // A row that is back and hangs on one that went later.
        differences += try connection.rows(
          """
          SELECT \(try person(of: reference)), c.\(column)
          FROM history_row r JOIN \(identifier: reference.table) c ON c.id = r.row
          WHERE r.entry = \(entry) AND r.table_name = \(reference.table)
            AND r.before IS NOT NULL AND c.\(column) IS NOT NULL
            AND \(missing) LIMIT \(Self.shownDifferences)
          """
        ) { row throws(DatabaseError) in
          difference(
            reference, person: try row.intOrNil(0), expected: Self.text(try row.value(1)),
            found: nil)
        }
      }
    }
    return Array(differences.prefix(Self.shownDifferences))
  }

  /// The number of the person to whom a row `c` with a reference belongs.
  private func person(of reference: RowReference) throws(DatabaseError) -> SQL {
    switch try recording.table(reference.table)?.person {
    case .itself: "c.id"
    case .column: "c.fugitive"
    case Optional.none, .some(.none): "NULL"
    }
  }

  private func difference(
    _ reference: RowReference, person: Int64?, expected: String?, found: String?
  ) -> UndoConflict.Difference {
    // Whose a row is concerns the row as a whole.
    let isWhole = reference.column == "fugitive"
    return UndoConflict.Difference(
      fugitive: person.map { FugitiveID($0) }, table: reference.table,
      column: isWhole ? nil : reference.column, expected: isWhole ? nil : expected,
      found: isWhole ? "a row" : found)
  }
}

extension Reversal {
  private func remove(_ image: RowImage.Stored) throws(DatabaseError) {
    try connection.execute("DELETE FROM \(identifier: image.table) WHERE id = \(image.key)")
  }

  private func restore(_ image: RowImage.Stored) throws(DatabaseError) {
    let assignments = withTwins(image.before ?? [:], of: image.table).map { column, value in
      "\(identifier: column) = \(value)" as SQL
    }
    try connection.execute(
      """
      UPDATE \(identifier: image.table) SET \(SQL.joined(assignments, separator: ", "))
      WHERE id = \(image.key)
      """)
  }

  private func insert(_ image: RowImage.Stored) throws(DatabaseError) {
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
