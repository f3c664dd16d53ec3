import CommandKit
import PosseModel
import Testing

@testable import PosseCLI

/// `add -i` and `edit -i`, which ask for one field after the other.
@Suite(.serialized) struct InterviewTests {
  private static func desk() throws -> Desk {
    let desk = try Desk()
    desk.run("init")
    desk.run(
      "add", "Joe Koehler", "--agent", "Reyes", "--tag", "fta", "--place", "TX/78701 Austin",
      "--bounty", "12500", "--hair", "red")
    return desk
  }

  private func run(_ desk: Desk, _ words: [String], _ keys: String) -> (Desk.Run, TypingTerminal) {
    let terminal = TypingTerminal(keys)
    return (desk.run(bytes: words.map { Array($0.utf8) }, on: terminal), terminal)
  }

  private static func enters(_ count: Int) -> String { String(repeating: "\r", count: count) }

  /// What is asked of someone new after the name, in its order.
  private static let newFields = FieldInterview.fields(ofCapture: false).filter {
    $0 != .currency && $0 != .lastSeenLon
  }

  private static func answers(_ answers: [FugitiveField: String]) -> String {
    newFields.map { (answers[$0] ?? "") + "\r" }.joined()
  }

  @Test func `someone new is added from answers`() throws {
    let desk = try Self.desk()
    let answers = Self.answers([
      .aliases: "Dutch|Dutchie", .bounty: "£500", .born: "soon\r~1961", .agent: "rey",
      .offenses: "arson", .tags: "fta", .place: "texas\r787",
    ])
    let (added, terminal) = run(
      desk, ["add", "-i"], "\rAnn Voss\r" + answers + "\ry\r")
    #expect(added.status == 0, "\(added.errors) \(terminal.shown)")
    #expect(added.errors.contains("posse: a name is needed"))
    #expect(added.errors.contains("'soon'"), "\(added.errors)")
    #expect(terminal.shown.contains("  bounty: £500"))
    #expect(terminal.isExhausted)
    let fields = "name,aliases,bounty,born,agent,offenses,tags,place"
    #expect(
      desk.run("list", "-F", fields, "-w", "id == 2").output
        == "Ann Voss\tDutch|Dutchie\t500.00 GBP\t~1961\tReyes\tarson\tfta\tTX/78701 Austin\n")
  }

  @Test func `an amount without a currency asks for it`() throws {
    let desk = try Self.desk()
    let answers = Self.answers([.bounty: "500\rEUR"])
    let (added, _) = run(desk, ["add", "Ann Voss", "-i"], answers + "\ry\r")
    #expect(added.status == 0, "\(added.errors)")
    #expect(desk.run("list", "-F", "bounty", "-w", "id == 2").output == "500.00 EUR\n")
  }

  @Test func `a latitude asks for its longitude`() throws {
    let desk = try Self.desk()
    let answers = Self.answers([.lastSeenLat: "39.77\r\r-94.85"])
    let (added, _) = run(desk, ["add", "Ann Voss", "-i"], answers + "\ry\r")
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.errors.contains("lastSeenLon: is needed beside lastSeenLat"))
  }

  @Test func `what is given is not asked again`() throws {
    let desk = try Self.desk()
    let words = Self.newFields.filter { $0 != .hair }.flatMap { field -> [String] in
      let samples: [FugitiveField: String] = [
        .bounty: "5", .born: "1961", .heightCm: "180", .weightKg: "80", .due: "2030-01-01",
        .place: "TX", .lastSeenPlace: "TX", .lastSeen: "2020-01-01", .lastSeenLat: "39.77",
      ]
      return ["--" + field.singularFlag, samples[field] ?? "x"]
    }
    let (added, terminal) = run(
      desk, ["add", "-i", "Ann"] + words + ["--lastSeenLon", "-94.8"], "red\r\ry\r")
    #expect(added.status == 0, "\(added.errors) \(terminal.shown)")
    #expect(terminal.isExhausted)
    #expect(desk.run("list", "-F", "hair", "-w", "id == 2").output == "red\n")
  }

  @Test(
    arguments: [
      ("Ann\r\u{1B}", 5), ("Ann\r\u{3}", 130), ("\u{1B}", 5), ("", 5),
      ("Ann\r" + answers([:]) + "\rn\r", 5), ("Ann\r" + answers([:]) + "\r\u{3}", 130),
    ] as [(String, Int32)])
  func `nobody is added when somebody backs out`(keys: String, status: Int32) throws {
    let desk = try Self.desk()
    let (added, terminal) = run(desk, ["add", "-i"], keys)
    #expect(added.status == status, "\(added.errors)")
    #expect(!terminal.isDeliveringKeys)
    #expect(desk.run("list", "-F", "id").output == "1\n")
  }

  @Test func `fields of somebody are changed by answers, and the rest is kept`() throws {
    let desk = try Self.desk()
    // The name, then all fields; a currency is asked for as there is a bounty.
    let fields = FieldInterview.fields(ofCapture: false).filter { $0 != .lastSeenLon }
    let answers: [FugitiveField: String] = [.hair: "-", .eyes: "blue", .agent: "Cy Young"]
    let keys = "\r" + fields.map { (answers[$0] ?? "") + "\r" }.joined()
    let (edited, terminal) = run(desk, ["edit", "1", "-i"], keys + "y\r")
    #expect(edited.status == 0, "\(edited.errors) \(terminal.shown)")
    #expect(terminal.shown.contains("#1 hair: red → (none)"))
    #expect(edited.errors.contains("Changed 3 fields of #1 Joe Koehler."))
    #expect(terminal.isExhausted)
    #expect(
      desk.run("list", "-F", "hair,eyes,agent,bounty,tags,place").output
        == "\tblue\tCy Young\t12500.00 USD\tfta\tTX/78701 Austin\n")
  }

  @Test func `nothing is saved without a yes`() throws {
    let desk = try Self.desk()
    let fields = FieldInterview.fields(ofCapture: false).filter { $0 != .lastSeenLon }
    let keys = "Joe\r" + Self.enters(fields.count)
    for (ending, status) in [("n\r", 5), ("\r", 5), ("\u{3}", 130)] as [(String, Int32)] {
      let (edited, _) = run(desk, ["edit", "1", "-i"], keys + ending)
      #expect(edited.status == status, "\(edited.errors)")
    }
    #expect(desk.run("list", "-F", "name").output == "Joe Koehler\n")
    let (same, _) = run(desk, ["edit", "1", "-i"], Self.enters(fields.count + 1))
    #expect(same.errors.contains("Nothing to change."))
  }

  @Test func `somebody who was changed meanwhile is not overwritten`() throws {
    let desk = try Self.desk()
    let book = try #require(desk.environment["POSSE_DB"])
    let fields = FieldInterview.fields(ofCapture: false).filter { $0 != .lastSeenLon }
    let terminal = TypingTerminal("Joe\r" + Self.enters(fields.count) + "y\r")
    var statuses: [Int32] = []
    terminal.onKey = {
      guard statuses.isEmpty, let beside = try? Desk() else { return }
      beside.environment["POSSE_DB"] = book
      statuses.append(beside.run("edit", "1", "eyes=green").status)
    }
    let run = desk.run(bytes: ["edit", "1", "-i"].map { Array($0.utf8) }, on: terminal)
    #expect(statuses == [0])
    #expect(run.status == 4, "\(run.errors)")
  }

  @Test(arguments: [
    (["add", "-i"], "--interactive: nobody can choose here"),
    (["edit", "1", "-i"], "write FIELD=VALUE"),
  ])
  func `without a terminal the message says what to write`(words: [String], says: String) throws {
    let run = try Self.desk().run(bytes: words.map { Array($0.utf8) })
    #expect(run.status == 2)
    #expect(run.errors.contains(says), "\(run.errors)")
  }

  @Test func `several people are not asked about`() throws {
    let desk = try Self.desk()
    desk.run("add", "Ann")
    let (edited, terminal) = run(desk, ["edit", "1,2", "-i"], "")
    #expect(edited.status == 2)
    #expect(edited.errors.contains("'1,2' means 2 people"), "\(edited.errors)")
    #expect(terminal.shown.isEmpty)
  }
}
