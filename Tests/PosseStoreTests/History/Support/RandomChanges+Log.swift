import Chronology
import PosseModel
import SQLite

@testable import PosseStore

/// The verbs of the log.
extension RandomChanges {
  mutating func log(_ people: [FugitiveID], _ writer: BookWriter) throws {
    let actions = try ["call", "sighting", "sighting", "石"].map { try LogEdit.action($0) }
    let places = try ["TX/78701", "NM", "..Unknown..", "GB:Leeds"].map {
      try PlaceValue(parsing: $0)
    }
    let date = Moment(local: writer.now)
    _ = try writer.addLogEntries(
      Array(people.shuffled(using: &generator).prefix(number(1...3))),
      LogAct(
        action: pick(actions), date: pick([nil, date]), agent: pick([nil, "Steele", "New"]),
        place: pick([nil, pick(places)]), note: pick([nil, pick(RandomCommands.texts)]),
        isPrivate: pick([true, false])))
  }

  mutating func editLog(_ entries: [Int64], _ writer: BookWriter) throws {
    guard let entry = try open(pick(entries), writer) else { return }
    let isFree = try writer.reader.standingCapture(of: entry.fugitive) != entry.id
    var texts = ["private=\(pick(["yes", "no"]))", "note=\(pick(RandomCommands.texts))"]
    if isFree {
      texts += [pick(["date=1881-02", "date=unknown"]), "agent=Hare", "place=NM/88001"]
    }
    if !entry.action.isReserved { texts.append(pick(["action=sighting", "action=letter"])) }
    let edits = try LogEdit.reading(
      assignments: Array(texts.shuffled(using: &generator).prefix(number(1...3))), clearing: [],
      now: writer.now)
    _ = try writer.editLogEntry(entry.id, edits)
  }

  mutating func removeLog(_ entries: [Int64], _ writer: BookWriter) throws {
    var chosen: [LogID] = []
    for number in entries.shuffled(using: &generator).prefix(number(1...3)) {
      guard let entry = try open(number, writer),
        try writer.reader.standingCapture(of: entry.fugitive) != entry.id
      else { continue }
      chosen.append(entry.id)
    }
    do {
      _ = try writer.removeLogEntries(chosen)
    } catch StoreError.standingRelease {
      // The captures that it ended were not chosen too.
    }
  }

  /// An entry, unless its person is in the trash.
  private func open(_ number: Int64, _ writer: BookWriter) throws -> LogEntry? {
    guard let entry = try writer.reader.log(where: "l.id = \(number)").first,
      try !writer.reader.isTrashed(entry.fugitive)
    else { return nil }
    return entry
  }
}
