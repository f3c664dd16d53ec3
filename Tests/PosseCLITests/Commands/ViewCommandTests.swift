import CommandKit
import PosseModel
import SQLite
import TestSupport
import Testing

@testable import PosseCLI

@Suite struct ViewCommandTests {
  private func desk() throws -> Desk {
    let desk = try Desk()
    desk.run("init")
    return desk
  }

  @Test func `the predicate stays as it was typed, order and fields are read`() throws {
    let desk = try desk()
    let predicate = " name CONTAINS[cd] \"é\u{1B}\"\n"
    #expect(
      desk.run(
        "view", "save", " hot ", "-w", predicate, "-s", "bounty:desc, name:asc", "-F", "id,name"
      )
      .status == 0)
    #expect(
      desk.run("view", "show", "hot", "--json").output
        == #"[{"name":"hot","predicate":" name CONTAINS[cd] \"é\u001b\"\n","sort":"bounty:desc,name","fields":["id","name"]}]"#
        + "\n")
    let shown = desk.run("view", "show", "hot")
    #expect(Safety.commands(in: shown.output).isEmpty)
    #expect(
      desk.run("view", "list", "--format", "jsonl").output.contains("\"sort\":\"bounty:desc,name\"")
    )
  }

  @Test func `what cannot be saved changes nothing`() throws {
    let desk = try desk()
    desk.run("view", "save", "hot", "-w", "bounty > 1")
    let long = String(repeating: "é", count: 1_001)
    for words in [
      ["hot"], ["", "-w", "bounty > 1"], ["\u{A0}", "-w", "bounty > 1"],
      [long, "-w", "bounty > 1"], ["a", "-w", ""],
      ["a", "-w", " \n"], ["a", "-w", "bounty > 1", "-s", "nope"],
      ["a", "-w", "bounty > 1", "-F", "nope"],
      ["a", "-w", "bounty > 1", "-s", "tags"],
    ] {
      let run = desk.run(bytes: (["view", "save"] + words).map { Array($0.utf8) })
      #expect(run.status == 2 && run.output.isEmpty)
    }
    #expect(desk.run("view", "save", "hot", "-w", "bounty > 2").status == 4)
    #expect(desk.run("view", "list").output == "hot\tbounty > 1\t\t\n")
    #expect(desk.run("view", "save", String(long.dropLast()), "-w", "bounty > 1").status == 0)
  }

  @Test func `the predicate must be one, but its values may come later`() throws {
    let desk = try desk()
    for text in ["", " ", "\n\u{3000}", "bountry > 1", "bounty >", "bounty > 'x' AND city == $c"] {
      #expect(desk.run("view", "save", "a", "-w", text).status == 2, "\(text)")
    }
    #expect(desk.run("view", "save", "a", "-w", "bounty >= $least").status == 0)
    desk.run("add", "A", "--bounty", "5")
    desk.run("add", "B", "--bounty", "50")
    #expect(desk.run("list", "--view", "a", "-p", "least=10", "--format", "ids").output == "2\n")
    #expect(desk.run("list", "--view", "a").status == 2)
    #expect(desk.run("list", "--view", "a", "-p", "least=1", "-p", "x=1").status == 2)
  }

  @Test func `views, predicates and flags are joined as trees`() throws {
    let desk = try desk()
    desk.run("add", "A", "--bounty", "5", "--tag", "t")
    desk.run("add", "B", "--bounty", "50")
    desk.run("add", "C", "--bounty", "500", "--tag", "t")
    desk.run(
      "view", "save", "v", "-w", "bounty == 5 OR bounty == 500", "-s", "bounty:desc", "-F", "name")
    #expect(desk.run("list", "--view", "v").output == "C\nA\n")
    #expect(desk.run("list", "--view", "v", "-w", "bounty < 100 OR bounty > 1000").output == "A\n")
    #expect(
      desk.run("list", "--view", "v", "-s", "name", "-F", "id", "--tag", "t").output == "1\n3\n")
    #expect(desk.run("list", "--view", "nope").status == 3)
  }

  @Test func `a view whose field is gone says so with its name`() throws {
    let desk = try desk()
    desk.run("view", "save", "v", "-w", "bounty > 5")
    let book = try Connection(path: Array(desk.folder.path("book.db").utf8), access: .readWrite)
    try book.execute("UPDATE \"view\" SET predicate = 'reward > 5'")
    let run = desk.run("list", "--view", "v")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("posse: view 'v': predicate: unknown field 'reward'"))
  }

  @Test func `a view is replaced, removed, and back by undo`() throws {
    let desk = try desk()
    desk.run("view", "save", "hot", "-w", "bounty > 1")
    #expect(
      desk.run("view", "save", "hot", "-w", "bounty > 2", "--force").errors.contains("Replaced"))
    #expect(desk.run("view", "rm", "HOT").status == 0)
    #expect(desk.run("view", "show", "hot").status == 3)
    #expect(desk.run("view", "remove", "hot").status == 3)
    desk.run("undo")
    #expect(desk.run("view", "show", "hot").output == "name:       hot\npredicate:  bounty > 2\n")
    desk.run("undo")
    #expect(desk.run("view", "list").output == "hot\tbounty > 1\t\t\n")
  }

  @Test func `a list has its forms and its fields`() throws {
    let desk = try desk()
    #expect(desk.run("view", "list").output == "")
    #expect(desk.run("view", "list", "--json").output == "[]\n")
    desk.run("view", "save", "b", "-w", "bounty IN {1, 2}")
    #expect(
      desk.run("view", "list", "--format", "csv").output
        == "name,predicate,sort,fields\nb,\"bounty IN {1, 2}\",,\n")
    #expect(
      desk.run("view", "list", "--json=predicate").output
        == "[{\"predicate\":\"bounty IN {1, 2}\"}]\n")
    #expect(desk.run("view", "list", "--json=nope").status == 2)
    #expect(desk.run("view", "list", "--json", "--format", "csv").status == 2)
    #expect(desk.run("__complete", "views", "B").output == "b\n")
    desk.facts.outputIsTerminal = true
    #expect(desk.run("view", "list").output.contains("PREDICATE"))
  }
}
