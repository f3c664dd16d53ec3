import FileSystem
import PosseModel
import PosseStore
import TestSupport
import Testing

@testable import PosseCLI

@Suite struct CheckCommandTests {
  @Test func `a sound book prints nothing and says so on standard error`() throws {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", "Ann Voss", "--bounty", "5")
    let run = desk.run("check")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasSuffix("book.db: sound: 1 person, 0 photos, 1 history entry\n"))
    #expect(desk.run("check", "-q").errors.isEmpty)
    #expect(desk.run("check", "--json").output == "[]\n")
  }

  @Test func `what is wrong is data, and the status says so`() throws {
    let desk = try Desk()
    desk.run("init")
    let book = FilePath(desk.folder.path("book.db"))
    try book.setPermissions(0o640)
    let run = desk.run("check", "--json")
    #expect(run.status == 7)
    #expect(run.output.hasPrefix(#"[{"kind":"permissions","table":null,"row":null,"#))
    #expect(run.output.hasSuffix("\"fixable\":true,\"fixed\":false}]\n"))
    #expect(run.errors.hasSuffix("book.db: 1 problem; posse check --fix repairs 1 of them\n"))
    let fixed = desk.run("check", "--fix", "--json")
    #expect(fixed.status == 0)
    #expect(fixed.output.hasSuffix("\"fixable\":true,\"fixed\":true}]\n"))
    #expect(desk.run("check").status == 0)
  }

  @Test func `the folder of the default book is closed too`() throws {
    let desk = try Desk()
    desk.environment["POSSE_DB"] = nil
    desk.run("init")
    let folder = FilePath(desk.folder.path(".local/share/posse"))
    try folder.setPermissions(0o755)
    let run = desk.run("check")
    #expect(run.status == 7)
    #expect(run.output.hasSuffix("posse: other users may look into the folder of the book\n"))
    #expect(desk.run("check", "--fix").status == 0)
    #expect(try FileStatus(of: folder).permissions == 0o700)
  }

  @Test func `without a book it fails like any command`() throws {
    let run = try Desk().run("check")
    #expect(run.status == 7)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("posse init"))
  }
}
