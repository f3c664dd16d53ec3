import PosseModel
import PredicateFormat
import SQLite

/// The one table between the fields of predicates and SQL.
///
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
    switch name {
    case .id: plain(field, row, "id")
    case .uuid: text(field, row, "uuid")
    case .name: text(field, row, "name", isFolded: true)
    case .bounty: plain(field, row, "bounty", scale: 3)
    case .currency: text(field, row, "currency")
    case .bountyText: text(field, row, "bounty_text")
    case .captured: plain(field, row, "captured")
    case .captdate: moment(field, row, "captdate")
    case .capturedBy: named(field, row, "captured_by")
    case .capturedPlace: place(field, row, "captured_place", "text")
    case .capturedLat: plain(field, row, "captured_lat", scale: 7)
    case .capturedLon: plain(field, row, "captured_lon", scale: 7)
    case .lastSeen: moment(field, row, "last_seen")
    case .lastSeenPlace: place(field, row, "last_seen_place", "text")
    case .lastSeenLat: plain(field, row, "last_seen_lat", scale: 7)
    case .lastSeenLon: plain(field, row, "last_seen_lon", scale: 7)
    case .lastSeenDesc: text(field, row, "last_seen_desc")
    case .born: born(field, row)
    case .sex: text(field, row, "sex")
    case .heightCm: plain(field, row, "height_cm")
    case .weightKg: plain(field, row, "weight_kg")
    case .hair: text(field, row, "hair")
    case .eyes: text(field, row, "eyes")
    case .marks: text(field, row, "marks")
    case .caution: text(field, row, "caution")
    case .warrant: text(field, row, "warrant", isFolded: true)
    case .due: moment(field, row, "due")
    case .agent: named(field, row, "agent")
    case .place: place(field, row, "place", "text")
    case .city: place(field, row, "place", "city")
    case .state: place(field, row, "place", "state")
    case .zip: place(field, row, "place", "zip")
    case .country: place(field, row, "place", "country")
    case .desc: text(field, row, "description", isFolded: true)
    case .notes: text(field, row, "notes", isFolded: true)
    case .created: plain(field, row, "created")
    case .modified: plain(field, row, "modified")
    case .aliases, .tags, .offenses, .photos, .log, .sources: nil
    }
  }

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
    case .lat, .lon: plain(field, row, name.rawValue, scale: 7)
    }
  }

  private static func source(_ name: SourceField, _ field: FieldSchema, _ row: SQL) -> StoredValue {
    switch name {
    case .name, .key, .url: text(field, row, name.rawValue)
    case .fetched: plain(field, row, "fetched")
    }
  }
}
