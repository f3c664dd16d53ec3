import Chronology
package import PosseModel
import SQLite

extension BookWriter {
  /// Writes one entry about each of some people into the log; returns the entries' numbers, and what a
  /// sighting changed in the people.
  package func addLogEntries(
    _ ids: [FugitiveID], _ act: LogAct
  ) throws(StoreError) -> (entries: [LogID], changes: [FieldChange]) {
    let agent = try agentID(act.agent)
    let place = try placeID(act.place)
    var entries: [LogID] = []
    let changes = try noting(Self.sightingFields, of: ids) { () throws(StoreError) in
      for id in ids {
        let entry = try log(
          id, action: act.action, date: act.date, agent: agent, place: place, coordinate: nil,
          reason: nil, note: act.note)
        if act.isPrivate {
          try execute("UPDATE log SET private = 1 WHERE id = \(entry.number)")
        }
        entries.append(entry)
        if act.action == .sighting, let date = act.date {
          try moveLastSeen(of: id, to: date, place: place)
        }
        try touch(id)
      }
    }
    return (entries, changes)
  }

  /// Applies requested changes to an entry of the log; returns what is different now, in the entry and in
  /// the person, whose `lastSeen` goes with the sighting that it stands for.
  ///
  /// Throws when the entry keeps its action, tells of the capture that stands and the change would contradict
  /// that, or tells of another capture or a release that would be brought past its neighbour.
  package func editLogEntry(
    _ id: LogID, _ edits: [LogEdit]
  ) throws(StoreError) -> (entry: [LogChange], person: [FieldChange]) {
    let before = try reader.logEntries([id])[0]
    let differing = edits.filter { $0.value != before.value(of: $0.field) }
    try reader.confirmFree(differing.map(\.field), of: before)
    for edit in differing { try refuse(edit, of: before) }
    var after = before
    let people = try noting(Self.sightingFields, of: [before.fugitive]) { () throws(StoreError) in
      for edit in edits { try apply(edit, to: id) }
      after = try reader.logEntries([id])[0]
      if after != before { try followSightings(from: before, to: after) }
    }
    let changes = edits.map(\.field).compactMap { field -> LogChange? in
      let (old, new) = (before.value(of: field), after.value(of: field))
      return old == new ? nil : LogChange(field: field, before: old, after: new)
    }
    if !changes.isEmpty { try touch(before.fugitive) }
    return (changes, people)
  }

  /// Removes entries of the log; returns what is different now in their people.
  ///
  /// Throws what ``BookReader/confirmRemovable(_:)`` does.
  package func removeLogEntries(_ ids: [LogID]) throws(StoreError) -> [FieldChange] {
    let entries = try reader.logEntries(ids)
    try reader.confirmRemovable(entries)
    var people: [FugitiveID] = []
    for entry in entries where !people.contains(entry.fugitive) { people.append(entry.fugitive) }
    return try noting(Self.sightingFields, of: people) { () throws(StoreError) in
      for entry in entries {
        try execute("DELETE FROM log WHERE id = \(entry.id.number)")
        try followSightings(from: entry, to: nil)
      }
      for id in people { try touch(id) }
    }
  }

  private func refuse(_ edit: LogEdit, of entry: LogEntry) throws(StoreError) {
    if edit.field == .date, case .moment(let date) = edit.value {
      try reader.confirmOrder(of: entry, on: date)
    }
    if edit.field == .reason, entry.action == .release, case .text(let text) = edit.value,
      ReleaseReason(rawValue: text) == nil
    {
      throw .notAReleaseReason(entry.id, text: Excerpt.of(text))
    }
  }

  private func apply(_ edit: LogEdit, to id: LogID) throws(StoreError) {
    let text: String? = if case .text(let text) = edit.value { text } else { nil }
    let assignment: SQL
    switch edit.field {
    case .action: assignment = "action = \(text)"
    case .date:
      let date: Moment? = if case .moment(let moment) = edit.value { moment } else { nil }
      assignment = MomentColumns(date).assignments(to: "date")
    case .agent:
      let agent = try agentID(text)
      assignment = "agent = \(agent)"
    case .place:
      let value: PlaceValue? = if case .place(let place) = edit.value { place } else { nil }
      let place = try placeID(value)
      // The point was where the entry said it was.
      assignment = "place = \(place), lat = NULL, lon = NULL"
    case .reason: assignment = "reason = \(text)"
    case .note: assignment = "note = \(text), note_cd = \(folded(text))"
    case .private: assignment = "private = \(edit.value == .bool(true))"
    case .id, .lat, .lon, .photo: return
    }
    try execute("UPDATE log SET \(assignment) WHERE id = \(id.number)")
  }
}

extension BookReader {
  /// Refuses the removal of entries if their people would say something else than the log then.
  ///
  /// Throws ``StoreError/standingCapture(_:_:)`` and ``StoreError/standingRelease(_:_:captures:)``.
  package func confirmRemovable(_ entries: [LogEntry]) throws(StoreError) {
    for entry in entries where try standingCapture(of: entry.fugitive) == entry.id {
      throw .standingCapture(entry.id, entry.fugitive)
    }
    let removed = Set(entries.map(\.id))
    for entry in entries where entry.action == .release {
      guard try captureDate(of: entry.fugitive) == nil else { continue }
      let turns = try log(
        where: "l.fugitive = \(entry.fugitive.number) AND l.action IN ('capture', 'release')")
      // What was contradictory already may stay so.
      guard turns.last?.action == .release,
        let last = turns.lastIndex(where: { !removed.contains($0.id) }),
        turns[last].action == .capture,
        let release = turns[last...].first(where: { $0.action == .release })
      else { continue }
      let captures = turns.prefix { $0.id != release.id }.reversed()
        .prefix { $0.action == .capture }.reversed()
      throw .standingRelease(
        release.id, release.fugitive,
        captures: captures.map(\.id).filter { !removed.contains($0) })
    }
  }

