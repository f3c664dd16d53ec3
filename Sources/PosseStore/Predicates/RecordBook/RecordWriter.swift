import Chronology
import PosseModel
import PredicateFormat
import SQLite
import UnicodeText

/// Puts a record into the tables of a database whose rules are lifted.
struct RecordWriter {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Takes every record out.
  func removeAll() throws(DatabaseError) {
    for table in [
      "fugitive", "alias", "birth", "fugitive_tag", "fugitive_offense", "photo", "log", "source",
      "agent", "place", "tag", "offense",
    ] {
      try connection.execute("DELETE FROM \(identifier: table)")
    }
  }

  func insert(_ record: RecordImage) throws(DatabaseError) {
    let owner = record.fields["id"]?.wholeNumber ?? 1
    var row = RowValues()
    row.set("id", .integer(owner))
    for field in FugitiveField.allCases where field.type != .toMany && field != .id {
      try set(field, record.fields[field.name] ?? .null, in: &row)
    }
    row.set(
      "place",
      try place(
        ["text", "city", "state", "zip", "country"].map { part in
          (part, record.fields[part == "text" ? "place" : part] ?? .null)
        }))
    try birth(record.fields["born"] ?? .null, of: owner)
    let photos = record.elements["photos"] ?? []
    if let primary = photos.first(where: { $0.fields["primary"]?.wholeNumber == 1 }) {
      row.set("primary_photo", .integer(primary.number))
    }
    try insert(row, into: "fugitive")
    for (relation, elements) in record.elements {
      guard let field = FugitiveField(rawValue: relation), let kind = RecordKind(elementOf: field)
      else { continue }
      for element in elements { try insert(element, kind, of: owner) }
    }
  }

  private func set(
    _ field: FugitiveField, _ value: PredicateValue, in row: inout RowValues
  ) throws(DatabaseError) {
    switch (field, FieldStorage.of(field)) {
    case (_, .money): row.set("bounty", value, scale: 3)
    case (_, .currency): row.set("currency", value)
    case (_, .moment(let column)): row.setMoment(column, value)
    case (_, .agent(let column)): row.set(column, try agent(value))
    case (.capturedPlace, .place(let column)), (.lastSeenPlace, .place(let column)):
      row.set(column, try place([("text", value)]))
    case (.capturedLat, .column(let column, _)), (.capturedLon, .column(let column, _)),
      (.lastSeenLat, .column(let column, _)), (.lastSeenLon, .column(let column, _)):
      row.set(column, value, scale: 7)
    case (_, .column(let column, let isFolded)): row.set(column, value, isFolded: isFolded)
    case (.uuid, _), (.captured, _), (.created, _), (.modified, _): row.set(field.name, value)
    default: break
    }
  }

  private func insert(
    _ element: RecordElement, _ kind: RecordKind, of owner: Int64
  ) throws(DatabaseError) {
    var row = RowValues()
    // The others are numbered as they come.
    if kind == .photo || kind == .log { row.set("id", .integer(element.number)) }
    row.set("fugitive", .integer(owner))
    func value(_ field: String) -> PredicateValue { element.fields[field] ?? .null }
    var table = kind.rawValue
    switch kind {
    case .fugitive: return
    case .alias: row.set("name", value("name"), isFolded: true)
    case .tag, .offense:
      var list = RowValues()
      list.set("name", value("name"), isFolded: true)
      row.set(table, try number(list, in: table))
      table = "fugitive_" + table
    case .photo:
      for name in ["file", "width", "height", "size", "sha256", "source"] {
        row.set(name, value(name))
      }
      row.set("png_sha256", value("pngSha256"))
      row.set("caption", value("caption"), isFolded: true)
      row.setMoment("taken_at", value("takenAt"))
    case .log:
      for name in ["action", "reason", "private", "photo"] { row.set(name, value(name)) }
      row.set("note", value("note"), isFolded: true)
      row.setMoment("date", value("date"))
      row.set("agent", try agent(value("agent")))
      row.set("place", try place([("text", value("place"))]))
      row.set("lat", value("lat"), scale: 7)
      row.set("lon", value("lon"), scale: 7)
    case .source: for name in ["name", "key", "url", "fetched"] { row.set(name, value(name)) }
    }
    try insert(row, into: table)
  }

  private func agent(_ name: PredicateValue) throws(DatabaseError) -> Value {
    if name == .null { return .null }
    var row = RowValues()
    row.set("name", name, isFolded: true)
    return try number(row, in: "agent")
  }

  private func place(_ parts: [(String, PredicateValue)]) throws(DatabaseError) -> Value {
    if parts.allSatisfy({ $0.1 == .null }) { return .null }
    var row = RowValues()
    for (column, value) in parts { row.set(column, value, isFolded: true) }
    return try number(row, in: "place")
  }

  private func birth(_ born: PredicateValue, of owner: Int64) throws(DatabaseError) {
    guard case .date(let day, let precision) = born else { return }
    try connection.execute(
      """
      INSERT INTO birth (fugitive, date, day, precision)
      VALUES (\(owner), 'given', \(day.microseconds), \(precision.rawValue))
      """)
  }

  private func number(_ row: RowValues, in table: String) throws(DatabaseError) -> Value {
    try insert(row, into: table)
    return .integer(try connection.lastInsertedRowID)
  }

  private func insert(_ row: RowValues, into table: String) throws(DatabaseError) {
    try connection.execute(
      """
      INSERT INTO \(identifier: table) (\(SQL.joined(row.columns.map { SQL.identifier($0) })))
      VALUES (\(list: row.values))
      """)
  }
}

/// The columns of a row that is put in, and their values.
private struct RowValues {
  private(set) var columns: [String] = []
  private(set) var values: [Value] = []

  mutating func set(_ column: String, _ value: Value) {
    columns.append(column)
    values.append(value)
  }

  mutating func set(
    _ column: String, _ value: PredicateValue, scale: Int = 0, isFolded: Bool = false
  ) {
    switch value {
    case .null: set(column, .null)
    case .text(let text):
      set(column, .text(text))
      if isFolded { set(column + "_cd", .text(Folding.folded(text))) }
    case .date(let instant, _): set(column, .integer(instant.microseconds))
    case .number(let number):
      guard case .exactly(let whole) = ScaledNumber(number, scale: scale) else { return }
      set(column, .integer(whole))
    }
  }

  mutating func setMoment(_ column: String, _ value: PredicateValue) {
    guard case .date(let instant, let precision) = value else { return }
    set(column, .integer(instant.microseconds))
    set(column + "_precision", .text(precision.rawValue))
  }
}
