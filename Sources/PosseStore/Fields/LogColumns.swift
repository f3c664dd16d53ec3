import PosseModel
import SQLite

/// How entries of the log are read from `log l`.
enum LogColumns {
  /// The columns that ``entry(_:)`` takes, the first of a row.
  static let selection: SQL = """
    l.id, l.uuid, l.fugitive, l.action, l.date, l.date_offset, l.date_precision, l.date_circa,
    (SELECT name FROM agent WHERE id = l.agent), l.place, v.country, v.state, v.zip, v.city, l.lat,
    l.lon, l.reason, l.note, l.private, l.photo
    """

  /// How many columns the selection has.
  static let count = 20

  /// What the selection reads besides the entry.
  static let join: SQL = "LEFT JOIN place v ON v.id = l.place"

  static func entry(_ row: borrowing Row) throws(DatabaseError) -> LogEntry {
    LogEntry(
      id: LogID(try row.int(0)), uuid: try row.text(1), fugitive: FugitiveID(try row.int(2)),
      action: LogAction(stored: try row.text(3)), date: try row.momentOrNil(4),
      agent: try row.textOrNil(8), place: try row.placeOrNil(9),
      latitude: try row.degreesOrNil(14), longitude: try row.degreesOrNil(15),
      reason: try row.textOrNil(16), note: try row.textOrNil(17),
      isPrivate: try row.bool(18), photo: try row.intOrNil(19).map(PhotoID.init))
  }

  /// What entries are sorted by for a field; `f` is the person.
  static func order(_ field: LogRecordField) -> SQL {
    switch field {
    case .id, .fugitive, .date, .lat, .lon, .private: "l.\(identifier: field.rawValue)"
    case .name: "f.name_cd"
    case .action, .reason: "posse_fold(l.\(identifier: field.rawValue))"
    case .note: "l.note_cd"
    case .agent: "(SELECT name_cd FROM agent WHERE id = l.agent)"
    case .place: "v.text_cd"
    }
  }
}
