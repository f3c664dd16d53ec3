import CommandKit
import Testing

@testable import PosseCLI

/// Choices in the commands about the log, and in `capture`.
@Suite(.serialized) struct LogChoicesTests {
  private static func desk() throws -> Desk {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", "Joe Koehler", "--place", "TX/78701 Austin")
    desk.run("add", "Ann Voss")
    desk.run("log", "add", "1", "call", "--by", "Reyes")
    desk.run("log", "add", "2", "stakeout", "--by", "Okafor")
    return desk
  }

  private static let rows: [(words: [String], keys: String, status: Int32, says: String)] = [
    (["log", "add", "1"], "stake\r", 0, "Logged l3 about #1 Joe Koehler"),
    (["log", "add", "1"], "door knock\r", 0, "door knock"),
    (["log", "add", "1"], "capture\r", 5, "posse capture"),
    (["log", "add", "1"], "\u{1B}", 5, "cancelled"),
    (["log", "add", "1"], "\u{3}", 130, ""),
    (["log", "add", "9"], "", 3, "#9"),
    (["log", "add", "1", "call", "--by", "?"], "oka\r", 0, "by Okafor"),
    (["log", "add", "1", "call", "--place", "?"], "tex\raus\r", 0, "Austin TX 78701"),
    (["log", "add", "1", "?"], "stake\r", 0, "stakeout"),
    (["log", "add", "1", "call", "--place", "TX"], "aus\r", 0, "Austin TX 78701"),
    (["log", "add", "1", "call", "--place", "tx"], "\r", 0, "TX"),
    (["log", "add", "1", "call", "--place", "TX", "--no-input"], "", 0, "TX"),
    (["log", "edit", "l1", "place=TX"], "aus\r", 0, "TX/78701 Austin"),
    (["log", "edit", "l1", "place=TX", "place=?"], "", 2, "place: is named twice"),
    (["log", "edit", "l1", "place=TX", "--no-input"], "", 0, "(none) → TX"),
    (["capture", "1", "--at", "TX"], "aus\r", 0, "Austin TX 78701"),
    (["capture", "1", "--at", "TX"], "\u{1B}", 5, "cancelled"),
    (["capture", "1", "--at", "TX", "--no-input"], "", 0, "TX"),
    (["capture", "1", "--at", "TX/78701"], "", 0, "TX 78701"),
    (["log", "edit", "l1", "agent=?"], "oka\r", 0, "Reyes → Okafor"),
    (["log", "edit", "l1", "agent=?"], "\r", 0, "Nothing to change."),
    (["log", "edit", "l1", "action=?"], "\r", 0, "Nothing to change."),
    (["log", "edit", "l1", "action=?"], "stake\r", 0, "call → stakeout"),
    (["log", "edit", "l1", "place=?"], "tex\raus\r", 0, "TX/78701 Austin"),
    (["log", "edit", "l1", "agent=?", "agent=x"], "", 2, "agent: is named twice"),
    (["log", "edit", "l9", "agent=?"], "", 3, "l9"),
    (["capture", "1", "--by", "?"], "reyes\r", 0, "by Reyes"),
    (["capture", "1", "--at", "?"], "tex\raus\r", 0, "Austin TX 78701"),
    (["capture", "1", "--at", "?"], "\u{1B}", 5, "cancelled"),
  ]

  @Test(arguments: rows)
  func `a value is chosen from a list`(
    row: (words: [String], keys: String, status: Int32, says: String)
  ) throws {
    let desk = try Self.desk()
    let terminal = TypingTerminal(row.keys)
    let run = desk.run(bytes: row.words.map { Array($0.utf8) }, on: terminal)
    #expect(run.status == row.status, "\(run.errors) \(terminal.shown)")
    #expect(run.errors.contains(row.says) || row.says.isEmpty, "\(run.errors)")
    #expect(terminal.isExhausted)
    #expect(!terminal.isDeliveringKeys)
  }

