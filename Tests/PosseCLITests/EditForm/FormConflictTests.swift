import Foundation
import TestSupport
import Testing

@testable import PosseCLI

/// Forms of a person whom somebody else changes while the editor is open.
@Suite(.serialized) struct FormConflictTests {
  /// A desk whose editor runs the real program on the same record, once.
  private static func desk(other: String, own: String) throws -> Desk {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", "Joe Koehler", "--bounty", "12500", "--tag", "fta")
    let script = try desk.folder.write(
      """
      if ! [ -e "$0.done" ]; then
        touch "$0.done"
        POSSE_DB='\(desk.folder.path("book.db"))' '\(BuiltProgram.posse)' -q \(other)
        \(own)
      fi
      cp "$1" "$0.seen"
      """, to: "editor.sh")
    desk.environment["EDITOR"] = "/bin/sh \(script)"
    desk.environment["XDG_STATE_HOME"] = desk.folder.path("state")
    return desk
  }

  private static func edit(_ desk: Desk, _ keys: String) -> (run: Desk.Run, shown: String) {
    let terminal = TypingTerminal(keys)
    let run = desk.run(bytes: ["edit", "1"].map { Array($0.utf8) }, on: terminal)
    return (run, terminal.shown)
  }

  private static func values(_ desk: Desk) -> String {
    desk.run("list", "--format", "tsv", "-F", "bounty,sex,tags").output
  }

  private static let own = #"sed -i 's/^bounty:.*/bounty: 15000/; s/^sex:.*/sex: male/' "$1""#

  @Test func `what only somebody else changed stays as it is now`() throws {
    let desk = try Self.desk(other: "edit 1 tags+=cold", own: Self.own)
    let (run, shown) = Self.edit(desk, "s\r")
    #expect(run.status == 0)
    #expect(!shown.contains("tags"))
    #expect(Self.values(desk) == "15000.00 USD\tmale\tfta|cold\n")
  }

  @Test func `the same change by both is no conflict`() throws {
    let desk = try Self.desk(other: "edit 1 bounty=15000", own: Self.own)
    let (run, shown) = Self.edit(desk, "s\r")
    #expect(run.status == 0)
    #expect(shown.contains("  sex: (none) → male\n["))
  }

  @Test func `a field that both changed is shown with three values, and keeps the user's`() throws {
    let desk = try Self.desk(other: "edit 1 bounty=13000", own: Self.own)
    let (run, shown) = Self.edit(desk, "e\rs\r")
    #expect(shown.contains("#1 Joe Koehler was changed meanwhile by another command:\n"))
    #expect(
      shown.contains("  bounty: you wrote $15,000; it is $13,000 now, was $12,500\n"))
    #expect(run.status == 0)
    #expect(shown.contains("  bounty: $13,000 → $15,000\n  sex:    (none) → male\n["), "\(shown)")
    #expect(Self.values(desk) == "15000.00 USD\tmale\tfta\n")
    let seen = String(decoding: try desk.folder.read("editor.sh.seen"), as: UTF8.self)
    #expect(
      seen.contains(
        """

        # meanwhile changed by another command to:
        # 13000.00 USD
        # your value stands below and replaces it; take its lines out to keep the other
        bounty: 15000

        """), "\(seen)")
    #expect(seen.contains("\nsex: male\n"))
  }

  @Test func `a line that is taken out after a conflict leaves what somebody else wrote`() throws {
    let desk = try Self.desk(other: "edit 1 bounty=13000", own: Self.own)
    let editor = try #require(desk.environment["EDITOR"])
    desk.environment["EDITOR"] = "sed -i '/^bounty: 15000$/d' \"$1\"; \(editor)"
    let (run, _) = Self.edit(desk, "e\rs\r")
    #expect(run.status == 0)
    #expect(Self.values(desk) == "13000.00 USD\tmale\tfta\n")
  }

  @Test func `what was written about a capture that is gone stands in the form`() throws {
    let desk = try Self.desk(
      other: "release 1",
      own: #"sed -i 's/^captdate:.*/captdate: 2026-01-06/; s/^sex:.*/sex: male/' "$1""#)
    desk.run("capture", "1", "--on", "2026-01-05")
    let (run, _) = Self.edit(desk, "e\rs\r")
    #expect(run.status == 0, "\(run.errors)")
    let seen = String(decoding: try desk.folder.read("editor.sh.seen"), as: UTF8.self)
    #expect(
      seen.contains(
        "\n# captdate cannot be saved, as there is no capture any more; you wrote:\n# 2026-01-06\n"),
      "\(seen)")
    #expect(Self.values(desk) == "12500.00 USD\tmale\tfta\n")
  }

  @Test func `a conflict of lists and long texts shows what either changed`() throws {
    let desk = try Self.desk(
      other: "edit 1 tags+=seen notes='a second line'",
      own: #"sed -i 's/^tags:.*/tags: cold/; s/^notes:.*/notes:\n  first\n  line/' "$1""#)
    let (run, shown) = Self.edit(desk, "d\r")
    #expect(run.status == 5)
    #expect(
      shown.contains(
        """
          tags: you wrote −fta +cold
          tags: meanwhile +seen
          notes: you wrote
            + first
            + line
          notes: meanwhile (none) → a second line

        """), "\(shown)")
  }

  @Test func `a conflict that is left keeps the draft, one that is discarded does not`() throws {
    let left = try Self.desk(other: "edit 1 bounty=13000", own: Self.own)
    let (run, _) = Self.edit(left, "\u{1B}")
    #expect(run.status == 5)
    #expect(
      run.errors.contains("what you wrote is kept in \(left.folder.path("state/posse/edit-1-"))"))
    let discarded = try Self.desk(other: "edit 1 bounty=13000", own: Self.own)
    #expect(Self.edit(discarded, "d\r").run.status == 5)
    let rest = try FileManager.default.contentsOfDirectory(
      atPath: discarded.folder.path("state/posse"))
    #expect(rest.isEmpty)
    #expect(Self.values(discarded) == "13000.00 USD\t\tfta\n")
  }

  @Test func `a person who went to the trash is not changed, and the draft is kept`() throws {
    let desk = try Self.desk(other: "remove 1", own: Self.own)
    let (run, _) = Self.edit(desk, "s\r")
    #expect(run.status == 4)
    #expect(
      run.errors.contains(
        "#1 was removed meanwhile by another command; posse restore 1 brings them back"),
      "\(run.errors)")
    #expect(run.errors.contains("what you wrote is kept in "))
  }
}
