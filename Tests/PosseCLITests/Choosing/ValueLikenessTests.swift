import CommandKit
import Foundation
import Testing

@testable import PosseCLI

/// Values that are new beside ones that differ only by case and accents.
@Suite(.serialized) struct ValueLikenessTests {
  private static func desk() throws -> Desk {
    let desk = try Desk()
    desk.run("init")
    desk.run(
      "add", "Joe Koehler", "--agent", "Reyes", "--tag", "fta", "--offense", "Fraud", "--place",
      "TX/78701 Austin")
    desk.run("add", "Ann Voss", "--agent", "Reyes")
    return desk
  }

  private static let rows: [([String], String)] = [
    (
      ["edit", "1", "agent=reyes"],
      "the agent 'reyes' is new beside 'Reyes' (2 uses); posse agent merge reyes Reyes makes them one"
    ),
    (["edit", "1,2", "agent=Réyes", "-y"], "posse agent merge Réyes Reyes makes them one"),
    (["add", "Bo", "--agent", "REYES"], "beside 'Reyes' (2 uses)"),
    (["capture", "1", "--by", "reyes"], "the agent 'reyes' is new beside 'Reyes' (2 uses)"),
    (["log", "add", "1", "call", "--by", "reyes"], "the agent 'reyes' is new beside 'Reyes'"),
    (
      ["edit", "1", "--tag", "FTA"],
      "the tag 'FTA' is new beside 'fta' (1 use); posse tag merge FTA fta"
    ),
    (["edit", "1", "offenses=fraud"], "posse offense merge fraud Fraud"),
    (
      ["edit", "2", "place=TX/78701 austin"],
      "posse place merge 'TX/78701 austin' 'TX/78701 Austin'"
    ),
    (["edit", "1", "city=AUSTIN"], "the place 'TX/78701 AUSTIN' is new beside 'TX/78701 Austin'"),
  ]

  @Test(arguments: rows)
  func `a value like another one is kept and told once`(words: [String], says: String) throws {
    let bytes = words.map { Array($0.utf8) }
    let run = try Self.desk().run(bytes: bytes)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.components(separatedBy: "posse: warning: ").count == 2, "\(run.errors)")
    #expect(run.errors.contains(says), "\(run.errors)")
    #expect(try Self.desk().run(bytes: [Array("-q".utf8)] + bytes).errors.isEmpty)
  }

  @Test func `a value that is there just so, and one like none, are not told`() throws {
    let desk = try Self.desk()
    #expect(!desk.run("edit", "1", "agent=reyes", "--tag", "cold").errors.contains("Okafor"))
    for words in [["agent=Reyes"], ["agent=reyes"], ["agent=Okafor", "--tag", "armed"]] {
      let run = desk.run(bytes: (["edit", "1"] + words).map { Array($0.utf8) })
      #expect(run.status == 0)
      #expect(!run.errors.contains("warning"), "\(run.errors)")
    }
  }

  @Test func `a dash in front does not make an option of a value`() throws {
    let desk = try Self.desk()
    desk.run("edit", "1", "agent=-x")
    let run = desk.run("edit", "1", "agent=-X")
    #expect(run.errors.contains("posse agent merge -- -X -x makes them one"), "\(run.errors)")
    #expect(desk.run("agent", "merge", "--", "-X", "-x").status == 0)
  }

  @Test func `what is typed in a list as new is told as well`() throws {
    let desk = try Self.desk()
    let terminal = TypingTerminal(
      events: "Réyes".utf8.map { .byte($0) } + [.byte(0x1B), .byte(0x5B), .byte(0x42), .byte(0x0D)])
    let run = desk.run(bytes: ["edit", "1", "agent=?"].map { Array($0.utf8) }, on: terminal)
    #expect(run.status == 0, "\(terminal.shown)")
    #expect(run.errors.contains("'Réyes' is new beside 'Reyes'"), "\(run.errors) \(terminal.shown)")
  }
}
