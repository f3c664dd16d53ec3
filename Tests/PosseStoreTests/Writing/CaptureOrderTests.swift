import Chronology
import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// Captures and releases of a person stay in the order in which they were written.
struct CaptureOrderTests {
  private let book: ScratchBook
  private let ned: FugitiveID

  init() throws {
    book = try ScratchBook()
    ned = try book.add("Ned Kelly")
  }

  private func release(on date: String) throws {
    let date: Moment? = date == "unknown" ? nil : try book.moment(date)
    try book.change { _ = try $0.release([ned], ReleaseAct(date: date)) }
  }

  /// The entry that a command would have passed, with its action and date; nil when it is not refused.
  private func passed(_ work: () throws -> Void) throws -> String? {
    let before = try BookDump.of(book)
    do {
      try work()
      return nil
    } catch StoreError.captureDisorder(let disorder) {
      #expect(try BookDump.of(book) == before)
      #expect(disorder.person == ned)
      let other = disorder.neighbour
      let entry = other.entry?.description ?? "no entry"
      return "\(disorder.followsNeighbour ? "after" : "before") \(entry) \(other.action) "
        + other.date.machineText + (other.isStanding ? " standing" : "")
    }
  }

  private static let dates: [(captured: String, released: String, isRefused: Bool)] = [
    ("2026-02-10", "2026-02-09", true), ("2026-02-10", "2026-02-10", false),
    ("2026-02-10", "2026-02", false), ("2026-02-10", "2026-01", true),
    ("2026-02-10", "2025", true), ("2026-02-10", "2026", false),
    ("2026-02-10", "~2025", false), ("~2026", "2025", false), ("2026-02-10", "~1990", true),
    ("2026-02-10", "~2026-01", false), ("~2026-02-10", "2026-01-09", true),
    ("2026-02", "2026-02-01", false), ("2026-02", "2026-01-31", true),
    ("2026-02", "2026-01-31T23:59:59Z", true), ("2026-02", "2026-02-01T00:00:00Z", false),
    ("2026-02-10T10:00:00Z", "2026-02-10T09:59:59Z", true),
    ("2026-02-10T10:00:00Z", "2026-02-10T10:00:00Z", false),
    ("2026-02-10T10:00:00Z", "2026-02-10", false), ("2026-02-10T10:00:00Z", "2026-02-09", true),
    ("unknown", "2020", false), ("2026-02-10", "unknown", false),
  ]

  @Test(arguments: dates)
  func `a release is refused only when it is certainly before the capture`(
    row: (captured: String, released: String, isRefused: Bool)
  ) throws {
    try book.capture(ned, on: row.captured)
    let expected = row.isRefused ? "after l1 capture \(row.captured) standing" : nil
    #expect(try passed { try release(on: row.released) } == expected)
  }

  @Test(arguments: dates)
  func `the entries of a capture and its release can be given the same dates as the acts`(
    row: (captured: String, released: String, isRefused: Bool)
  ) throws {
    try book.capture(ned, on: row.captured)
    try release(on: "2026-02-28")
    let after = row.isRefused ? "after l1 capture \(row.captured)" : nil
    #expect(try passed { try book.editLog(LogID(2), "date=\(row.released)") } == after)
    try book.editLog(LogID(1), "date=unknown")
    try book.editLog(LogID(2), "date=\(row.released)")
    let before = row.isRefused ? "before l2 release \(row.released)" : nil
    #expect(try passed { try book.editLog(LogID(1), "date=\(row.captured)") } == before)
  }

  @Test func `a capture can replace a later one, but not come before the last release`() throws {
    try book.capture(ned, on: "2026-02-10")
    try book.capture(ned, on: "2026-02-09", again: true)
    try book.capture(ned, on: "2026-02-08", again: true)
    #expect(try book.text(.captdate, of: ned) == "2026-02-08")
    // Each was before the first one already, and not before the second.
    try book.edit(ned, "captdate=2026-02-09")
    try release(on: "2026-02-10")
    let released = "after l4 release 2026-02-10"
    #expect(try passed { try book.capture(ned, on: "2026-02-09") } == released)
    try book.capture(ned, on: "2026-02-12")
    #expect(try passed { try book.capture(ned, on: "2026-02-09", again: true) } == released)
    try book.capture(ned, on: "2026-02-11", again: true)
    #expect(try passed { try book.edit(ned, "captdate=2026-02-09") } == released)
  }