  /// Refuses a change of fields of an entry that stay as they are whatever is asked for.
  ///
  /// Throws ``StoreError/keepsAction(_:_:)`` and ``StoreError/standingCapture(_:_:)``.
  package func confirmFree(_ fields: [LogField], of entry: LogEntry) throws(StoreError) {
    if fields.contains(.action), entry.action.isReserved {
      throw .keepsAction(entry.id, entry.action)
    }
    // What the person's fields say too must not say something else here.
    let shared: [LogField] = [.date, .agent, .place]
    if fields.contains(where: shared.contains),
      try standingCapture(of: entry.fugitive) == entry.id
    {
      throw .standingCapture(entry.id, entry.fugitive)
    }
  }
}

/// Sightings: the newest one is where a person was last seen.
extension BookWriter {
  /// What a sighting may change in a person.
  private static let sightingFields: [FugitiveField] = [
    .lastSeen, .lastSeenPlace, .lastSeenLat, .lastSeenLon,
  ]

  /// Moves `lastSeen` to a sighting, if that is newer.
  private func moveLastSeen(
    of id: FugitiveID, to date: Moment, place: Int64?
  ) throws(StoreError) {
    if let present = try lastSight(of: id), present.date.start >= date.start { return }
    try setLastSeen(of: id, date, place: place)
  }

  /// Takes `lastSeen` along when date and place of the sighting that gave it are changed, or it goes.
  ///
  /// Where `lastSeen` is anything else, somebody may have typed it: only a sighting that was given another date
  /// moves it, to a newer one.
  private func followSightings(from before: LogEntry, to after: LogEntry?) throws(StoreError) {
    let (old, new) = (before.sighting, after?.sighting)
    guard old != new else { return }
    let id = before.fugitive
    if let old, try old == lastSight(of: id) {
      let newest = try newestSighting(of: id)
      if let earlier = try reader.earlierSight(of: id),
        newest?.date.map({ $0.start < earlier.date.start }) ?? true
      {
        return try setLastSeen(of: id, to: earlier)
      }
      // The point belongs to what was seen there: a day that is corrected leaves it.
      let keepsPoint = newest != nil && newest?.id == after?.id && newest?.place == old.place
      try setLastSeen(
        of: id, newest?.date, place: try placeID(newest?.place), keepsPoint: keepsPoint)
    } else if let new, new.date != old?.date {
      try moveLastSeen(of: id, to: new.date, place: try placeID(new.place))
    }
  }

  private func setLastSeen(
    of id: FugitiveID, _ date: Moment?, place: Int64?, keepsPoint: Bool = false
  ) throws(StoreError) {
    let point: SQL = keepsPoint ? "" : ", last_seen_lat = NULL, last_seen_lon = NULL"
    try execute(
      """
      UPDATE fugitive SET \(MomentColumns(date).assignments(to: "last_seen")),
        last_seen_place = \(place)\(point)
      WHERE id = \(id.number)
      """)
  }

  /// Puts back what stood before, but for a place that was removed since.
  private func setLastSeen(of id: FugitiveID, to sight: EarlierSight) throws(StoreError) {
    try execute(
      """
      UPDATE fugitive SET \(MomentColumns(sight.date).assignments(to: "last_seen")),
        last_seen_place = (SELECT id FROM place WHERE id = \(sight.place)),
        last_seen_lat = \(sight.latitude), last_seen_lon = \(sight.longitude)
      WHERE id = \(id.number)
      """)
  }

  private func newestSighting(of id: FugitiveID) throws(StoreError) -> LogEntry? {
    let sightings = try reader.log(
      where: "l.fugitive = \(id.number) AND l.action = 'sighting' AND l.date IS NOT NULL")
    return sightings.max { left, right in
      guard let first = left.date?.start, let second = right.date?.start else { return false }
      // Of two at one time the later entry does not move it.
      return (first, -left.id.number) < (second, -right.id.number)
    }
  }

  /// What the person says of when and where they were seen last; nil without a date.
  private func lastSight(of id: FugitiveID) throws(StoreError) -> Sighting? {
    let row = try reader.values(of: [.lastSeen, .lastSeenPlace], for: [id])[id]
    guard case .moment(let date)? = row?[.lastSeen] else { return nil }
    let place: PlaceValue? =
      if case .place(let place)? = row?[.lastSeenPlace] { place } else { nil }
    return Sighting(date: date, place: place)
  }

  /// Does some work and returns what became different in some fields of some people.
  private func noting(
    _ fields: [FugitiveField], of ids: [FugitiveID], _ work: () throws(StoreError) -> Void
  ) throws(StoreError) -> [FieldChange] {
    let befores = try reader.values(of: fields, for: ids)
    try work()
    let afters = try reader.values(of: fields, for: ids)
    return ids.flatMap { id in
      fields.compactMap { field in
        guard let before = befores[id]?[field], let after = afters[id]?[field], before != after
        else { return nil }
        return FieldChange(fugitive: id, field: field, before: before, after: after)
      }
    }
  }
}

/// When and where somebody was seen.
private struct Sighting: Hashable {
  let date: Moment
  let place: PlaceValue?
}

extension LogEntry {
  /// What the entry gives a person as last seen; nil when it tells of no sighting, or of one without a date.
  fileprivate var sighting: Sighting? {
    guard action == .sighting, let date else { return nil }
    return Sighting(date: date, place: place)
  }
}
