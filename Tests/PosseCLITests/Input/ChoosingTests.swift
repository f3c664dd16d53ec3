import CommandKit
import Testing

@testable import PosseCLI

/// Names that mean several people, and people who are not named, on a terminal.
@Suite(.serialized) struct ChoosingTests {
  private static func desk() throws -> Desk {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", "Joe Koehler", "--alias", "Dutch", "--born", "1961")
    desk.run("add", "Ann Voss")
    desk.run("add", "Ann Vossler", "--alias", "Dutch Annie")
    desk.run("add", "Old Entry")
    desk.run("remove", "4")
    return desk
  }

  /// What is typed at a command, and what comes of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let words: [String]
    let keys: String
    let status: Int32
    let says: String
    var shows = ""
    var isAccessible = false

    var testDescription: String { "\(words) \(keys.debugDescription)" }
  }

  private static let rows = [
    Row(words: ["capture", "ann"], keys: "\r", status: 0, says: "Captured #2 Ann Voss "),
    Row(words: ["capture", "ann"], keys: "\u{E}\r", status: 0, says: "Captured #3 Ann Vossler "),
    Row(
      words: ["capture", "ann"], keys: "vossler\r", status: 0, says: "Captured #3 Ann Vossler "),
    Row(
      words: ["capture", "ann"], keys: "", status: 5, says: "cancelled",
      shows: "('ann' may be any of these)"),
    Row(words: ["capture", "ann"], keys: "annie\r", status: 0, says: "Captured #3 Ann Vossler "),
    Row(words: ["capture", "ann"], keys: "\u{1B}", status: 5, says: "cancelled"),
    Row(words: ["capture", "ann"], keys: "\u{3}", status: 130, says: ""),
    Row(words: ["capture", "ann", "-y"], keys: "\t\t\r", status: 0, says: "Captured #3"),
    Row(words: ["capture", "ann", "joe"], keys: "\ry\r", status: 0, says: "Captured #1"),
    Row(words: ["capture", "99", "ann"], keys: "", status: 3, says: "#99: no such person"),
    Row(words: ["remove"], keys: "\u{1B}[F\r", status: 0, says: "Removed #3 Ann Vossler"),
    Row(words: ["remove"], keys: "", status: 5, says: "cancelled", shows: "born 1961"),
    Row(words: ["restore"], keys: "\r", status: 0, says: "Restored #4 Old Entry"),
    Row(words: ["restore"], keys: "", status: 5, says: "", shows: "Person in the trash"),
    Row(words: ["purge"], keys: "\r1\r", status: 0, says: "Purged #4 Old Entry"),
    Row(words: ["purge", "--older-than", "1d"], keys: "", status: 3, says: "nobody has been"),
    Row(words: ["edit", "bounty=5"], keys: "dutch\r", status: 0, says: "#1 bounty"),
    Row(words: ["release"], keys: "joe\r", status: 4, says: "#1 is not captured"),
    Row(words: ["photo", "add"], keys: "joe\r", status: 5, says: "camera: there is none here"),
    Row(words: ["photo", "add"], keys: "\u{1B}", status: 5, says: "cancelled"),
    Row(words: ["photo", "show"], keys: "", status: 2, says: "photo show: PHOTO is missing"),
    Row(words: ["photo", "export"], keys: "", status: 2, says: "PHOTO is missing; name photos"),
    Row(words: ["photo", "show", "ann", "nobody"], keys: "", status: 3, says: "nobody is called"),
    Row(words: ["remove", "ann"], keys: "2\r", status: 0, says: "Removed #3", isAccessible: true),
    Row(words: ["remove"], keys: "3\r", status: 0, says: "Removed #3", isAccessible: true),
    Row(words: ["remove"], keys: "q\r", status: 5, says: "cancelled", isAccessible: true),
    Row(
      words: ["remove", "1-3"], keys: "s\r\u{E}\t\r", status: 0,
      says: "Removed #1 Joe Koehler; posse restore 1 brings it back.\nRemoved #3"),
    Row(words: ["remove", "1-3"], keys: "s\r\u{1}\r", status: 5, says: "cancelled"),
    Row(words: ["remove", "1-3"], keys: "s\r\u{3}", status: 130, says: ""),
    Row(
      words: ["remove", "1-3"], keys: "s\r2\r", status: 0, says: "Removed #2", isAccessible: true),
  ]

  @Test(arguments: rows)
  func `a list opens on a terminal`(row: Row) throws {
    let desk = try Self.desk()
    let terminal = TypingTerminal(row.keys)
    let run = desk.run(
      bytes: row.words.map { Array($0.utf8) }, on: terminal, isAccessible: row.isAccessible)
    #expect(run.status == row.status, "\(run.errors)")
    #expect(run.errors.contains(row.says) || row.says.isEmpty, "\(run.errors)")
    #expect(terminal.shown.contains(row.shows) || row.shows.isEmpty, "\(terminal.shown)")
    #expect(terminal.isExhausted)
    #expect(!terminal.isDeliveringKeys)
  }

  @Test(arguments: [
    (["capture", "ann"], 2, "'ann' may be any of these"), (["remove"], 2, "REF is missing"),
    (["photo", "add"], 2, "photo add: REF is missing; see 'posse photo add --help'"),
    (["photo", "crop"], 2, "photo crop: PHOTO is missing; see 'posse photo crop --help'"),
    (["photo", "export"], 2, "PHOTO is missing; name photos"),
  ])
  func `no list opens when nothing may be asked`(
    words: [String], status: Int32, says: String
  ) throws {
    let desk = try Self.desk()
    let terminal = TypingTerminal("\r")
    let asked = desk.run(bytes: (words + ["--no-input"]).map { Array($0.utf8) }, on: terminal)
    let piped = desk.run(bytes: words.map { Array($0.utf8) })
    for run in [asked, piped] {
      #expect(run.status == status)
      #expect(run.errors.contains(says), "\(run.errors)")
    }
    #expect(terminal.shown.isEmpty)
  }

  @Test func `the book is free for others while a list is open`() throws {
    let desk = try Self.desk()
    let other = try #require(desk.environment["POSSE_DB"])
    let terminal = TypingTerminal("vossler\r")
    var statuses: [Int32] = []
    terminal.onKey = {
      guard statuses.isEmpty, let beside = try? Desk() else { return }
      beside.environment["POSSE_DB"] = other
      statuses.append(beside.run("edit", "3", "hair=red").status)
    }
    let run = desk.run(bytes: ["capture", "ann"].map { Array($0.utf8) }, on: terminal)
    #expect(statuses == [0])
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `who went to the trash after being chosen is refused`() throws {
    let desk = try Self.desk()
    let other = try #require(desk.environment["POSSE_DB"])
    let terminal = TypingTerminal("\t\t\r")
    var count = 0
    terminal.onKey = {
      count += 1
      guard count == 3, let beside = try? Desk() else { return }
      beside.environment["POSSE_DB"] = other
      beside.run("remove", "3")
    }
    let run = desk.run(bytes: ["capture", "ann", "-y"].map { Array($0.utf8) }, on: terminal)
    #expect(run.status == 3)
    #expect(run.errors.contains("#3 is in the trash"))
  }
}
