import CommandKit
import Testing

@testable import PosseCLI

/// Values that somebody else renames or removes while a list is open.
@Suite(.serialized) struct GoneValueTests {
  private static func desk() throws -> Desk {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", "Joe Koehler", "--agent", "Reyes", "--place", "TX/78701 Austin")
    desk.run("agent", "add", "Okafor")
    desk.run("agent", "default", "Okafor")
    desk.run("tag", "list")
    desk.run("add", "Ann Voss", "--tag", "cold", "--tag", "armed", "--place", "TX/75201 Dallas")
    return desk
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let words: [String]
    let keys: String
    /// What somebody else does meanwhile.
    let meanwhile: [String]
    let value: String

    var testDescription: String { "\(words) \(meanwhile)" }
  }

  private static let renamed = ["agent", "rename", "Okafor", "Ana Okafor"]
  private static let moved = ["place", "rename", "TX/75201 Dallas", "TX/75202 Dallas"]

  private static let rows = [
    Row(
      words: ["edit", "1", "agent=?"], keys: "oka\r", meanwhile: renamed, value: "agent 'Okafor'"),
    Row(
      words: ["edit", "2", "agent=?"], keys: "\r", meanwhile: ["agent", "rm", "Okafor"],
      value: "agent 'Okafor'"),
    Row(
      words: ["edit", "1", "tags=?"], keys: "cold\r", meanwhile: ["tag", "rm", "cold", "-y"],
      value: "tag 'cold'"),
    Row(
      words: ["edit", "1", "--tag", "?"], keys: "cold\r",
      meanwhile: ["tag", "merge", "cold", "armed"],
      value: "tag 'cold'"),
    Row(
      words: ["edit", "1", "place=?"], keys: "tex\rdal\r", meanwhile: moved,
      value: "place 'TX/75201 Dallas'"),
    Row(
      words: ["add", "Cy", "--agent", "?"], keys: "oka\r", meanwhile: renamed,
      value: "agent 'Okafor'"),
    Row(
      words: ["capture", "1", "--by", "?"], keys: "oka\r", meanwhile: renamed,
      value: "agent 'Okafor'"),
    Row(
      words: ["log", "add", "1", "call", "--place", "TX"], keys: "dal\r", meanwhile: moved,
      value: "place 'TX/75201 Dallas'"),
  ]

  @Test(arguments: rows)
  func `a value that was chosen and is gone does not come back`(row: Row) throws {
    let desk = try Self.desk()
    let book = try #require(desk.environment["POSSE_DB"])
    let terminal = TypingTerminal(row.keys)
    var statuses: [Int32] = []
    let last = row.keys.utf8.count
    var keys = 0
    terminal.onKey = {
      keys += 1
      guard keys == last, let beside = try? Desk() else { return }
      beside.environment["POSSE_DB"] = book
      statuses.append(beside.run(bytes: row.meanwhile.map { Array($0.utf8) }).status)
    }
    let run = desk.run(bytes: row.words.map { Array($0.utf8) }, on: terminal)
    #expect(statuses == [0])
    #expect(run.status == 4, "\(run.errors) \(terminal.shown)")
    #expect(run.errors.contains("the \(row.value) was renamed or removed"), "\(run.errors)")
    let kind = String(row.value.prefix { $0 != " " })
    let gone = row.value.dropFirst(kind.count + 2).dropLast() + "\t"
    let lines = desk.run(kind, "list").output.split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix(gone) }, "\(lines)")
    #expect(desk.run("list", "--format", "ids").output == "1\n2\n")
  }

  @Test func `a value that was typed as new may be gone`() throws {
    let desk = try Self.desk()
    let terminal = TypingTerminal("Cy Young\r")
    let run = desk.run(bytes: ["edit", "1", "agent=?"].map { Array($0.utf8) }, on: terminal)
    #expect(run.status == 0, "\(run.errors)")
  }
}
