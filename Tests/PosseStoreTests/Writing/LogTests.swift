import Chronology
import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// Entries of the log: written, changed and removed, and what that does to the person.
struct LogTests {
  private let book: ScratchBook
  private let ned: FugitiveID

  init() throws {
    book = try ScratchBook()
    ned = try book.add("Ned Kelly")
  }

  private func lastSeen() throws -> [String] {
    [try book.text(.lastSeen, of: ned), try book.text(.lastSeenPlace, of: ned)]
  }

  /// Runs a command and expects undo to restore every row, and redo to bring each back.
  private func reversibly<Result>(_ work: () throws -> Result) throws -> Result {
    let before = try TrackedDump.of(book)
    book.nextDay()
    let result = try work()
    let after = try TrackedDump.of(book)
    #expect(after != before)
    try book.undo()
    #expect(try TrackedDump.of(book) == before)
    try book.redo()
    #expect(try TrackedDump.of(book) == after)
    try BookAudit.check(book)
    return result
  }

  @Test func `an entry holds what was given, for each person`() throws {
    let joe = try book.add("Joe Byrne")
    let ids = try reversibly {
      try book.log(
        ned, joe, action: "surveillance", on: "2026-02-27", by: "Reyes", at: "TX/78701 Austin",
        note: "blue van", isPrivate: true)
    }
    #expect(ids == [LogID(1), LogID(2)])
    for (id, person) in zip(ids, [ned, joe]) {
      let entry = try #require(try book.log(of: person).first)
      #expect(entry.id == id && entry.action.text == "surveillance")
      #expect(entry.date?.machineText == "2026-02-27" && entry.agent == "Reyes")
      #expect(entry.place?.machineText == "TX/78701 Austin" && entry.note == "blue van")
      #expect(entry.isPrivate && entry.reason == nil && entry.coordinate == nil)
    }
    #expect(try book.value(.modified, of: ned) == .moment(Moment(instant: book.now)))
    #expect(try lastSeen() == ["", ""])
  }

  @Test func `a newer sighting moves lastSeen, its place and its point`() throws {
    try book.edit(
      ned, "lastSeen=2026-02-10", "lastSeenPlace=NM", "lastSeenLat=1", "lastSeenLon=2",
      "lastSeenDesc=on a horse")
    try book.log(ned, action: "sighting", on: "2026-02-09", at: "TX")
    try book.log(ned, action: "sighting", on: "2026-02-10", at: "TX")
    try book.log(ned, action: "sighting", on: "unknown", at: "TX")
    try book.log(ned, action: "call", on: "2026-02-28", at: "TX")
    #expect(try lastSeen() == ["2026-02-10", "NM"])
    #expect(try book.value(.lastSeenLat, of: ned) == .degrees(Degrees(tenMillionths: 10_000_000)))
    _ = try reversibly {
      try book.log(ned, action: "Sighting", on: "2026-02-10T00:00:01Z", at: "TX")
    }
    #expect(try lastSeen() == ["2026-02-10T00:00:01Z", "TX"])
    #expect(try book.value(.lastSeenLat, of: ned) == .null)
    #expect(try book.text(.lastSeenDesc, of: ned) == "on a horse")
    #expect(try book.log(of: ned).last?.action == .sighting)
  }

