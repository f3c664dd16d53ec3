import TestSupport
import Testing

@testable import PosseCLI

@Suite struct SearchCommandTests {
  private func desk() throws -> Desk {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", "José Álvarez", "--alias", "El Chivato", "--notes", "scar on the cheek")
    desk.run("add", "石川五右衛門", "--bounty", "9")
    desk.run("add", "Ann Scarlet", "--bounty", "5")
    return desk
  }

  @Test func `search and list find the same people by the same words`() throws {
    let desk = try desk()
    for words in [["scar"], ["jose", "cheek"], ["五右"], ["\"el chivato\""], ["nobody"]] {
      let search = desk.run(bytes: (["search"] + words).map { Array($0.utf8) })
      let list = desk.run(bytes: (["list"] + words).map { Array($0.utf8) })
      #expect(search.status == 0 && search.output == list.output && search.errors == list.errors)
    }
    #expect(desk.run("search", "scar", "--format", "ids").output == "1\n3\n")
    #expect(desk.run("search", "scar", "-s", "name", "--format", "ids").output == "3\n1\n")
    #expect(desk.run("search", "scar", "-L1", "--json=id").output == "[{\"id\":1}]\n")
    #expect(desk.run("search", "nobody", "--json").output == "[]\n")
    #expect(desk.run("search", "nobody", "-e").status == 3)
    #expect(desk.run("search", "scar", "-T", "{name}").output == "José Álvarez\nAnn Scarlet\n")
    #expect(desk.run("list", "scar", "--min-bounty", "5", "-F", "id").output == "3\n")
  }

  @Test func `words are needed, and something in them`() throws {
    let desk = try desk()
    for words in [
      ["search"], ["search", ""], ["search", "\"\"", "*"], ["list", ""], ["list", "-", "^"],
    ] {
      let run = desk.run(bytes: words.map { Array($0.utf8) })
      #expect(run.status == 2 && run.output.isEmpty && !run.errors.isEmpty)
    }
    let run = desk.run("search", "--json", "\u{1B}[")
    #expect(run.status == 2 && run.output.contains("\"reason\":\"value\""))
    #expect(Safety.commands(in: run.errors).isEmpty)
    #expect(desk.run("search", String(repeating: "a ", count: 500_000)).status == 2)
  }

  @Test func `who is in the trash is found only there`() throws {
    let desk = try desk()
    desk.run("remove", "3")
    #expect(desk.run("search", "scar", "--format", "ids").output == "1\n")
    #expect(desk.run("list", "--trashed", "scar", "--format", "ids").output == "3\n")
  }
}
