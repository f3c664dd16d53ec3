import PosseModel
import SQLite

/// How one field of a fugitive is read from its columns, for lists and for their order.
///
/// The table `fugitive` is always read under the name `f`.
struct FieldColumns {
  /// Makes the value from a row in which the selection begins at a position.
  typealias Decoder = @Sendable (borrowing Row, Int) throws(DatabaseError) -> FieldValue

  /// The columns or subselects, separated by commas.
  let selection: SQL
  /// How many columns the selection has.
  let count: Int
  /// What the field is sorted and grouped by.
  let order: SQL
  /// The table that the selection reads besides `fugitive f`, as a join; nil when it reads none.
  let join: SQL?
  let decode: Decoder

  init(
    _ selection: SQL, count: Int = 1, order: SQL, join: SQL? = nil, decode: @escaping Decoder
  ) {
    self.selection = selection
    self.join = join
    self.count = count
    self.order = order
    self.decode = decode
  }

  /// Returns the columns of a field; nil for a to-many field, which has rows of its own.
  static func of(_ field: FugitiveField) -> FieldColumns? {
    switch field {
    case .id: integer("f.id")
    case .uuid: text("f.uuid", folded: "f.uuid")
    case .name: text("f.name", folded: "f.name_cd")
    case .bounty: bounty
    case .currency: currency
    case .bountyText: text("f.bounty_text")
    case .captured: captured
    case .captdate: moment("captdate")
    case .capturedBy: named("agent", "captured_by")
    case .capturedPlace: place("captured_place")
    case .capturedLat: degrees("f.captured_lat")
    case .capturedLon: degrees("f.captured_lon")
    case .lastSeen: moment("last_seen")
    case .lastSeenPlace: place("last_seen_place")
    case .lastSeenLat: degrees("f.last_seen_lat")
    case .lastSeenLon: degrees("f.last_seen_lon")
    case .lastSeenDesc: text("f.last_seen_desc")
    case .born: born
    case .sex: text("f.sex")
    case .heightCm: integer("f.height_cm")
    case .weightKg: integer("f.weight_kg")
    case .hair: text("f.hair")
    case .eyes: text("f.eyes")
    case .marks: text("f.marks")
    case .caution: text("f.caution")
    case .warrant: text("f.warrant", folded: "f.warrant_cd")
    case .due: moment("due")
    case .agent: named("agent", "agent")
    case .place: place("place")
    case .city: placePart("city")
    case .state: placePart("state")
    case .zip: placePart("zip")
    case .country: placePart("country")
    case .desc: text("f.description", folded: "f.description_cd")
    case .notes: text("f.notes", folded: "f.notes_cd")
    case .created: instant("created")
    case .modified: instant("modified")
    case .aliases, .tags, .offenses, .photos, .log, .sources: nil
    }
  }
}
