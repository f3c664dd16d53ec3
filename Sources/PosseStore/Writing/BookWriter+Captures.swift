import Chronology
package import PosseModel
import SQLite
import UnicodeText

extension BookWriter {
  /// Marks people as captured, each with one entry in the log; returns the entries' numbers.
  ///
  /// Throws when someone is captured already and the act is not a repeated one, and when the date comes
  /// before that of an earlier release.
  package func capture(
    _ ids: [FugitiveID], _ act: CaptureAct
  ) throws(StoreError) -> [LogID] {
    let date: Moment? = if case .known(let moment) = act.date { moment } else { nil }
    let agent = try agentID(act.agent)
    var place: Int64?
    var coordinate: Coordinate?
    switch act.point {
    case .place(let value): place = try placeID(value)
    case .coordinate(let point): coordinate = point
    case nil: break
    }
    var entries: [LogID] = []
    for id in ids {
      if !act.isRepeated, let captured = try reader.captureDate(of: id) {
        throw .alreadyCaptured(id, on: captured)
      }
      try reader.confirmOrder(of: id, adding: .capture, on: date)
      try execute(
        """
        UPDATE fugitive SET captured = 1, \(MomentColumns(date).assignments(to: "captdate")),
          captured_by = \(agent), captured_place = \(place),
          (captured_lat, captured_lon) = (\(CoordinateColumns(coordinate).values))
        WHERE id = \(id.number)
        """)
      entries.append(
        try log(
          id, action: .capture, date: date, agent: agent, place: place, coordinate: coordinate,
          reason: nil, note: act.note))
      try touch(id)
    }
    return entries
  }

  /// Ends the capture of people, each with one entry in the log that keeps what the capture said.
  ///
  /// Throws when someone is not captured, and when the date comes before that of the capture.
  package func release(
    _ ids: [FugitiveID], _ act: ReleaseAct
  ) throws(StoreError) -> [LogID] {
    var entries: [LogID] = []
    for id in ids {
      guard try reader.captureDate(of: id) != nil else { throw .notCaptured(id) }
      try reader.confirmOrder(of: id, adding: .release, on: act.date)
      let agent = try agentID(entry.agent)
      try execute(
        """
        UPDATE fugitive SET captured = 0, \(MomentColumns(nil).assignments(to: "captdate")),
          captured_by = NULL, captured_place = NULL, captured_lat = NULL, captured_lon = NULL
        WHERE id = \(id.number)
        """)
      entries.append(
        try log(
          id, action: .release, date: act.date, agent: agent, place: nil, coordinate: nil,
          reason: act.reason?.rawValue, note: act.note))
      try touch(id)
    }
    return entries
  }

  /// Has the entry of the capture that stands say when, where and by whom as the person does.
  func carryCapture(of id: FugitiveID) throws(StoreError) {
    guard let entry = try reader.standingCapture(of: id) else { return }
    try execute(
      """
      UPDATE log SET
        (date, date_offset, date_precision, date_circa, agent, place, lat, lon) =
        (SELECT captdate, captdate_offset, captdate_precision, captdate_circa,
          captured_by, captured_place, captured_lat, captured_lon
        FROM fugitive WHERE id = \(id.number))
      WHERE id = \(entry.number)
      """)
  }

  /// Names the photo that belongs to an entry of the log.
  package func attach(_ photo: PhotoID, to entry: LogID) throws(StoreError) {
    try execute("UPDATE log SET photo = \(photo.number) WHERE id = \(entry.number)")
  }

  /// Writes one entry into the log.
  func log(
    _ id: FugitiveID, action: LogAction, date: Moment?, agent: Int64?, place: Int64?,
    coordinate: Coordinate?, reason: String?, note: String?
  ) throws(StoreError) -> LogID {
    LogID(
      try insert(
        """
        INSERT INTO log (uuid, fugitive, agent, action, date, date_offset, date_precision,
          date_circa, place, lat, lon, reason, note, note_cd)
        VALUES (\(newUUID()), \(id.number), \(agent), \(action.text),
          \(MomentColumns(date).values), \(place),
          \(CoordinateColumns(coordinate).values), \(reason), \(note),
          \(folded(note)))
        """))
  }

  /// Notes that a fugitive was changed by this command.
  func touch(_ id: FugitiveID) throws(StoreError) {
    try execute(
      """
      UPDATE fugitive SET modified = \(now.microseconds), modified_offset = \(entry.offsetMinutes)
      WHERE id = \(id.number)
      """)
  }

  func newUUID() -> String {
    var generator = SystemRandomNumberGenerator()
    return UUIDText.make(at: now, using: &generator)
  }
}

extension BookReader {
  /// Returns when a fugitive was captured, or nil for one at large.
  package func captureDate(of id: FugitiveID) throws(StoreError) -> CaptureDate? {
    let state = try firstRow(
      """
      SELECT captured, captdate, captdate_offset, captdate_precision, captdate_circa
      FROM fugitive WHERE id = \(id.number)
      """
    ) { row throws(DatabaseError) in
      (isCaptured: try row.int(0) == 1, moment: try row.momentOrNil(1))
    }
    guard let state, state.isCaptured else { return nil }
    return state.moment.map { .known($0) } ?? .unknown
  }
}
