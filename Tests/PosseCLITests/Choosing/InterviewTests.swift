import CommandKit
import Foundation
import PosseModel
import TestSupport
import Testing

@testable import PosseCLI

/// `add -i` and `edit -i`, which ask for one field after the other.
@Suite(.serialized) struct InterviewTests {
  static func desk() throws -> Desk {
    let desk = try Desk()
    desk.run("init")
    desk.run(
      "add", "Joe Koehler", "--agent", "Reyes", "--tag", "fta", "--place", "TX/78701 Austin",
      "--bounty", "12500", "--hair", "red")
    return desk
  }

  func run(_ desk: Desk, _ words: [String], _ keys: String) -> (Desk.Run, TypingTerminal) {
    let terminal = TypingTerminal(keys)
    return (desk.run(bytes: words.map { Array($0.utf8) }, on: terminal), terminal)
  }

  static func enters(_ count: Int) -> String { String(repeating: "\r", count: count) }

  /// What is asked of someone new after the name, in its order.
  static let newFields = FieldInterview.fields(ofCapture: false).filter {
    $0 != .currency && $0 != .lastSeenLon
  }

  static func answers(_ answers: [FugitiveField: String]) -> String {
    newFields.map { (answers[$0] ?? "") + "\r" }.joined()
  }

  @Test func `someone new is added from answers`() throws {
    let desk = try Self.desk()
    let answers = Self.answers([
      .aliases: "Dutch|Dutchie", .bounty: "£500", .born: "soon\r\u{15}~1961", .agent: "rey",
      .offenses: "arson", .tags: "fta", .place: "texas\r787",
    ])
    let (added, terminal) = run(
      desk, ["add", "-i"], "\rAnn Voss\r" + answers + "\ra\r")
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
    let (added, _) = run(desk, ["add", "Ann Voss", "-i"], answers + "\ra\r")
    #expect(added.status == 0, "\(added.errors)")
    #expect(desk.run("list", "-F", "bounty", "-w", "id == 2").output == "500.00 EUR\n")
  }

  @Test func `an answer that is refused stands in the line to be corrected`() throws {
    let desk = try Self.desk()
    let answers = Self.answers([
      .bounty: "5o0 EUR\r" + String(repeating: "\u{7F}", count: 6) + "00 EUR"
    ])
    let (added, terminal) = run(desk, ["add", "Ann Voss", "-i"], answers + "\ra\r")
    #expect(added.status == 0, "\(added.errors) \(terminal.shown)")
    #expect(desk.run("list", "-F", "bounty", "-w", "id == 2").output == "500.00 EUR\n")
  }