  @Test func `a capture that is over is not replaced`() throws {
    try book.capture(ned, on: "2026-02-10")
    try release(on: "2026-02-10")
    try book.run("DELETE FROM log WHERE id = 2")
    #expect(
      try passed { try book.capture(ned, on: "2026-02-09") } == "after l1 capture 2026-02-10")
  }

  @Test func `captures and releases keep their order in corrections`() throws {
    try book.capture(ned, on: "2026-02-11")
    try release(on: "2026-02-13")
    #expect(
      try passed { try book.editLog(LogID(1), "date=2026-02-14") }
        == "before l2 release 2026-02-13")
    let released = "after l2 release 2026-02-13"
    #expect(try passed { try book.capture(ned, on: "2026-02-12") } == released)
    try book.capture(ned, on: "2026-02-14")
    #expect(try passed { try book.edit(ned, "captdate=2026-02-12") } == released)
    try book.edit(ned, "captdate=2026-02-13")
    #expect(try book.text(.captdate, of: ned) == "2026-02-13")
  }

  @Test func `a capture that was replaced has no part in it`() throws {
    try book.capture(ned, on: "2025-11-20")
    try book.capture(ned, on: "2025-11-10", again: true)
    try book.edit(ned, "captdate=2025-11-25")
    try book.edit(ned, "captdate=2025-11-08")
    try book.editLog(LogID(1), "date=2025-12-01")
    #expect(
      try passed { try release(on: "2025-11-07") } == "after l2 capture 2025-11-08 standing")
    try release(on: "2025-11-12")
    try book.editLog(LogID(1), "date=2025-12-02")
    #expect(
      try passed { try book.editLog(LogID(2), "date=2025-11-13") }
        == "before l3 release 2025-11-12")
    try book.capture(ned, on: "2025-11-13")
    #expect(
      try passed { try book.edit(ned, "captdate=2025-11-11") } == "after l3 release 2025-11-12")
  }

  @Test func `an entry without a date does not hide the one beyond it`() throws {
    try book.capture(ned, on: "2026-02-10")
    try release(on: "unknown")
    #expect(
      try passed { try book.capture(ned, on: "2026-02-09") } == "after l1 capture 2026-02-10")
    try book.capture(ned, on: "2026-02-12")
    try book.editLog(LogID(2), "date=2026-02")
    #expect(
      try passed { try book.edit(ned, "captdate=2026-02-09") } == "after l1 capture 2026-02-10")
    // Of two that would be passed the nearest one is named.
    try book.editLog(LogID(2), "date=2026-02-11")
    #expect(
      try passed { try book.edit(ned, "captdate=2026-02-09") } == "after l2 release 2026-02-11")
  }

  @Test func `a capture without an entry has its place at the end`() throws {
    try book.capture(ned, on: "2026-02-10")
    try release(on: "2026-02-11")
    try book.capture(ned, on: "2026-02-12")
    try book.run("DELETE FROM log WHERE id = 3")
    let standing = "no entry capture 2026-02-12 standing"
    #expect(try passed { try release(on: "2026-02-11") } == "after \(standing)")
    #expect(try passed { try book.editLog(LogID(2), "date=2026-02-13") } == "before \(standing)")
    #expect(
      try passed { try book.edit(ned, "captdate=2026-02-10") } == "after l2 release 2026-02-11")
  }

  @Test func `an order that is wrong already can be left alone and corrected`() throws {
    try book.capture(ned, on: "2026-02-10")
    try release(on: "2026-02-11")
    try book.run("UPDATE log SET date = date - 30 * 86400000000 WHERE id = 2")
    #expect(try book.log(of: ned).last?.date?.machineText == "2026-01-12")
    try book.editLog(LogID(2), "note=late", "date=2026-01-20")
    try book.editLog(LogID(1), "date=2026-02-09")
    try book.editLog(LogID(2), "date=2026-02-09")
    #expect(
      try passed { try book.editLog(LogID(2), "date=2026-02-08") } == "after l1 capture 2026-02-09")
  }

  @Test func `others and other actions have no part in it`() throws {
    let joe = try book.add("Joe Byrne")
    try book.capture(joe, on: "2026-02-20")
    try book.log(ned, action: "call", on: "2026-02-20")
    try book.capture(ned, on: "2026-02-10")
    try book.editLog(LogID(2), "date=2020")
    try release(on: "2026-02-11")
    #expect(try book.log(of: ned).count == 3)
  }

  @Test func `of several people none is captured when one date does not fit`() throws {
    let joe = try book.add("Joe Byrne")
    try book.capture(ned, on: "2026-02-10")
    try release(on: "2026-02-11")
    #expect(
      try passed { try book.capture(joe, ned, on: "2026-02-01") } == "after l2 release 2026-02-11")
  }
}