  @Test func `every field of an entry can be changed and emptied`() throws {
    let id = try book.log(ned, action: "call", on: "2026-02-01", by: "Reyes", note: "Ä")[0]
    let changes = try reversibly {
      try book.editLog(
        id, "action=letter", "date=2026-02-02", "agent=Okafor", "place=NM", "reason=asked",
        "note=ö", "private=yes")
    }.entry
    #expect(changes.map(\.field) == [.action, .date, .agent, .place, .reason, .note, .private])
    #expect(
      changes.map(\.before.pipedText) == ["call", "2026-02-01", "Reyes", "", "", "Ä", "false"])
    #expect(
      changes.map(\.after.pipedText)
        == ["letter", "2026-02-02", "Okafor", "NM", "asked", "ö", "true"])
    let cleared = LogEdit.clearableFields.map(\.rawValue)
    _ = try reversibly { try book.editLog(id, "private=no", clearing: cleared) }
    let entry = try #require(try book.log(of: ned).first)
    #expect(entry.action.text == "letter" && !entry.isPrivate)
    #expect(entry.date == nil && entry.agent == nil && entry.place == nil)
    #expect(entry.reason == nil && entry.note == nil)
  }

  @Test func `a change that changes nothing is no step`() throws {
    let id = try book.log(ned, action: "call", by: "Reyes")[0]
    let last = try book.lastEntry()
    book.nextDay()
    #expect(try book.editLog(id, "action=call", "agent=Reyes", clearing: ["note"]).entry.isEmpty)
    #expect(try book.lastEntry() == last)
  }

  @Test func `the entry of the capture that stands stays as the person says`() throws {
    try book.capture(ned, on: "2026-01-01", by: "Steele")
    let second = try book.capture(ned, on: "2026-02-01", by: "Steele", again: true)[0]
    let first = LogID(1)
    let refusal = StoreError.standingCapture(second, ned)
    for text in ["date=2026-01-15", "agent=Hare", "place=NM"] {
      #expect(try book.refused { try book.editLog(second, text) } == refusal)
    }
    #expect(try book.refused { try book.editLog(second, clearing: ["date"]) } == refusal)
    #expect(try book.refused { try book.removeLog(first, second) } == refusal)
    #expect(
      try book.refused { try book.editLog(second, "action=call") }
        == .keepsAction(second, .capture))
    #expect(try book.editLog(second, "note=a", "private=yes", "date=2026-02-01").entry.count == 2)
    // The capture before, and this one once it is over, are history like any other.
    _ = try reversibly { try book.editLog(first, "date=2026-01-02", "agent=Hare") }
    try book.change { _ = try $0.release([ned], ReleaseAct(date: nil, reason: .escaped)) }
    _ = try reversibly { try book.editLog(second, "date=2026-02-02") }
    let release = LogID(3)
    #expect(
      try book.refused { try book.editLog(release, "action=call") }
        == .keepsAction(release, .release))
    #expect(
      try book.refused { try book.editLog(release, "reason=tired") }
        == .notAReleaseReason(release, text: "tired"))
    try book.editLog(release, "reason=bonded")
    _ = try reversibly { try book.removeLog(second, release, first) }
    #expect(try book.log(of: ned).isEmpty)
  }

  @Test func `the last release of somebody at large goes only with its captures`() throws {
    let joe = try book.add("Joe Byrne")
    for date in ["2026-01-01", "2026-01-03"] {
      try book.capture(ned, on: date)
      try book.capture(ned, on: date, again: true)
      try book.change { _ = try $0.release([ned], ReleaseAct(date: nil, reason: .bonded)) }
    }
    let call = try book.log(joe, action: "call")[0]
    let entries = (0...6).map { LogID($0) }
    let refusal = StoreError.standingRelease(
      entries[6], ned, captures: [entries[4], entries[5]])
    #expect(try book.refused { try book.removeLog(entries[6]) } == refusal)
    #expect(try book.refused { try book.removeLog(call, entries[3], entries[6]) } == refusal)
    #expect(
      try book.refused { try book.removeLog(entries[5], entries[6]) }
        == .standingRelease(entries[6], ned, captures: [entries[4]]))
    #expect(
      try book.refused { try book.removeLog(entries[3], entries[4], entries[5], entries[6]) }
        == .standingRelease(entries[3], ned, captures: [entries[1], entries[2]]))
    _ = try reversibly { try book.removeLog(entries[6], entries[4], entries[5], call) }
    _ = try reversibly { try book.removeLog(entries[1], entries[2]) }
    _ = try reversibly { try book.removeLog(entries[3]) }
    #expect(try book.log(of: ned).isEmpty)
  }

  @Test func `a log that contradicts somebody at large already loses other entries`() throws {
    try book.capture(ned)
    try book.change { _ = try $0.release([ned], ReleaseAct(date: nil, reason: .bonded)) }
    try book.capture(ned)
    try book.run(
      """
      UPDATE fugitive SET captured = 0, captdate = NULL, captdate_offset = NULL,
        captdate_precision = NULL, captdate_circa = NULL
      """)
    try book.removeLog(LogID(2))
    #expect(try book.log(of: ned).map(\.id) == [LogID(1), LogID(3)])
  }

  @Test func `an undone second capture makes the first one stand again`() throws {
    try book.capture(ned)
    try book.capture(ned, again: true)
    try book.undo()
    #expect(try book.read { try $0.standingCapture(of: ned) } == LogID(1))
    try book.undo()
    #expect(try book.read { try $0.standingCapture(of: ned) } == nil)
  }

  @Test func `lastSeen goes with the sighting that it stands for`() throws {
    let first = try book.log(ned, action: "sighting", on: "2026-02-01", at: "NM")[0]
    let second = try book.log(ned, action: "sighting", on: "2026-02-15", at: "TX")[0]
    let steps: [(String, [String])] = [
      ("date=2026-02-14", ["2026-02-14", "TX"]), ("place=MO", ["2026-02-14", "MO"]),
      ("date=2026-01-01", ["2026-02-01", "NM"]), ("date=2026-02-20", ["2026-02-20", "MO"]),
      ("action=call", ["2026-02-01", "NM"]), ("action=sighting", ["2026-02-20", "MO"]),
      ("date=unknown", ["2026-02-01", "NM"]),
    ]
    for (text, expected) in steps {
      _ = try reversibly { try book.editLog(second, text) }
      #expect(try lastSeen() == expected, "\(text)")
    }
    _ = try reversibly { try book.removeLog(first) }
    #expect(try lastSeen() == ["", ""])
  }

  @Test func `what was typed as lastSeen stays when another sighting changes`() throws {
    let id = try book.log(ned, action: "sighting", on: "2026-02-01", at: "NM")[0]
    try book.edit(ned, "lastSeen=2026-02-10", "lastSeenPlace=TX")
    try book.editLog(id, "place=MO")
    #expect(try book.removeLog(id).isEmpty)
    #expect(try lastSeen() == ["2026-02-10", "TX"])
  }

  @Test(arguments: [
    ["note=a", "agent=Reyes"], ["place=MO"], ["private=yes"], ["action=call"], ["date=unknown"],
    ["date=2026-01-01"], ["date=2026-01-10"],
  ])
  func `an older lastSeen that was typed stays unless a sighting gets a newer date`(
    assignments: [String]
  ) throws {
    let id = try book.log(ned, action: "sighting", on: "2026-02-01", at: "NM")[0]
    try book.edit(ned, "lastSeen=2026-01-10", "lastSeenPlace=TX")
    let edits = try LogEdit.reading(assignments: assignments, clearing: [], now: book.now)
    #expect(try book.change { try $0.editLogEntry(id, edits) }.person.isEmpty)
    #expect(try lastSeen() == ["2026-01-10", "TX"])
    #expect(try book.removeLog(id).isEmpty)
    #expect(try lastSeen() == ["2026-01-10", "TX"])
  }

  @Test func `a sighting that gets a newer date than a typed lastSeen sets it`() throws {
    let id = try book.log(ned, action: "sighting", on: "2026-02-01", at: "NM")[0]
    try book.edit(ned, "lastSeen=2026-02-10", "lastSeenPlace=TX", "lastSeenLat=1", "lastSeenLon=2")
    try book.editLog(id, "date=2026-02-10")
    #expect(try lastSeen() == ["2026-02-10", "TX"])
    _ = try reversibly { try book.editLog(id, "date=2026-02-11") }
    #expect(try lastSeen() == ["2026-02-11", "NM"])
    #expect(try book.value(.lastSeenLat, of: ned) == .null)
    let call = try book.log(ned, action: "call", on: "2026-02-12", at: "MO")[0]
    try book.editLog(call, "action=sighting")
    #expect(try lastSeen() == ["2026-02-12", "MO"])
  }

  @Test(arguments: [["lastSeen=2026-02-02"], ["lastSeenPlace=TX"], ["lastSeen=2026-02"]])
  func `lastSeen that differs from the sighting in date or place was typed`(
    assignments: [String]
  ) throws {
    let id = try book.log(ned, action: "sighting", on: "2026-02-01", at: "NM")[0]
    let edits = try book.edits(assignments)
    try book.change { _ = try $0.edit([ned], edits) }
    let typed = try lastSeen()
    #expect(try book.removeLog(id).isEmpty)
    #expect(try lastSeen() == typed)
  }

  @Test func `the point that was typed stays with what was seen there`() throws {
    let id = try book.log(ned, action: "sighting", on: "2026-02-01", at: "NM")[0]
    try book.edit(ned, "lastSeenLat=1", "lastSeenLon=2")
    #expect(try book.editLog(id, "note=a", "private=yes").person.isEmpty)
    try book.editLog(id, "date=2026-02-02")
    #expect(try lastSeen() == ["2026-02-02", "NM"])
    #expect(try book.value(.lastSeenLat, of: ned) != .null)
    _ = try reversibly { try book.editLog(id, "place=MO") }
    #expect(try lastSeen() == ["2026-02-02", "MO"])
    #expect(try book.value(.lastSeenLat, of: ned) == .null)
  }

  @Test func `a removed sighting gives back the lastSeen that was typed before it`() throws {
    try book.edit(
      ned, "lastSeen=2026-02-20", "lastSeenPlace=NM", "lastSeenLat=1", "lastSeenLon=2")
    let first = try book.log(ned, action: "sighting", on: "2026-02-25", at: "TX")[0]
    let second = try book.log(ned, action: "sighting", on: "2026-02-27", at: "TX")[0]
    try book.editLog(second, "date=2026-02-28", "place=MO")
    _ = try reversibly { try book.removeLog(second) }
    #expect(try lastSeen() == ["2026-02-25", "TX"])
    _ = try reversibly { try book.editLog(first, "date=2026-02-01") }
    #expect(try lastSeen() == ["2026-02-20", "NM"])
    try book.undo()
    _ = try reversibly { try book.removeLog(first) }
    #expect(try lastSeen() == ["2026-02-20", "NM"])
    #expect(try book.value(.lastSeenLat, of: ned) == .degrees(Degrees(tenMillionths: 10_000_000)))
  }

  @Test func `sightings that go one after another or at once leave what was typed`() throws {
    try book.edit(ned, "lastSeen=2026-02-20")
    try book.edit(ned, "lastSeenPlace=NM")
    let ids = try ["2026-02-23", "2026-02-25"].flatMap {
      try book.log(ned, action: "sighting", on: $0, at: "TX")
    }
    try book.removeLog(ids[0])
    #expect(try lastSeen() == ["2026-02-25", "TX"])
    try book.removeLog(ids[1])
    #expect(try lastSeen() == ["2026-02-20", "NM"])
    try book.undo()
    try book.undo()
    _ = try reversibly { try book.removeLog(ids[1], ids[0]) }
    #expect(try lastSeen() == ["2026-02-20", "NM"])
  }

  @Test func `what was typed and taken back is not given back`() throws {
    let id = try book.log(ned, action: "sighting", on: "2026-02-25", at: "TX")[0]
    try book.edit(ned, "lastSeen=2026-02-27", "lastSeenPlace=NM")
    try book.undo()
    try book.removeLog(id)
    #expect(try lastSeen() == ["", ""])
    try book.undo()
    try book.edit(ned, "lastSeen=2026-02-10")
    let newer = try book.log(ned, action: "sighting", on: "2026-02-28")[0]
    try book.removeLog(newer)
    #expect(try lastSeen() == ["2026-02-25", "TX"])
  }

  @Test func `a place that left its list is not given back`() throws {
    try book.edit(ned, "lastSeen=2026-02-20", "lastSeenPlace=NM")
    let id = try book.log(ned, action: "sighting", on: "2026-02-25", at: "TX")[0]
    try book.run("DELETE FROM place WHERE text = 'NM'")
    try book.removeLog(id)
    #expect(try lastSeen() == ["2026-02-20", ""])
  }

  @Test func `without its history a removed sighting leaves nothing`() throws {
    try book.edit(ned, "lastSeen=2026-02-20", "lastSeenPlace=NM")
    let id = try book.log(ned, action: "sighting", on: "2026-02-25", at: "TX")[0]
    try book.run("UPDATE history_row SET before = NULL, after = NULL")
    try book.removeLog(id)
    #expect(try lastSeen() == ["", ""])
  }

  @Test func `a point goes with the last sighting`() throws {
    let id = try book.log(ned, action: "sighting", on: "2026-02-01")[0]
    try book.edit(ned, "lastSeenLat=1", "lastSeenLon=2")
    try book.removeLog(id)
    #expect(try lastSeen() == ["", ""])
    #expect(try book.value(.lastSeenLat, of: ned) == .null)
  }

  @Test func `of several sightings that go at once the newest one left is last seen`() throws {
    let ids = try ["2026-02-01", "2026-02-02", "2026-02-03"].flatMap {
      try book.log(ned, action: "sighting", on: $0, at: "NM")
    }
    try book.removeLog(ids[1], ids[2])
    #expect(try lastSeen() == ["2026-02-01", "NM"])
    try book.undo()
    try book.removeLog(ids[2], ids[1])
    #expect(try lastSeen() == ["2026-02-01", "NM"])
  }

  @Test func `entries that are not there, and those of people in the trash, are refused`() throws {
    let id = try book.log(ned, action: "call")[0]
    let missing = StoreError.noSuchLogEntries([LogID(8), LogID(9)])
    #expect(try book.refused { try book.removeLog(LogID(8), id, LogID(9)) } == missing)
    #expect(
      try book.refused { try book.editLog(LogID(8), "note=a") } == .noSuchLogEntries([LogID(8)]))
    try book.change { _ = try $0.trash([ned]) }
    #expect(try book.refused { try book.removeLog(id) } == .inTrash([ned]))
    #expect(try book.refused { try book.editLog(id, "note=a") } == .inTrash([ned]))
  }

  @Test func `the history has every field of an entry that came or went`() throws {
    let photo = try book.addPhoto(1, to: ned)
    try book.capture(ned, on: "2026-02-01", at: "-12.5,0", by: "Reyes", note: "asleep")
    try book.change { try $0.attach(photo, to: LogID(1)) }
    try book.change { _ = try $0.release([ned], ReleaseAct(date: nil, reason: .escaped)) }
    try book.log(
      ned, action: "call", on: "~2026", by: "Hare", at: "TX", note: "late", isPrivate: true)
    let before = try book.log(of: ned)
    try book.removeLog(LogID(1), LogID(2), LogID(3))
    let removal = try #require(try book.read { try $0.history() }.first)
    let told = removal.changes.flatMap { change -> [LogEntry] in
      if case .log(let entries) = change.before { entries } else { [] }
    }
    #expect(told.sorted { $0.id.number < $1.id.number } == before)
    #expect(before.map(\.isPrivate) == [false, false, true] && before[0].photo == photo)
  }

  @Test func `the history says what became of an entry in the words of fields`() throws {
    let id = try book.log(ned, action: "call", on: "2026-02-01", by: "Reyes")[0]
    try book.editLog(id, "date=unknown", "agent=Hare", "place=NM", "private=yes")
    try book.removeLog(id)
    let changes = try book.read { try $0.history() }.map { entry in
      entry.changes.filter { $0.field.hasPrefix("log") }
        .map { "\($0.field): \($0.before.pipedText) → \($0.after.pipedText)" }
    }
    #expect(
      changes.filter { !$0.isEmpty } == [
        ["log: call → "],
        [
          "log.date: 2026-02-01 → ", "log.agent: Reyes → Hare", "log.place:  → NM",
          "log.private: false → true",
        ],
        ["log:  → call 2026-02-01"],
      ])
  }
}
