import Chronology
import PosseModel
import SQLite

/// When and where a person was last seen as it stood before sightings in the log set it.
struct EarlierSight {
  let date: Moment
  /// The number of the place, which may be in its list no more.
  let place: Int64?
  /// The point in ten-millionths of a degree.
  let latitude: Int64?
  let longitude: Int64?

  private static let dateColumns = [
    "last_seen", "last_seen_offset", "last_seen_precision", "last_seen_circa",
  ]
  fileprivate static let columns =
    dateColumns + ["last_seen_place", "last_seen_lat", "last_seen_lon"]

  /// Makes what the columns of a person say; nil without a date.
  fileprivate init?(_ values: [String: Value]) {
    func number(_ column: String) -> Int64? {
      if case .integer(let number)? = values[column] { number } else { nil }
    }
    guard let date = ImageTranslation.moment("last_seen", values) else { return nil }
    self.date = date
    place = number("last_seen_place")
    latitude = number("last_seen_lat")
    longitude = number("last_seen_lon")
  }

  /// What one command did to a person.
  fileprivate struct Step {
    let entry: Int64
    let before: [String: Value]?
    let after: [String: Value]?
    /// Whether it wrote about a sighting, or about what may be one, too.
    let isOfLog: Bool

    /// Whether it changed the date when the person was last seen.
    var givesDate: Bool {
      guard let before, let after else { return false }
      return dateColumns.contains { before[$0] ?? .null != after[$0] ?? .null }
    }
  }
}

extension BookReader {
  /// Returns when and where a person was last seen as it was given last otherwise than by a sighting in the
  /// log; nil when the history does not tell, and when there was nothing.
  ///
  /// Commands that are taken back do not count.
  func earlierSight(of id: FugitiveID) throws(StoreError) -> EarlierSight? {
    let undone = try steps().undone
    var values = try present(id)
    var found: [String: Value]?
    for step in try sightSteps(of: id) where !undone.contains(step.entry) {
      // Of an image that was erased nothing is left.
      guard step.before != nil || step.after != nil else { return nil }
      guard let before = step.before, step.isOfLog || !step.givesDate else { break }
      for column in EarlierSight.columns {
        if let value = before[column] { values[column] = value }
      }
      if step.givesDate { found = values }
    }
    return found.flatMap { EarlierSight($0) }
  }

  private func present(_ id: FugitiveID) throws(StoreError) -> [String: Value] {
    let columns = SQL.joined(
      EarlierSight.columns.map { SQL.identifier($0) }, separator: ", ")
    let values = try firstRow("SELECT \(columns) FROM fugitive WHERE id = \(id.number)") {
      row throws(DatabaseError) in try row.values()
    }
    return Dictionary(
      zip(EarlierSight.columns, values ?? []), uniquingKeysWith: { first, _ in first })
  }

  /// The commands that changed a person, newest first, without those that only took one back or brought it
  /// again.
  private func sightSteps(of id: FugitiveID) throws(StoreError) -> [EarlierSight.Step] {
    let stored = try rows(
      """
      SELECT r.entry, r.before, r.after,
        EXISTS (SELECT 1 FROM history_row l
          WHERE l.fugitive = \(id.number) AND +l.entry = r.entry AND l.table_name = 'log'
            AND coalesce(json_extract(coalesce(l.after, l.before), '$.action'),
              (SELECT action FROM log WHERE id = l.row), '') NOT IN ('capture', 'release'))
      FROM history_row r JOIN history h ON h.id = r.entry
      WHERE r.fugitive = \(id.number) AND r.table_name = 'fugitive' AND h.reverses IS NULL
      ORDER BY r.id DESC
      """
    ) { row throws(DatabaseError) in
      (
        entry: try row.int(0), before: try row.textOrNil(1), after: try row.textOrNil(2),
        isOfLog: try row.bool(3)
      )
    }
    var steps: [EarlierSight.Step] = []
    for step in stored {
      steps.append(
        EarlierSight.Step(
          entry: step.entry, before: try decoded(step.before), after: try decoded(step.after),
          isOfLog: step.isOfLog))
    }
    return steps
  }
}
