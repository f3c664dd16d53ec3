import CommandKit
import PosseModel
import Testing

@testable import PosseCLI

/// `FIELD=?` and a state alone, which let somebody choose from what the book knows.
@Suite(.serialized) struct FieldChoicesTests {
  private static func desk() throws -> Desk {
    let desk = try Desk()
    desk.run("init")
    desk.run(
      "add", "Joe Koehler", "--agent", "Reyes", "--tag", "fta", "--place", "TX/78701 Austin")
    desk.run("add", "Ann Voss", "--agent", "Okafor", "--tag", "cold", "--place", "GB:London")
    desk.run("add", "Bo Li", "--tag", "fta", "--place", "TX/75201 Dallas")
    desk.run("agent", "add", "Alvarez")
    return desk
  }

  /// What is typed at a command, and what comes of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let words: [String]
    let keys: String
    var status: Int32 = 0
    var says = ""
    var shows = ""
    var isAccessible = false

    var testDescription: String { "\(words) \(keys.debugDescription)" }
  }

  private static let down = "\u{1B}[B"

  private static let drawn = [
    Row(words: ["1", "agent=?"], keys: "\r", says: "Nothing to change."),
    Row(words: ["1", "agent=?"], keys: down + "\r", says: "#1 agent: Reyes → (none)"),
    Row(words: ["1", "agent=?"], keys: down + down + "\r", says: "Reyes → ..Unknown.."),
    Row(words: ["1", "agent=?"], keys: "oka\r", says: "#1 agent: Reyes → Okafor"),
    Row(words: ["1", "agent=?"], keys: "reyes\r", says: "Nothing to change."),
    Row(words: ["1", "agent=?"], keys: "Cy Young\r", says: "#1 agent: Reyes → Cy Young"),
    Row(words: ["1", "agent=?"], keys: "\u{1B}", status: 5, says: "cancelled"),
    Row(words: ["1", "agent=?"], keys: "\u{3}", status: 130, says: ""),
    Row(words: ["3", "agent=?"], keys: "\r", says: "Nothing to change."),
    Row(words: ["3", "agent=?", "hair=red"], keys: "alv\r", says: "#3 hair: (none) → red"),
    Row(words: ["1", "capturedBy=?"], keys: "", status: 4, says: "#1 is not captured"),
    Row(words: ["1", "agent=?", "agent=Bo"], keys: "", status: 2, says: "agent: is named twice"),
    Row(words: ["1", "agent=?", "due=soon"], keys: "", status: 2, says: "due"),
    Row(words: ["9", "agent=?"], keys: "", status: 3, says: "#9"),
    Row(words: ["1", "name=?"], keys: "", status: 2, says: "'?' is no value"),
    Row(words: ["1", "tags=?"], keys: "\r", says: "Nothing to change."),
    Row(words: ["1", "tags=?"], keys: "cold\r", says: "#1 tags: +cold"),
    Row(words: ["1", "tags=?"], keys: "cold\t\u{15}fta\t\r", says: "#1 tags: −fta +cold"),
    Row(words: ["1", "tags=?"], keys: "fta\t\r", says: "#1 tags: −fta"),
    Row(words: ["1", "tags=?"], keys: down + "\r", says: "#1 tags: −fta"),
    Row(words: ["1", "tags=?"], keys: "armed\r", says: "#1 tags: +armed"),
    Row(
      words: ["1", "--tag", "?"], keys: "cold\r", says: "#1 tags: +cold", shows: "Tags to add"),
    Row(words: ["1", "--tag", "?"], keys: "armed\r", says: "#1 tags: +armed"),
    Row(words: ["1", "--tag", "?", "--tag", "armed"], keys: "cold\r", says: "+armed +cold"),
    Row(words: ["1", "--tag", "?"], keys: "fta\r", says: "Nothing to change."),
    Row(words: ["1", "--tag", "?"], keys: "\u{1B}", status: 5, says: "cancelled"),
    Row(words: ["1", "tags+=?"], keys: "cold\r", says: "#1 tags: +cold"),
    Row(
      words: ["1", "--untag", "?"], keys: "\r", says: "#1 tags: −fta", shows: "Tags to take away"),
    Row(words: ["1", "tags-=?"], keys: "\r", says: "#1 tags: −fta"),
    Row(words: ["1,2", "--untag", "?", "-y"], keys: "cold\r", says: "1 of 2 changed"),
    Row(words: ["1", "offenses-=?"], keys: "", says: "Nothing to change."),
    Row(
      words: ["1", "--tag", "?", "tags=x"], keys: "cold\r", status: 2, says: "tags: is named twice"),
    Row(
      words: ["1", "tags=?"], keys: "cold\t\u{15}armed\r", says: "#1 tags: +cold +armed"),
    Row(words: ["1", "offenses=?"], keys: "fraud\r", says: "#1 offenses: +fraud"),
    Row(
      words: ["1,2", "agent=?"], keys: "alv\ry\r", says: "2 changed.",
      shows: "Keep: what each of them has"),
    Row(words: ["1,2", "agent=?"], keys: "\r", says: "Nothing to change."),
    Row(
      words: ["1,2", "agent=?", "hair=red"], keys: "alv\ry\r", says: "2 changed.",
      shows: """
        \n  #1 Joe Koehler: hair (none) → red, agent Reyes → Alvarez
          #2 Ann Voss: hair (none) → red, agent Okafor → Alvarez
        Change 2 people: hair → red, agent → Alvarez?\u{20}
        """),
    Row(
      words: ["1,2", "tags=x"], keys: "y\r", says: "2 changed.",
      shows: "  #1 Joe Koehler: tags −fta +x\n  #2 Ann Voss: tags −cold +x\n"),
    Row(words: ["1,3", "tags=?", "-y"], keys: "cold\r", says: "2 changed.", shows: "Keep: fta"),
    Row(words: ["1", "place=?"], keys: "\r", says: "Nothing to change."),
    Row(words: ["1", "place=?"], keys: "tex\r752\r", says: "TX/78701 Austin → TX/75201 Dallas"),
    Row(
      words: ["1", "place=?"], keys: "tex\r\r", says: "Nothing to change."),
    Row(
      words: ["1", "place=?"], keys: "tex\r" + down + "\r",
      says: "#1 place: TX/78701 Austin → TX"),
    Row(words: ["2", "place=?"], keys: "tex\r\r", says: "#2 place: GB:London → TX"),
    Row(words: ["1", "place=?"], keys: "tex\r\u{1B}", status: 5, says: "cancelled"),
    Row(words: ["1", "place=?"], keys: "gb\rlondon\r", says: "→ GB:London"),
    Row(words: ["1", "place=?"], keys: "gb\rLeeds\r", says: "→ GB:Leeds"),
    Row(words: ["1", "place=?"], keys: "oh\r44101\r", says: "→ OH/44101"),
    Row(
      words: ["1", "place=?"], keys: "texas\r44101\r", status: 5,
      says: "44101"),
    Row(
      words: ["1", "place=?"], keys: "tex\r7520a\r\u{7F}1\r", says: "→ TX/75201 Dallas"),
    Row(
      words: ["1", "place=?"], keys: "Texaz\r\u{7F}s\r752\r", says: "→ TX/75201 Dallas"),
    Row(words: ["1", "tags=?"], keys: "?\r\u{7F}x\r", says: "#1 tags: +x"),
    Row(words: ["1", "tags=?"], keys: "loud\ttwo\r", says: "#1 tags: +loud +two"),
    Row(words: ["1", "tags=?"], keys: "loud\ttwo\t\r", says: "#1 tags: +loud +two"),
    Row(words: ["1", "tags=?"], keys: "loud\tcold\t\r", says: "#1 tags: +cold +loud"),
    Row(words: ["1", "tags=?"], keys: "?\tloud\r\u{7F}x\r", says: "#1 tags: +loud +x"),
    Row(
      words: ["1", "tags=?"], keys: "fta\t\u{15}?\tloud\r\u{7F}x\r", says: "#1 tags: −fta +loud +x"),
    Row(words: ["1", "--tag", "?"], keys: "loud\ttwo\t\r", says: "#1 tags: +loud +two"),
    Row(words: ["1", "city=?"], keys: "tex\r752\r", says: "#1 place: TX/78701 Austin → TX/75201"),
    Row(words: ["1", "state=?", "zip=?"], keys: "tex\r752\r", says: "→ TX/75201 Dallas"),
    Row(words: ["1", "country=?"], keys: "gb\rlondon\r", says: "→ GB:London"),
    Row(words: ["1", "zip=?", "state=TX"], keys: "", status: 2, says: "place and state are both"),
    Row(words: ["1", "place=TX"], keys: "dal\r", says: "→ TX/75201 Dallas"),
    Row(words: ["1", "place=tx"], keys: "\r", says: "Nothing to change."),
    Row(words: ["1", "place=tx"], keys: down + "\r", says: "TX/78701 Austin → TX"),
    Row(words: ["1,3", "place=tx", "-y"], keys: "\r", says: "2 changed."),
    Row(words: ["1", "place=TX/75201"], keys: "", says: "→ TX/75201 Dallas"),
    Row(words: ["1", "lastSeenPlace=?"], keys: "tex\raus\r", says: "→ TX/78701 Austin"),
  ]

  private static let plain = [
    Row(
      words: ["1", "agent=?"], keys: "2\r", says: "Agent is now Okafor.",
      shows: "Agent for #1 Joe Koehler. Now: Reyes."),
    Row(
      words: ["1", "agent=?"], keys: "\r", says: "Nothing to change.",
      shows: "Number, or 0 none, u unknown, n new, Enter keeps Reyes, q cancels: "),
    Row(words: ["1", "agent=?"], keys: "0\r", says: "Agent is empty now."),
    Row(words: ["1", "agent=?"], keys: "u\r", says: "Agent is now ..Unknown.. Undo"),
    Row(words: ["1", "agent=?"], keys: "n\rCy\r", says: "Agent is now Cy."),
    Row(words: ["1", "agent=?"], keys: "q\r", status: 5, says: "cancelled"),
    Row(words: ["1", "tags=?"], keys: "1\r", says: "Tags are now cold."),
    Row(words: ["1", "tags=?"], keys: "n\rarmed\r", says: "Tags are now fta,armed."),
    Row(words: ["1", "place=?"], keys: "texas\r1\r1\r", says: "Place is now TX/75201 Dallas."),
    Row(words: ["1", "place=TX"], keys: "s\r", says: "Place is now TX."),
    Row(
      words: ["1", "place=TX"], keys: "\r", says: "Nothing to change.",
      shows: "s takes the state only, n new, Enter keeps TX/78701 Austin, q\ncancels: "),
  ]

  @Test(
    arguments: drawn
      + plain.map {
        var row = $0; row.isAccessible = true; return row
      })
  func `a value is chosen from the list of its field`(row: Row) throws {
    let desk = try Self.desk()
    let terminal = TypingTerminal(row.keys, idle: row.shows.isEmpty ? 0 : 1)
    let run = desk.run(
      bytes: (["edit"] + row.words).map { Array($0.utf8) }, on: terminal,
      isAccessible: row.isAccessible)
    #expect(run.status == row.status, "\(run.errors) \(terminal.shown)")
    #expect(run.errors.contains(row.says) || row.says.isEmpty, "\(run.errors)")
    #expect(terminal.shown.contains(row.shows) || row.shows.isEmpty, "\(terminal.shown)")
    #expect(terminal.isExhausted)
    #expect(!terminal.isDeliveringKeys)
  }

  @Test func `the default of a list is offered to whoever has no value`() throws {
    let desk = try Self.desk()
    desk.run("agent", "default", "Alvarez")
    let terminal = TypingTerminal("\r", idle: 3)
    let run = desk.run(bytes: ["edit", "3", "agent=?"].map { Array($0.utf8) }, on: terminal)
    #expect(run.errors.contains("#3 agent: (none) → Alvarez"), "\(run.errors)")
    #expect(terminal.shown.contains("Keep: Alvarez (default)"))
    #expect(terminal.shown.contains("(Enter = Alvarez, the default)"))
  }

  @Test func `uses are shown behind the values on the screen`() throws {
    let desk = try Self.desk()
    let terminal = TypingTerminal("\r", idle: 12)
    _ = desk.run(bytes: ["edit", "1", "tags=?"].map { Array($0.utf8) }, on: terminal)
    #expect(terminal.shown.contains("(2)"), "\(terminal.shown)")
  }

  @Test(arguments: [
    "agent", "tags", "place", "offenses", "tags+", "zip", "city", "state", "country",
  ])
  func `without a terminal the message says what to write`(field: String) throws {
    let desk = try Self.desk()
    let terminal = TypingTerminal("\r")
    let words = ["edit", "1", "\(field)=?"]
    let asked = desk.run(bytes: (words + ["--no-input"]).map { Array($0.utf8) }, on: terminal)
    for run in [asked, desk.run(bytes: words.map { Array($0.utf8) })] {
      #expect(run.status == 2)
      #expect(run.errors.contains("\(field): nobody can choose here; write \(field)="))
    }
    #expect(terminal.shown.isEmpty)
  }

  @Test(arguments: [
    (["edit", "1", "--tag", "?"], "--tag: nobody can choose here; write --tag TAG"),
    (["edit", "1", "--untag", "?"], "--untag: nobody can choose here; write --untag TAG"),
    (["add", "X", "--agent", "?"], "--agent: nobody can choose here; write --agent AGENT"),
    (["add", "X", "--tag", "?"], "write --tag TAG"),
    (["add", "X", "--tag", "a", "--tag", "?"], "write --tag TAG"),
    (["add", "X", "--offense", "?"], "write --offense OFFENSE"),
    (["add", "X", "--place", "?"], "write --place PLACE"),
    (["add", "X", "--zip", "?"], "write --zip ZIP"),
    (["list", "--tag", "?"], "--tag: nobody can choose here; write --tag TAG"),
    (["log", "add", "1", "?"], "ACTION: nobody can choose here; write what was done"),
  ])
  func `a question mark is no value anywhere`(words: [String], says: String) throws {
    let desk = try Self.desk()
    let run = desk.run(bytes: words.map { Array($0.utf8) })
    #expect(run.status == 2)
    #expect(run.errors.contains(says), "\(run.errors)")
    for list in ["agent", "tag", "offense", "place"] {
      #expect(!desk.run(list, "list").output.contains("?"))
    }
  }

  @Test(arguments: [
    (["agent", "add", "?"], "AGENT: '?' is no agent"),
    (["tag", "rename", "fta", "?"], "NEW: '?' is no tag"),
    (["edit", "1", "tags=a|?"], "tags: '?' is no tag"),
    (["add", "X", "--agent", "a", "--tag", " ? "], "'?' is no tag"),
    (["place", "add", "?"], "unknown state '?'"), (["edit", "1", "place=TX ?"], "'?' is no city"),
  ])
  func `a question mark is stored by no other way`(words: [String], says: String) throws {
    let run = try Self.desk().run(bytes: words.map { Array($0.utf8) })
    #expect(run.status == 2)
    #expect(run.errors.contains(says), "\(run.errors)")
  }

  /// What is typed at `add`, and what the new person has then.
  private static let added: [(words: [String], keys: String, status: Int32, row: String)] = [
    (["--agent", "?"], "oka\r", 0, "Okafor\t\t\t"),
    (["--agent", "?"], "\u{1B}[B\r", 0, "..Unknown..\t\t\t"),
    (["--agent", "?"], "\r", 0, "\t\t\t"), (["--agent", "?"], "\u{1B}", 5, ""),
    (["--tag", "?"], "cold\r", 0, "\t\tcold\t"),
    (["--tag", "armed", "--tag", "?"], "cold\r", 0, "\t\tarmed|cold\t"),
    (["--offense", "?"], "fraud\r", 0, "\t\t\tfraud"),
    (["--place", "?"], "tex\rdal\r", 0, "\tTX/75201 Dallas\t\t"),
    (["--city", "?"], "tex\rdal\r", 0, "\tTX/75201 Dallas\t\t"),
    (["--place", "TX"], "dal\r", 0, "\tTX/75201 Dallas\t\t"),
    (["--place", "tx"], "\r", 0, "\tTX\t\t"),
    (["--place", "TX", "--no-input"], "", 0, "\tTX\t\t"),
    (["--place", "TX/75201"], "", 0, "\tTX/75201 Dallas\t\t"),
    (["--lastSeenPlace", "?", "--agent", "?"], "tex\rdal\roka\r", 0, "Okafor\t\t\t"),
    (["--place", "TX", "--photo", "nothing.png"], "dal\r", 5, ""),
  ]

  @Test(arguments: added)
  func `a value of someone new is chosen before anything is written`(
    row: (words: [String], keys: String, status: Int32, row: String)
  ) throws {
    let desk = try Self.desk()
    let terminal = TypingTerminal(row.keys)
    let run = desk.run(
      bytes: (["add", "Cy"] + row.words).map { Array($0.utf8) }, on: terminal)
    #expect(run.status == row.status, "\(run.errors) \(terminal.shown)")
    #expect(terminal.isExhausted)
    let shown = desk.run("list", "Cy", "-F", "agent,place,tags,offenses").output
    #expect(shown == (row.status == 0 ? row.row + "\n" : ""))
  }

  @Test func `without a terminal a state alone stays one`() throws {
    let desk = try Self.desk()
    let run = desk.run("edit", "1", "place=TX")
    #expect(run.errors.contains("TX/78701 Austin → TX"), "\(run.errors)")
  }

  @Test func `a field that somebody else changed meanwhile is not overwritten`() throws {
    let desk = try Self.desk()
    let book = try #require(desk.environment["POSSE_DB"])
    let terminal = TypingTerminal("oka\r")
    var statuses: [Int32] = []
    terminal.onKey = {
      guard statuses.isEmpty, let beside = try? Desk() else { return }
      beside.environment["POSSE_DB"] = book
      statuses.append(beside.run("edit", "1", "agent=Alvarez").status)
    }
    let run = desk.run(bytes: ["edit", "1", "agent=?"].map { Array($0.utf8) }, on: terminal)
    #expect(statuses == [0])
    #expect(run.status == 4, "\(run.errors)")
    #expect(desk.run("list", "-F", "agent", "1").output.contains("Okafor") == false)
  }

  @Test(arguments: [
    ("78701 Austin", PlaceArea.state("TX"), "TX/78701 Austin"), ("Waco", .state("TX"), "TX Waco"),
    (" tx/78702", .state("TX"), "tx/78702"), ("Leeds", .country("GB"), "GB:Leeds"),
  ])
  func `what is typed in a state is completed by it`(
    text: String, area: PlaceArea, place: String
  ) {
    #expect(PlacePicking.completed(text, in: area) == place)
  }

  @Test func `all states and countries are offered, those of the book first`() {
    let rows = PlacePicking.rows(known: [.state("TX"), .country("GB")])
    #expect(rows.prefix(3).map(\.label) == ["TX Texas", "GB: (country)", "AL Alabama"])
    #expect(Set(rows.map(\.value)).count == rows.count)
  }
}