  @Test(arguments: [
    (["log", "edit", "l3", "agent=?"], 4, "l3 tells of the capture of #2"),
    (["log", "edit", "l3", "place=?"], 4, "l3 tells of the capture of #2"),
    (["log", "edit", "l3", "note=a", "agent=?"], 4, "l3 tells of the capture of #2"),
    (["log", "edit", "l3", "date=yesterday", "agent=?"], 4, "l3 tells of the capture of #2"),
    (["log", "edit", "l3", "action=?"], 4, "keeps that action"),
    (["log", "edit", "l4", "action=?"], 4, "keeps that action"),
    (["log", "edit", "l5", "date=2026-01-01", "agent=?"], 4, "would come before the capture"),
    (["log", "edit", "l5", "reason=tired", "agent=?"], 2, "no reason of a release"),
    (["log", "edit", "l1", "place=TX/10001", "agent=?"], 2, "10001"),
    (["log", "edit", "l99", "agent=?"], 3, "l99"),
    (["log", "edit", "l6", "agent=?"], 3, "is in the trash"),
    (["log", "add", "4"], 3, "is in the trash"),
    (["log", "add", "1", "--place", "TX/10001"], 2, "10001"),
    (["capture", "3", "--by", "?", "--on", "2026-01-01"], 4, "would come before the release"),
  ])
  func `what is refused whatever is chosen is refused before anything is asked`(
    words: [String], status: Int32, says: String
  ) throws {
    let desk = try Self.desk()
    desk.run("capture", "2", "--on", "2026-02-10")
    desk.run("add", "Jim Poole")
    desk.run("capture", "3", "--on", "2026-02-10")
    desk.run("release", "3", "--on", "2026-02-11")
    desk.run("add", "Old Entry")
    desk.run("log", "add", "4", "call")
    desk.run("remove", "4")
    let terminal = TypingTerminal("\u{1B}")
    let run = desk.run(bytes: words.map { Array($0.utf8) }, on: terminal)
    #expect(run.status == status, "\(run.errors) \(terminal.shown)")
    #expect(run.errors.contains(says), "\(run.errors)")
    #expect(terminal.shown.isEmpty)
  }

  @Test(arguments: [
    (["log", "add", "1"], "ACTION is missing"),
    (["log", "add", "1", "call", "--by", "?"], "--by: nobody can choose here; write --by AGENT"),
    (["log", "add", "1", "call", "--place", "?"], "write --place PLACE"),
    (["log", "edit", "l1", "agent=?"], "write agent=AGENT"),
    (["log", "edit", "l1", "action=?"], "write action=ACTION"),
    (["capture", "1", "--by", "?"], "write --by AGENT"),
    (["capture", "1", "--at", "?"], "write --at PLACE"),
  ])
  func `without a terminal the message says what to write`(words: [String], says: String) throws {
    let run = try Self.desk().run(bytes: words.map { Array($0.utf8) })
    #expect(run.status == 2)
    #expect(run.errors.contains(says), "\(run.errors)")
  }

  @Test func `an entry that somebody else changed meanwhile is not overwritten`() throws {
    let desk = try Self.desk()
    let book = try #require(desk.environment["POSSE_DB"])
    let terminal = TypingTerminal("oka\r")
    var statuses: [Int32] = []
    terminal.onKey = {
      guard statuses.isEmpty, let beside = try? Desk() else { return }
      beside.environment["POSSE_DB"] = book
      statuses.append(beside.run("log", "edit", "l1", "agent=Alvarez").status)
    }
    let words = ["log", "edit", "l1", "agent=?"]
    let run = desk.run(bytes: words.map { Array($0.utf8) }, on: terminal)
    #expect(statuses == [0])
    #expect(run.status == 4, "\(run.errors)")
    #expect(run.errors.contains("l1 was changed meanwhile"))
  }
}