  @Test func `a latitude asks for its longitude`() throws {
    let desk = try Self.desk()
    let answers = Self.answers([.lastSeenLat: "39.77\r?\r-94.85"])
    let (added, terminal) = run(desk, ["add", "Ann Voss", "-i"], answers + "\ra\r")
    #expect(added.status == 0, "\(added.errors)")
    #expect(terminal.shown.contains("Enter leaves it out and takes lastSeenLat\nback."))
    #expect(
      desk.run("list", "-F", "lastSeenLat,lastSeenLon", "-w", "id == 2").output
        == "39.77\t-94.85\n")
  }

  @Test(arguments: ["", "-"])
  func `a latitude without a longitude is taken back`(longitude: String) throws {
    let desk = try Self.desk()
    let answers = Self.answers([.lastSeenLat: "39.77\r" + longitude, .hair: "red"])
    let (added, terminal) = run(desk, ["add", "Ann Voss", "-i"], answers + "\ra\r")
    #expect(added.status == 0, "\(added.errors) \(terminal.shown)")
    #expect(added.errors.contains("lastSeenLat is taken back, as lastSeenLon was left out"))
    #expect(terminal.isExhausted)
    #expect(
      desk.run("list", "-F", "hair,lastSeenLat,lastSeenLon", "-w", "id == 2").output == "red\t\t\n")
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
      desk, ["add", "-i", "Ann"] + words + ["--lastSeenLon", "-94.8"], "red\r\ra\r")
    #expect(added.status == 0, "\(added.errors) \(terminal.shown)")
    #expect(terminal.isExhausted)
    #expect(desk.run("list", "-F", "hair", "-w", "id == 2").output == "red\n")
  }

  @Test(
    arguments: [
      ("Ann\r\u{1B}", 5), ("Ann\r\u{3}", 130), ("\u{1B}", 5), ("", 5),
      ("Ann\r" + answers([:]) + "\rd\r", 5), ("Ann\r" + answers([:]) + "\r\r\r", 5),
      ("Ann\r" + answers([:]) + "\r\u{3}", 130),
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
    let (edited, terminal) = run(desk, ["edit", "1", "-i"], keys + "s\r")
    #expect(edited.status == 0, "\(edited.errors) \(terminal.shown)")
    #expect(terminal.shown.contains("  hair:  red → (none)\n"))
    #expect(edited.errors.contains("Changed 3 fields of #1 Joe Koehler."))
    #expect(terminal.isExhausted)
    #expect(
      desk.run("list", "-F", "hair,eyes,agent,bounty,tags,place").output
        == "\tblue\tCy Young\t12500.00 USD\tfta\tTX/78701 Austin\n")
  }

  /// What is asked of Joe, after the name, who has a bounty.
  static let joesFields = FieldInterview.fields(ofCapture: false).filter {
    $0 != .lastSeenLon
  }

  static func joe(_ answers: [FugitiveField: String] = [:]) -> String {
    (answers[.name] ?? "") + "\r" + joesFields.map { (answers[$0] ?? "") + "\r" }.joined()
  }

  @Test(arguments: [("d\r", 5), ("\r\r\r", 5), ("\u{1B}", 5), ("\u{3}", 130)] as [(String, Int32)])
  func `nothing is saved unless somebody says so`(ending: String, status: Int32) throws {
    let desk = try Self.desk()
    let (edited, terminal) = run(desk, ["edit", "1", "-i"], Self.joe([.name: "Joe"]) + ending)
    #expect(edited.status == status, "\(edited.errors)")
    #expect(terminal.shown.contains("[s]ave / [d]iscard / [e]dit again > "))
    #expect(desk.run("list", "-F", "name").output == "Joe Koehler\n")
    // What was not discarded is kept.
    #expect(edited.errors.contains("what you answered is kept in ") == (ending != "d\r"))
  }

  @Test func `Enter at every question changes nothing`() throws {
    let desk = try Self.desk()
    let (same, _) = run(desk, ["edit", "1", "-i"], Self.joe())
    #expect(same.status == 0)
    #expect(same.errors == "Nothing to change.\n")
  }

  @Test func `yes saves without a question`() throws {
    let desk = try Self.desk()
    let (edited, terminal) = run(desk, ["edit", "1", "-i", "--yes"], Self.joe([.hair: "grey"]))
    #expect(edited.status == 0, "\(edited.errors)")
    #expect(!terminal.shown.contains("[s]ave"))
    #expect(desk.run("list", "-F", "hair").output == "grey\n")
    let (added, other) = run(
      desk, ["add", "-i", "Ann", "--yes"], Self.answers([.hair: "red"]) + "\r")
    #expect(added.status == 0, "\(added.errors)")
    #expect(!other.shown.contains("[a]dd"))
  }

  @Test func `edit again goes through the questions with the answers so far`() throws {
    let desk = try Self.desk()
    let first = Self.joe([.hair: "grey", .eyes: "blue", .aliases: "Dutch|Joey", .bounty: "500"])
    let second = Self.joe([.eyes: "green", .currency: "EUR", .aliases: "-"])
    let (edited, terminal) = run(
      desk, ["edit", "1", "-i"], first + "e\r" + second + "e\r" + Self.joe() + "s\r")
    #expect(edited.status == 0, "\(edited.errors) \(terminal.shown)")
    #expect(terminal.shown.contains("Hair [grey]"))
    #expect(terminal.isExhausted)
    #expect(
      desk.run("list", "-F", "aliases,bounty,hair,eyes,agent,place").output
        == "\t500.00 EUR\tgrey\tgreen\tReyes\tTX/78701 Austin\n")
    let keys = "Ann Voss\r" + Self.answers([.hair: "red"]) + "\re\r"
    let (added, again) = run(
      desk, ["add", "-i"], keys + "\r" + Self.answers([.eyes: "brown"]) + "\ra\r")
    #expect(added.status == 0, "\(added.errors) \(again.shown)")
    #expect(again.shown.contains("Name [Ann Voss]"))
    #expect(
      desk.run("list", "-F", "name,hair,eyes", "-w", "id == 2").output == "Ann Voss\tred\tbrown\n")
  }

  @Test func `what was left empty once is not offered the default again`() throws {
    let desk = try Self.desk()
    for list in ["agent", "offense", "tag"] {
      desk.run(list, "add", "Usual")
      desk.run(list, "default", "Usual")
    }
    desk.run("place", "default", "TX/78701 Austin")
    let first = Self.answers([.agent: "none", .tags: "none", .place: "none"])
    let (added, terminal) = run(
      desk, ["add", "-i"], "Ann Voss\r" + first + "\re\r\r" + Self.answers([:]) + "\ra\r")
    #expect(added.status == 0, "\(added.errors) \(terminal.shown)")
    #expect(terminal.shown.contains("Keep: Usual (default)"))
    #expect(
      desk.run("list", "-F", "agent,tags,offenses,place", "-w", "id == 2").output
        == "\t\tUsual\t\n")
  }

  @Test func `what does not fit is told before a photo is taken, and asked for again`() throws {
    let desk = try Self.desk()
    let keys = Self.answers([.hair: "red"]) + "39.77\r-94.85\r" + "\ra\r"
    let (added, terminal) = run(desk, ["add", "-i", "Ann", "--lastSeenLon", "2"], keys)
    #expect(added.status == 0, "\(added.errors) \(terminal.shown)")
    #expect(added.errors.contains("--lastSeenLat is missing"), "\(added.errors)")
    let photo = try #require(terminal.shown.range(of: "Add a photo?"))
    let again = try #require(terminal.shown.range(of: "39.77"))
    #expect(again.lowerBound < photo.lowerBound)
    #expect(terminal.isExhausted)
    #expect(
      desk.run("list", "-F", "hair,lastSeenLat,lastSeenLon", "-w", "id == 2").output
        == "red\t39.77\t-94.85\n")
  }

  @Test func `a place that the book refuses is asked for again where it was said`() throws {
    let desk = try Self.desk()
    let fields = Self.newFields.filter { $0 != .lastSeenPlace }
    let keys = fields.map { $0 == .hair ? "red\r" : "\r" }.joined() + "TX/78701\r" + "\ra\r"
    let (added, terminal) = run(desk, ["add", "-i", "Ann", "--lastSeenPlace", "TX/10001"], keys)
    #expect(added.status == 0, "\(added.errors) \(terminal.shown)")
    #expect(added.errors.contains("ZIP 10001 belongs to NY"))
    #expect(terminal.isExhausted)
    #expect(
      desk.run("list", "-F", "hair,lastSeenPlace", "-w", "id == 2").output
        == "red\tTX/78701 Austin\n")
  }

  @Test func `what was said on the command line is judged before anything is asked`() throws {
    let desk = try Self.desk()
    let (edited, terminal) = run(desk, ["edit", "1", "-i", "place=TX/10001"], "")
    #expect(edited.status == 2)
    #expect(edited.errors.contains("ZIP 10001 belongs to NY"))
    #expect(terminal.shown.isEmpty)
  }

  @Test func `an amount in a currency that was said before is in that one`() throws {
    let desk = try Self.desk()
    let (edited, _) = run(
      desk, ["edit", "1", "-i", "currency=EUR"],
      "\r"
        + Self.joesFields.filter { $0 != .currency }.map { $0 == .bounty ? "500\r" : "\r" }
        .joined() + "s\r")
    #expect(edited.status == 0, "\(edited.errors)")
    #expect(desk.run("list", "-F", "bounty").output == "500.00 EUR\n")
  }

  @Test(arguments: [
    (["edit", "1", "-i"], "edit-1-", joe([.notes: "a note", .aliases: "A|B"]) + "s\r"),
    (["add", "-i"], "add-", "Ann\r" + answers([.notes: "a note", .aliases: "A|B"]) + "\ra\r"),
  ])
  func `answers that cannot be saved are kept as a form`(
    words: [String], name: String, keys: String
  ) throws {
    let desk = try Self.desk()
    desk.environment["XDG_STATE_HOME"] = desk.folder.path("state")
    let book = desk.folder.path("book.db")
    let terminal = TypingTerminal(keys)
    // The book is gone when the answers are there.
    terminal.onKey = {
      if FileManager.default.fileExists(atPath: book), terminal.shown.contains("Tags") {
        try? FileManager.default.removeItem(atPath: book)
      }
    }
    let run = desk.run(bytes: words.map { Array($0.utf8) }, on: terminal)
    #expect(run.status != 0)
    #expect(
      run.errors.contains(
        "what you answered is kept in \(desk.folder.path("state/posse/" + name))"),
      "\(run.errors)")
    let drafts = try FileManager.default.subpathsOfDirectory(atPath: desk.folder.path("state"))
    let draft = try #require(drafts.first { $0.hasSuffix("form.txt") })
    let text = try String(contentsOfFile: desk.folder.path("state/" + draft), encoding: .utf8)
    #expect(text.contains("\nnotes: a note\n") && text.contains("\naliases: A|B\n"), "\(text)")
    let attributes = try FileManager.default.attributesOfItem(
      atPath: desk.folder.path("state/" + draft))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
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
