import Foundation
import PosseModel
import TestSupport
import Testing

@testable import PosseCLI

/// Forms that begin with what was kept of another.
@Suite(.serialized) struct FormDraftTests {
  private static func desk(editor: String) throws -> Desk {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", "Joe Koehler", "--bounty", "12500", "--sex", "male")
    desk.run("add", "Ann Voss")
    let script = try desk.folder.write(editor + "\n", to: "editor.sh")
    desk.environment["EDITOR"] = "/bin/sh \(script)"
    desk.environment["XDG_STATE_HOME"] = desk.folder.path("state")
    return desk
  }

  private static func edit(_ desk: Desk, _ words: String..., keys: String) -> (
    run: Desk.Run, shown: String
  ) {
    let terminal = TypingTerminal(keys)
    let run = desk.run(bytes: words.map { Array($0.utf8) }, on: terminal)
    return (run, terminal.shown)
  }

  private static func values(_ desk: Desk, _ id: Int = 1) -> String {
    desk.run("list", "-F", "bounty,sex,hair", "-w", "id == \(id)").output
  }

  private static func drafts(_ desk: Desk) -> [String] {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: desk.folder.path("state"))
    return (names ?? []).filter { $0.hasSuffix("form.txt") }.map { desk.folder.path("state/" + $0) }
  }

  @Test func `a form that was kept goes on where it was, and is gone once it is saved`() throws {
    let desk = try Self.desk(
      editor: #"sed -i 's/^bounty:.*/bounty: 15000/; s/^hair:.*/hair: red/' "$1""#)
    let (left, _) = Self.edit(desk, "edit", "1", keys: "\u{1B}")
    #expect(left.errors.contains("posse edit 1 --draft FILE opens it again"))
    let draft = try #require(Self.drafts(desk).first)
    // Meanwhile somebody makes one of the changes; it is none any more.
    desk.run("edit", "1", "bounty=15000")
    desk.environment["EDITOR"] = "true"
    let (again, _) = Self.edit(desk, "edit", "1", "--draft", draft, keys: "\u{1B}")
    #expect(again.errors.contains("what you wrote is kept in \(draft);"), "\(again.errors)")
    #expect(Self.drafts(desk) == [draft])
    let folder = try #require(draft.split(separator: "/").dropLast().last)
    // It is ours by whatever way it is named.
    let around = draft.replacingOccurrences(of: "/form.txt", with: "/../\(folder)/./form.txt")
    let (run, shown) = Self.edit(desk, "edit", "1", "--draft", around, keys: "s\r")
    #expect(run.status == 0, "\(run.errors)")
    #expect(shown.hasPrefix("  hair: (none) → red\n["), "\(shown)")
    #expect(Self.values(desk) == "15000.00 USD\tmale\tred\n")
    #expect(Self.drafts(desk).isEmpty)
  }

  @Test func `a file from elsewhere stays, and a line that is missing changes nothing`() throws {
    let desk = try Self.desk(editor: "true")
    let path = try desk.folder.write("\u{FEFF}#! a remark\r\nhair: red\r\n", to: "mine.txt")
    let (run, shown) = Self.edit(desk, "edit", "1", "--draft", path, keys: "s\r")
    #expect(run.status == 0, "\(run.errors)")
    #expect(shown.hasPrefix("  hair: (none) → red\n["), "\(shown)")
    #expect(Self.values(desk) == "12500.00 USD\tmale\tred\n")
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(Self.drafts(desk).isEmpty)
  }

  @Test func `a form that was written about somebody else is told`() throws {
    let desk = try Self.desk(editor: "true")
    for (line, isTold) in [
      ("# Fugitive #2 Ann Voss", true), ("# Fugitive #1 Joe", false), ("# Someone new", false),
    ] {
      let path = try desk.folder.write(line + "\nhair: red\n", to: "mine.txt")
      let (run, _) = Self.edit(desk, "edit", "1", "--draft", path, keys: "d\r")
      #expect(
        run.errors.contains("mine.txt was written about #2; it is opened for #1") == isTold,
        "\(run.errors)")
    }
  }

  @Test func `a draft holds what the user changed and nothing else`() throws {
    let desk = try Self.desk(
      editor: #"""
        sed -i 's/^bounty:.*/bounty: 15000/; s/^  limps/  limped/; s/^name:/# mine\nname:/' "$1"
        """#)
    desk.run("edit", "1", "desc=limps\nseen in Austin")
    _ = Self.edit(desk, "edit", "1", keys: "\u{1B}")
    let path = try #require(Self.drafts(desk).first)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = FormLines.split(text).filter { !$0.hasPrefix("#") }
    #expect(lines == ["bounty: 15000", "desc:", "  limped", "  seen in Austin", ""], "\(text)")
    #expect(text.contains("\n# \(FormWording.onlyChanged)\n"))
    #expect(text.contains("\n# mine\n"))
    // What others change meanwhile stays, also where nobody is asked.
    desk.run("edit", "1", "tags=cold", "name=Joseph Koehler")
    desk.environment["EDITOR"] = "true"
    let (run, _) = Self.edit(desk, "edit", "1", "--draft", path, "--yes", keys: "")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      desk.run("list", "-F", "name,bounty,tags", "-w", "id == 1").output
        == "Joseph Koehler\t15000.00 USD\tcold\n")
  }

  @Test func `a draft with a value that cannot be read holds it as it was written`() throws {
    let desk = try Self.desk(
      editor: #"sed -i 's/^bounty:.*/bounty: 5k/; $acolour: red\n  stray' "$1""#)
    _ = Self.edit(desk, "edit", "1", keys: "\u{1B}")
    let path = try #require(Self.drafts(desk).first)
    let lines = FormLines.split(try String(contentsOfFile: path, encoding: .utf8)).filter {
      !$0.hasPrefix("#")
    }
    #expect(lines == ["bounty: 5k", "colour: red", "  stray", ""], "\(lines)")
  }

  @Test func `answers of an interview are taken up as a form`() throws {
    let desk = try Self.desk(editor: "true")
    let fields = FieldInterview.fields(ofCapture: false).filter { $0 != .lastSeenLon }
    let keys = "\r" + fields.map { $0 == .hair ? "red\r" : "\r" }.joined() + "\u{1B}"
    let (left, _) = Self.edit(desk, "edit", "1", "-i", keys: keys)
    #expect(left.status == 5)
    #expect(left.errors.contains("posse edit 1 --draft FILE opens it as a form"), "\(left.errors)")
    let draft = try #require(Self.drafts(desk).first)
    let (run, shown) = Self.edit(desk, "edit", "1", "--draft", draft, keys: "s\r")
    #expect(run.status == 0, "\(run.errors)")
    #expect(shown.hasPrefix("  hair: (none) → red\n["), "\(shown)")
  }

  @Test(
    arguments: [
      (["edit", "1", "--draft", "nowhere.txt"], 1, "--draft: nowhere.txt: no such file"),
      (["edit", "1", "--draft", ""], 2, "--draft"),
      (
        ["edit", "1", "hair=red", "--draft", "x"], 2,
        "--draft opens the form and goes with no other"
      ),
      (["edit", "1", "-i", "--draft", "x"], 2, "--draft opens the form and goes with no other"),
      (["edit", "1", "--draft", "/dev/null/x"], 1, "--draft"),
    ] as [([String], Int32, String)])
  func `a draft that cannot be is told`(words: [String], status: Int32, says: String) throws {
    let desk = try Self.desk(editor: "true")
    let run = desk.run(bytes: words.map { Array($0.utf8) }, on: TypingTerminal(""))
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains(says), "\(run.errors)")
    #expect(Self.drafts(desk).isEmpty)
  }

  @Test func `bytes that are no text are told, and a terminal is needed`() throws {
    let desk = try Self.desk(editor: "true")
    let path = try desk.folder.write([0x61, 0xFF], to: "bytes")
    let (run, shown) = Self.edit(desk, "edit", "1", "--draft", path, keys: "d\r")
    #expect(run.status == 5, "\(run.errors)")
    #expect(shown.contains("line 1: not UTF-8 text"))
    let plain = desk.run("edit", "1", "--draft", path)
    #expect(plain.status == 2)
    #expect(plain.errors.contains("--draft: nobody can choose here; write FIELD=VALUE"))
  }

  @Test func `a pipe is no draft, and is not waited for`() throws {
    let desk = try Self.desk(editor: "true")
    let path = desk.folder.path("pipe")
    #expect(unsafe mkfifo(path, 0o600) == 0)
    let (run, _) = Self.edit(desk, "edit", "1", "--draft", path, keys: "")
    #expect(run.status == 1)
    #expect(run.errors.contains("--draft: \(path): is no file"), "\(run.errors)")
  }
}
