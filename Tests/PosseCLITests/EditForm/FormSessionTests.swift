import CommandKit
import Foundation
import SQLite
import TestSupport
import Testing

@testable import PosseCLI

/// The conversation about a form, with a shell script as the editor.
@Suite(.serialized) struct FormSessionTests {
  private static func desk(editor: String) throws -> Desk {
    let desk = try Desk()
    desk.run("init")
    desk.run(
      "add", "Joe Koehler", "--bounty", "12500", "--tag", "fta", "--desc", "limps\nseen in Austin")
    desk.run("add", "Ann Voss")
    let script = try desk.folder.write("#!/bin/sh\n" + editor + "\n", to: "editor.sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
    desk.environment["EDITOR"] = "/bin/sh \(script)"
    try FileManager.default.createDirectory(
      atPath: desk.folder.path("run"), withIntermediateDirectories: false)
    desk.environment["XDG_RUNTIME_DIR"] = desk.folder.path("run")
    desk.environment["XDG_STATE_HOME"] = desk.folder.path("state")
    return desk
  }

  private static func drafts(_ desk: Desk) -> [String] {
    ["run/posse", "state/posse"].flatMap { folder in
      let path = desk.folder.path(folder)
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.contains("/") }.map { folder + "/" + $0 }
    }
  }

  /// The text of the only draft, which is where it stays.
  private static func keptText(_ desk: Desk) throws -> String {
    let drafts = drafts(desk)
    #expect(drafts.count == 1 && drafts.allSatisfy { $0.hasPrefix("state/posse/") }, "\(drafts)")
    return String(decoding: try desk.folder.read(drafts.first ?? ""), as: UTF8.self)
  }

  private static func bounty(_ desk: Desk) -> String {
    desk.run("list", "--format", "tsv", "-F", "bounty", "-w", "id == 1").output
  }

  private static let raise = #"sed -i 's/^bounty:.*/bounty: 15000/' "$1""#

  @discardableResult
  private static func edit(
    _ desk: Desk, _ keys: String, _ words: [String] = ["edit", "1"], isAccessible: Bool = false
  ) -> (run: Desk.Run, shown: String) {
    let terminal = TypingTerminal(keys)
    let run = desk.run(
      bytes: words.map { Array($0.utf8) }, on: terminal, isAccessible: isAccessible)
    return (run, terminal.shown)
  }

