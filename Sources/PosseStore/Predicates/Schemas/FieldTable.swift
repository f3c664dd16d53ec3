import PosseModel
import PredicateFormat
import SQLite

/// How the fields of predicates are read in SQL.
///
/// Where a field of a person is kept is known from ``FieldStorage``, which writing goes by too.
/// Every name in it is our own; a record is in scope under an alias that its user chooses.
enum FieldTable {
  /// Where the rows of a scope stand in a statement: the table, and for lists of texts the table of their
  /// values.
  struct Scope {
    let row: SQL
    let value: SQL

    /// The record that is asked about.
    static func root(_ kind: RecordKind) -> Scope {
      kind == .log ? Scope(row: "l", value: "l") : Scope(row: "f", value: "f")
    }

    /// The elements of a relation.
    static func elements(_ number: Int) -> Scope {
      Scope(row: SQL(raw: "c\(number)"), value: SQL(raw: "v\(number)"))
    }
  }

  /// Returns how a field is read; nil when the kind has no such field.
  static func value(_ kind: RecordKind, _ field: FieldSchema, in scope: Scope) -> StoredValue? {
    switch kind {
    case .fugitive: FugitiveField(rawValue: field.name).flatMap { fugitive($0, field, scope.row) }
    case .alias:
      field.name == "name" ? text(field, scope.row, "name", isFolded: true) : nil
    case .tag, .offense:
      field.name == "name" ? text(field, scope.value, "name", isFolded: true) : nil
    case .photo: PhotoField(rawValue: field.name).flatMap { photo($0, field, scope.row) }
    case .log: log(field, scope.row)
    case .source: SourceField(rawValue: field.name).flatMap { source($0, field, scope.row) }
    }
  }

  private static func fugitive(
    _ name: FugitiveField, _ field: FieldSchema, _ row: SQL
  ) -> StoredValue? {
    switch FieldStorage.of(name) {
    case .column(let column, let isFolded):
      name.type == .text
        ? text(field, row, column, isFolded: isFolded)
        : plain(field, row, column, scale: name.type == .decimal ? degreeScale : 0)
    case .moment(let column): moment(field, row, column)
    case .agent(let column): named(field, row, column)
    case .place(let column): place(field, row, column, "text")
    case .placePart: place(field, row, "place", name.name)
    case .money: plain(field, row, "bounty", scale: 3)
    case .currency: text(field, row, "currency")
    case .birth: born(field, row)
    case .list: nil
    case .none:
      // What the book itself writes stands in a column of the field's own name.
      switch name {
      case .id, .captured, .created, .modified: plain(field, row, name.name)
      case .uuid: text(field, row, name.name)
      default: nil
      }
    }
  }

  /// Degrees are kept as whole numbers of 10⁻⁷.
  private static let degreeScale = 7

  private static func photo(_ name: PhotoField, _ field: FieldSchema, _ row: SQL) -> StoredValue {
    switch name {
    case .id, .width, .height, .size: plain(field, row, name.rawValue)
    case .file, .sha256, .source: text(field, row, name.rawValue)
    case .pngSha256: text(field, row, "png_sha256")
    case .takenAt: moment(field, row, "taken_at")
    case .caption: text(field, row, "caption", isFolded: true)
    case .primary:
      // The person is asked for by the photo, so that the condition stands on the photo alone.
      computed(
        field,
        """
        (\(row).id IS (SELECT v.primary_photo FROM fugitive v WHERE v.id = \(row).fugitive))
        """)
    }
  }

  private static func log(_ field: FieldSchema, _ row: SQL) -> StoredValue? {
    if let name = LogRootField(rawValue: field.name) {
      return switch name {
      case .fugitive: plain(field, row, "fugitive")
      case .name: lookup(field, row, "fugitive", "fugitive", "name")
      }
    }
    guard let name = LogField(rawValue: field.name) else { return nil }
    return switch name {
    case .id, .private, .photo: plain(field, row, name.rawValue)
    case .action, .reason: text(field, row, name.rawValue)
    case .note: text(field, row, "note", isFolded: true)
    case .date: moment(field, row, "date")
    case .agent: named(field, row, "agent")
    case .place: place(field, row, "place", "text")
    case .lat, .lon: plain(field, row, name.rawValue, scale: degreeScale)
    }
  }

  private static func source(_ name: SourceField, _ field: FieldSchema, _ row: SQL) -> StoredValue {
    switch name {
    case .name, .key, .url: text(field, row, name.rawValue)
    case .fetched: plain(field, row, "fetched")
    }
  }
}
