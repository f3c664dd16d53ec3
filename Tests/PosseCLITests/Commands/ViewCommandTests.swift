import CommandKit
import PosseModel
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
    desk.run("view", "save", "hot", "-w", "x")
    let long = String(repeating: "é", count: 1_001)
    for words in [
      ["hot"], ["", "-w", "x"], ["\u{A0}", "-w", "x"], [long, "-w", "x"], ["a", "-w", ""],
      ["a", "-w", " \n"], ["a", "-w", "x", "-s", "nope"], ["a", "-w", "x", "-F", "nope"],
      ["a", "-w", "x", "-s", "tags"],
    ] {
      let run = desk.run(bytes: (["view", "save"] + words).map { Array($0.utf8) })
      #expect(run.status == 2 && run.output.isEmpty)
    }
    #expect(desk.run("view", "save", "hot", "-w", "y").status == 4)
    #expect(desk.run("view", "list").output == "hot\tx\t\t\n")
    #expect(desk.run("view", "save", String(long.dropLast()), "-w", "x").status == 0)
  }

  @Test func `a predicate is only asked not to be blank`() throws {
    #expect(try checkedPredicateText(" x ") == " x ")
    for text in ["", " ", "\n\u{3000}"] {
      #expect(throws: Failure.self) { try checkedPredicateText(text) }
    }
  }

  @Test func `a view is replaced, removed, and back by undo`() throws {
    let desk = try desk()
    desk.run("view", "save", "hot", "-w", "x")
    #expect(desk.run("view", "save", "hot", "-w", "y", "--force").errors.contains("Replaced"))
    #expect(desk.run("view", "rm", "HOT").status == 0)
    #expect(desk.run("view", "show", "hot").status == 3)
    #expect(desk.run("view", "remove", "hot").status == 3)
    desk.run("undo")
    #expect(desk.run("view", "show", "hot").output == "name:       hot\npredicate:  y\n")
    desk.run("undo")
    #expect(desk.run("view", "list").output == "hot\tx\t\t\n")
  }

  @Test func `a list has its forms and its fields`() throws {
    let desk = try desk()
    #expect(desk.run("view", "list").output == "")
    #expect(desk.run("view", "list", "--json").output == "[]\n")
    desk.run("view", "save", "b", "-w", "x, y")
    #expect(
      desk.run("view", "list", "--format", "csv").output
        == "name,predicate,sort,fields\nb,\"x, y\",,\n")
    #expect(desk.run("view", "list", "--json=predicate").output == "[{\"predicate\":\"x, y\"}]\n")
    #expect(desk.run("view", "list", "--json=nope").status == 2)
    #expect(desk.run("view", "list", "--json", "--format", "csv").status == 2)
    #expect(desk.run("__complete", "views", "B").output == "b\n")
    desk.facts.outputIsTerminal = true
    #expect(desk.run("view", "list").output.contains("PREDICATE"))
  }
}