  @Test(arguments: [false, true])
  func `a change is shown and saved when the user wants it`(isAccessible: Bool) throws {
    let desk = try Self.desk(editor: Self.raise)
    let (run, shown) = Self.edit(desk, "s\r", isAccessible: isAccessible)
    #expect(run.status == 0)
    #expect(run.errors == "Saved #1 Joe Koehler. Undo: posse undo\n")
    #expect(shown.contains("  bounty: $12,500 → $15,000\n"))
    #expect(
      shown.contains(
        isAccessible
          ? "Type s for save, d for discard, e for edit again, q to cancel, ? for help: "
          : "[s]ave / [d]iscard / [e]dit again > "))
    #expect(Self.bounty(desk) == "15000.00 USD\n")
    #expect(Self.drafts(desk).isEmpty)
  }

  @Test func `a word that changed far inside a long text is seen before it is saved`() throws {
    let desk = try Self.desk(editor: #"sed -i 's/left leg/right leg/' "$1""#)
    let filler = String(repeating: "one two three ", count: 70)
    desk.run("edit", "1", "notes=" + filler + "the left leg " + filler + ".")
    let (run, shown) = Self.edit(desk, "s\r")
    #expect(run.status == 0)
    #expect(
      shown.contains(
        """
          notes:
            - …two three the left leg one two…
            + …two three the right leg one two…
        [s]ave
        """), "\(shown)")
    let back = desk.run("edit", "1", "notes=" + filler + "the left leg " + filler + ".")
    #expect(
      back.errors.hasPrefix(
        "#1 notes: …two three the right leg one two… → …two three the left leg one two…"))
    desk.facts.outputIsTerminal = true
    let history = desk.run("history", "1").output
    #expect(
      history.contains("notes …two three the left leg one two… → …two three the right leg"),
      "\(history)")
  }

  @Test func `lines of a text that changed are shown by themselves`() throws {
    let desk = try Self.desk(
      editor:
        #"sed -i 's/^  seen in Austin/  seen in Dallas\n  and Waco/; s/^tags:.*/tags: cold/' "$1""#)
    let (run, shown) = Self.edit(desk, "s\r")
    #expect(run.status == 0)
    #expect(
      shown.contains(
        "  tags: −fta +cold\n  desc:\n    - seen in Austin\n    + seen in Dallas\n    + and Waco\n"),
      "\(shown)")
  }

  @Test func `what nobody touched stays, a text of several lines too`() throws {
    let desk = try Self.desk(editor: "exit 0")
    let before = desk.run("show", "1", "--json").output
    let (run, shown) = Self.edit(desk, "")
    #expect(run.status == 0)
    #expect(run.errors == "Nothing to change.\n")
    #expect(shown.isEmpty)
    #expect(desk.run("show", "1", "--json").output == before)
    #expect(Self.drafts(desk).isEmpty)
  }

  @Test func `yes saves at once`() throws {
    let desk = try Self.desk(editor: Self.raise)
    let (run, shown) = Self.edit(desk, "", ["edit", "1", "--yes"])
    #expect(run.errors == "#1 bounty: $12,500 → $15,000. Undo: posse undo\n")
    #expect(run.status == 0 && shown.isEmpty)
    #expect(Self.drafts(desk).isEmpty)
  }

  @Test func `discard leaves neither a change nor a draft`() throws {
    let desk = try Self.desk(editor: Self.raise)
    let (run, _) = Self.edit(desk, "d\r")
    #expect(run.status == 5)
    #expect(run.errors == "posse: cancelled; nothing was changed\n")
    #expect(Self.bounty(desk) == "12500.00 USD\n")
    #expect(Self.drafts(desk).isEmpty)
  }

  @Test(arguments: [("\u{1B}", Int32(5)), ("\u{3}", 130), ("", 5)])
  func `who leaves the question finds the draft`(keys: String, status: Int32) throws {
    let desk = try Self.desk(editor: Self.raise)
    let (run, _) = Self.edit(desk, keys)
    #expect(run.status == status)
    let drafts = Self.drafts(desk)
    #expect(drafts.count == 1)
    let path = desk.folder.path(drafts.first ?? "")
    #expect(
      run.errors.contains(
        "posse: what you wrote is kept in \(path); posse edit 1 --draft FILE opens"))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\nbounty: 15000\n"))
    #expect(Self.permissions(path) == 0o600)
    #expect(Self.permissions((path as NSString).deletingLastPathComponent) == 0o700)
    #expect(Self.bounty(desk) == "12500.00 USD\n")
  }

  private static func permissions(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
  }

  @Test func `the editor gets the form again, as it was left`() throws {
    let desk = try Self.desk(
      editor: """
        if grep -q '^sex: male$' "$1"; then sed -i 's/^hair:.*/hair: red/' "$1"
        else sed -i 's/^sex:.*/sex: male/' "$1"; fi
        """)
    let (run, shown) = Self.edit(desk, "e\rs\r")
    #expect(run.status == 0)
    #expect(shown.contains("  sex:  (none) → male\n  hair: (none) → red\n"))
  }

  @Test func `a wrong value is told in the form, above its line, and mended`() throws {
    let desk = try Self.desk(
      editor: """
        for last; do :; done
        echo "$#" >> "$0.log"
        if grep -q '^#! bounty' "$last"
        then grep -A1 '^#!' "$last" >> "$0.log"; sed -i 's/^bounty:.*/bounty: 15000/' "$last"
        else sed -i 's/^bounty:.*/bounty: 5k/' "$last"; fi
        """)
    let (run, shown) = Self.edit(desk, "e\rs\r")
    #expect(run.status == 0)
    #expect(shown.contains("  line 11: bounty: '5k': 'k' is no currency; "))
    #expect(shown.contains("[e]dit again / [d]iscard > "))
    let log = String(decoding: try desk.folder.read("editor.sh.log"), as: UTF8.self)
    #expect(log.hasPrefix("1\n1\n#! bounty: '5k': 'k' is no currency"))
    #expect(log.hasSuffix("\nbounty: 5k\n"))
    #expect(Self.bounty(desk) == "15000.00 USD\n")
    #expect(Self.drafts(desk).isEmpty)
  }

  @Test func `a value that does not fit the person is told at its line`() throws {
    let desk = try Self.desk(editor: #"sed -i 's/^lastSeenLat:.*/lastSeenLat: 30/' "$1""#)
    let (run, shown) = Self.edit(desk, "d\r")
    #expect(run.status == 5)
    #expect(shown.contains(": #1: lastSeenLon is missing; latitude and longitude go together"))
  }

  @Test func `a place that the book refuses is told at its own line`() throws {
    let desk = try Self.desk(
      editor: #"""
        sed -i 's|^lastSeenPlace:.*|lastSeenPlace: TX/10001|; s|^place:.*|place: TX|' "$1"
        cp "$1" "$0.seen"
        """#)
    let (run, shown) = Self.edit(desk, "\u{1B}")
    let lines = FormLines.split(
      String(decoding: try desk.folder.read("editor.sh.seen"), as: UTF8.self))
    let line = try #require(lines.firstIndex(of: "lastSeenPlace: TX/10001"))
    #expect(run.status == 5)
    #expect(try Self.keptText(desk).contains("\nlastSeenPlace: TX/10001\n"))
    #expect(
      shown.contains("  line \(line + 1): lastSeenPlace: TX/10001: ZIP 10001 belongs to NY"),
      "\(shown)")
  }

  @Test func `a form is read whatever an editor does to lines and their beginning`() throws {
    let desk = try Self.desk(
      editor: #"""
        if grep -q '^#! bounty' "$1"; then sed -i 's/^bounty: 5k/bounty: 15000/' "$1"
        else sed -i '1s/^/\xEF\xBB\xBF/; s/$/\r/; s/^bounty:.*/bounty: 5k\r/; s/^  limps/  limped/' "$1"; fi
        """#)
    let (run, shown) = Self.edit(desk, "e\rs\r")
    #expect(run.status == 0, "\(run.errors) \(shown)")
    #expect(!shown.contains("is no line of a form"), "\(shown)")
    #expect(
      shown.contains(
        "  bounty: $12,500 → $15,000\n  desc:\n    - limps\n    + limped\n["), "\(shown)")
    #expect(desk.run("list", "-F", "desc", "-w", "id == 1").output == "limped\\nseen in Austin\n")
  }

  @Test func `a form that goes on holding carriage returns beside remarks is read`() throws {
    let desk = try Self.desk(
      editor: #"""
        if grep -q '^#! bounty' "$1"
        then sed -i '/^#!/!s/$/\r/; s/^bounty: 5k/bounty: 15000/; s/^  limps/  limped/' "$1"
        else sed -i 's/^bounty:.*/bounty: 5k/' "$1"; fi
        """#)
    let (run, _) = Self.edit(desk, "e\rs\r")
    #expect(run.status == 0, "\(run.errors)")
    #expect(desk.run("list", "-F", "desc", "-w", "id == 1").output == "limped\\nseen in Austin\n")
  }

  @Test func `remarks are gone once their values are mended`() throws {
    let desk = try Self.desk(
      editor: """
        grep -c '^#!' "$1" >> "$0.log"
        case $(wc -l < "$0.log") in
        1) sed -i 's/^bounty:.*/bounty: 5k/; s/^born:.*/born: soon/' "$1";;
        2) sed -i 's/^bounty:.*/bounty: 6k/' "$1";;
        3) sed -i 's/^bounty:.*/bounty: 15000/; s/^born:.*/born: 1961/' "$1";;
        esac
        """)
    let (run, _) = Self.edit(desk, "e\re\re\rs\r")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try desk.folder.read("editor.sh.log") == Array("0\n2\n2\n0\n".utf8))
  }

  @Test func `a book that another program keeps locked while it is saved keeps the draft`() throws {
    let desk = try Self.desk(editor: Self.raise)
    let terminal = TypingTerminal("s\r")
    let path = desk.folder.path("book.db")
    var lock: Connection?
    terminal.onKey = {
      guard lock == nil else { return }
      lock = try? Connection(path: Array(path.utf8), access: .readWrite)
      try? lock?.begin(.exclusive)
    }
    desk.lockTimeoutMilliseconds = 1
    let run = desk.run(bytes: ["edit", "1"].map { Array($0.utf8) }, on: terminal)
    try lock?.rollback()
    #expect(run.status == 7, "\(run.errors)")
    #expect(run.errors.contains("the book is locked by "))
    let draft = desk.folder.path(Self.drafts(desk).first ?? "")
    #expect(run.errors.contains("posse: what you wrote is kept in \(draft)"))
    #expect(try String(contentsOfFile: draft, encoding: .utf8).contains("\nbounty: 15000\n"))
    #expect(Self.bounty(desk) == "12500.00 USD\n")
  }

  @Test func `a draft stays where it is when it cannot be moved`() throws {
    let desk = try Self.desk(editor: Self.raise)
    try desk.folder.write("", to: "state")
    let (run, _) = Self.edit(desk, "\u{1B}")
    let draft = try #require(Self.drafts(desk).first)
    #expect(draft.hasPrefix("run/posse/"))
    #expect(run.errors.contains("kept in \(desk.folder.path(draft));"), "\(run.errors)")
  }

  @Test func `bytes that are no text are told with their line, and stay as they are`() throws {
    let desk = try Self.desk(
      editor: #"""
        cp "$1" "$0.seen"
        [ -e "$0.done" ] || printf '# \303\244\nname: Jos\351\nhair: \377\n' > "$1"
        touch "$0.done"
        """#)
    let (run, shown) = Self.edit(desk, "e\r\u{1B}")
    #expect(run.status == 5)
    #expect(shown.contains("line 2: not UTF-8 text; save it in UTF-8"))
    let bytes = Array("# \u{E4}\nname: Jos".utf8) + [0xE9] + Array("\nhair: ".utf8) + [0xFF, 0x0A]
    #expect(try desk.folder.read("editor.sh.seen") == bytes)
    #expect(try desk.folder.read(Self.drafts(desk).first ?? "") == bytes)
    // The message says that it can be opened again, and so it is.
    let path = desk.folder.path(Self.drafts(desk).first ?? "")
    let (again, _) = Self.edit(desk, "d\r", ["edit", "1", "--draft", path])
    #expect(again.status == 5)
    #expect(try desk.folder.read("editor.sh.seen") == bytes)
    #expect(Self.drafts(desk).isEmpty)
  }

  @Test(arguments: ["exec env --default-signal=INT sh -c 'kill -INT $$'", "exit 130"])
  func `an interrupt of the editor ends as one, and keeps the draft`(end: String) throws {
    let desk = try Self.desk(editor: Self.raise + "\n" + end)
    let (run, _) = Self.edit(desk, "")
    #expect(run.status == 130)
    #expect(!run.errors.contains("the editor"), "\(run.errors)")
    #expect(run.errors.contains("what you wrote is kept in "))
    #expect(try Self.keptText(desk).contains("\nbounty: 15000\n"))
  }

  @Test(arguments: [
    ("exit 3", "ended with status 3"), ("kill -9 $$", "ended"), ("exit 127", "was not found"),
  ])
  func `an editor that fails changes nothing`(end: String, says: String) throws {
    let desk = try Self.desk(editor: Self.raise + "\n" + end)
    let (run, _) = Self.edit(desk, "")
    #expect(run.status == 1)
    #expect(run.errors.contains(says))
    #expect(run.errors.contains("what you wrote is kept in "))
    #expect(Self.drafts(desk).count == 1)
    #expect(Self.bounty(desk) == "12500.00 USD\n")
  }

  @Test func `an editor that fails before anything was written leaves no draft`() throws {
    let desk = try Self.desk(editor: "exit 3")
    let (run, _) = Self.edit(desk, "")
    #expect(run.status == 1)
    #expect(!run.errors.contains("kept"))
    #expect(Self.drafts(desk).isEmpty)
  }

  @Test func `a form that the editor took away is no change`() throws {
    let desk = try Self.desk(editor: #"rm "$1""#)
    let (run, _) = Self.edit(desk, "")
    #expect(run.status == 1)
    #expect(run.errors.contains("no such file or directory; nothing was changed"))
    #expect(Self.drafts(desk).isEmpty)
  }

  @Test func `what an editor leaves beside the form goes with it`() throws {
    let desk = try Self.desk(editor: #"cp "$1" "$1~"; "# + Self.raise)
    Self.edit(desk, "s\r")
    #expect(Self.drafts(desk).isEmpty)
  }

  @Test(arguments: [
    (["edit", "1", "2"], "the form takes one person"),
    (["edit", "1-2"], "the form takes one person"),
    (["edit", "-w", "id == 1"], "the form takes one person"),
  ])
  func `the form takes one person`(words: [String], says: String) throws {
    let desk = try Self.desk(editor: "exit 0")
    let (run, _) = Self.edit(desk, "", words)
    #expect(run.status == 2)
    #expect(run.errors.contains(says))
  }

  @Test func `without a terminal a change must be named`() throws {
    let desk = try Self.desk(editor: "exit 0")
    let run = desk.run("edit", "1")
    #expect(run.status == 2)
    #expect(run.errors.contains("no change is named; write FIELD=VALUE"))
  }

  @Test func `the first editor that is named is used, with its arguments`() throws {
    let desk = try Self.desk(editor: "exit 9")
    let script = try #require(desk.environment["EDITOR"])
    try desk.folder.write(
      "echo \"$1\" > '\(desk.folder.path("first"))'; " + #"sed -i 's/^sex:.*/sex: male/' "$2""#,
      to: "second.sh")
    desk.environment["VISUAL"] = script
    desk.environment["POSSE_EDITOR"] = "/bin/sh '\(desk.folder.path("second.sh"))' 'a  b'"
    let (run, _) = Self.edit(desk, "s\r")
    #expect(run.status == 0)
    #expect(try desk.folder.read("first") == Array("a  b\n".utf8))
  }
}
