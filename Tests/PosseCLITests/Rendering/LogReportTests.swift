import Chronology
import CommandKit
import PosseModel
import PosseStore
import Testing
import UnicodeText

@testable import PosseCLI

/// The report on one person, and what a list and a dossier have of the same entries.
@Suite struct LogReportTests {
  private func entry(
    _ number: Int64 = 1, _ action: LogAction = .sighting, date: String? = nil,
    agent: String? = nil, note: String? = nil, isPrivate: Bool = false
  ) -> LogEntry {
    LogEntry(
      id: LogID(number), uuid: "", fugitive: FugitiveID(12), action: action,
      date: date.flatMap(Moment.init(machineText:)), agent: agent, note: note,
      isPrivate: isPrivate)
  }

  private func lines(_ entries: [LogEntry], width: Int = 80) -> [String] {
    LogReport(
      person: SampleRows.row([(.name, .text("Joe")), (.due, SampleRows.moment("~2026-04"))]),
      entries: entries, includesPrivate: true, now: SampleRows.now
    ).lines(width: width).map(\.text)
  }

  @Test(
    arguments: [
      ("2026-02-10", "2026-02-10  sighting"), ("2026-02", "2026-02  sighting"),
      ("~1968", "about 1968  sighting"), (nil, "date unknown  sighting"),
    ] as [(String?, String)])
  func `an entry begins with its date in words`(date: String?, line: String) {
    #expect(lines([entry(date: date)]).last == line)
  }

  @Test func `a due date that is about right is told in words`() {
    #expect(lines([]).contains("Due:       about 2026-04"))
  }

  @Test(arguments: [40, 80])
  func `a long entry keeps its shape and fits`(width: Int) {
    let agent = Array(repeating: "Okafor", count: 12).joined(separator: " ")
    let made = lines(
      [entry(date: "2026-02-10T08:00:00Z", agent: agent, note: agent)], width: width)
    #expect(made.allSatisfy { CellWidth.cells(in: $0) <= width })
    let start = made.first { $0.hasPrefix("2026-02-10 ") }
    #expect(start?.contains("  sighting, by Okafor") == (width == 80))
    #expect(start?.hasSuffix(" UTC") == (width == 40))
    #expect(
      made.drop { !$0.hasPrefix("2026-02-10 ") }.dropFirst().allSatisfy { $0.hasPrefix("    ") })
  }

  @Test func `a dossier has its entries in the order of time and says which are private`() {
    let dossier = Dossier(
      row: SampleRows.row([
        (
          .log,
          .log([
            entry(1), entry(2, date: "2026-02-10", note: "seen", isPrivate: true),
            entry(3, date: "2026-02-09"),
          ])
        )
      ]), isTrashed: false, photos: .none)
    #expect(
      dossier.lines(width: 80).map(\.text).suffix(3) == [
        "Log           2026-02-09 sighting",
        "              2026-02-10 sighting, private, seen",
        "              date unknown sighting",
      ])
  }
}
