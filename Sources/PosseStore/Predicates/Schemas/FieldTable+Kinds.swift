import PredicateFormat
import SQLite

/// The kinds of places in which values are kept.
extension FieldTable {
  /// A column of numbers or of instants.
  static func plain(
    _ field: FieldSchema, _ row: SQL, _ column: String, scale: Int = 0
  ) -> StoredValue {
    var value = computed(field, "\(row).\(raw: column)")
    value.scale = scale
    return value
  }

  /// An expression without a twin.
  static func computed(_ field: FieldSchema, _ expression: SQL) -> StoredValue {
    StoredValue(
      type: field.type, columns: StoredColumns(value: expression), isNullable: field.isNullable)
  }

  /// A column of text, perhaps with a folded twin.
  static func text(
    _ field: FieldSchema, _ row: SQL, _ column: String, isFolded: Bool = false
  ) -> StoredValue {
    var value = plain(field, row, column)
    if isFolded { value.columns.folded = "\(row).\(raw: column + "_cd")" }
    return value
  }

  /// The columns of a date that begin with a name.
  static func moment(_ field: FieldSchema, _ row: SQL, _ column: String) -> StoredValue {
    var value = plain(field, row, column)
    value.columns.precision = "\(row).\(raw: column + "_precision")"
    return value
  }

  /// The name of an agent whose number a column holds.
  static func named(_ field: FieldSchema, _ row: SQL, _ column: String) -> StoredValue {
    lookup(field, row, column, "agent", "name")
  }

  /// A column of the place whose number a column holds.
  static func place(
    _ field: FieldSchema, _ row: SQL, _ column: String, _ part: String
  ) -> StoredValue {
    lookup(field, row, column, "place", part)
  }

  /// A text with a twin in the row of another table, whose number a column holds.
  static func lookup(
    _ field: FieldSchema, _ row: SQL, _ column: String, _ table: String, _ part: String
  ) -> StoredValue {
    let key: SQL = "\(row).\(raw: column)"
    let name: SQL = "v.\(raw: part)"
    let twin: SQL = "v.\(raw: part + "_cd")"
    let source: SQL = "FROM \(raw: table) v WHERE"
    return StoredValue(
      type: field.type,
      columns: StoredColumns(
        value: "(SELECT \(name) \(source) v.id = \(key))",
        folded: "(SELECT \(twin) \(source) v.id = \(key))"),
      isNullable: field.isNullable,
      lookup: StoredLookup(
        key: key, statement: "SELECT v.id \(source)",
        columns: StoredColumns(value: name, folded: twin), isAbsent: "\(key) IS NULL"))
  }

  /// The birth date: the confirmed one, else the first.
  static func born(_ field: FieldSchema, _ row: SQL) -> StoredValue {
    func chosen(_ selection: SQL, of person: SQL) -> SQL {
      """
      (SELECT \(selection) FROM birth v WHERE v.fugitive = \(person) AND v.date IS NOT NULL
      ORDER BY v.confirmed DESC, v.id LIMIT 1)
      """
    }
    return StoredValue(
      type: field.type,
      columns: StoredColumns(
        value: chosen("v.day", of: "\(row).id"), precision: chosen("v.precision", of: "\(row).id")),
      isNullable: field.isNullable,
      lookup: StoredLookup(
        key: "\(row).id",
        statement: """
          SELECT b.fugitive FROM birth b WHERE b.id = \(chosen("v.id", of: "b.fugitive")) AND
          """,
        columns: StoredColumns(value: "b.day", precision: "b.precision"),
        isAbsent: """
          NOT EXISTS (SELECT 1 FROM birth v WHERE v.fugitive = \(row).id AND v.date IS NOT NULL)
          """))
  }
}
