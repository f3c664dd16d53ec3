import CommandKit
import Glibc
import TestSupport
import Testing

@testable import PosseCLI

/// The whole program in this process; one at a time, since the zone belongs to the process.
@Suite(.serialized) struct ProgramTests {
  @Test func `a book is made, written and read`() throws {
    let desk = try Desk()
    #expect(desk.run("init").status == 0)
    let added = desk.run("add", "Jesse James", "--bounty", "10000", "--tag", "gang")
    #expect(added.status == 0)
    #expect(added.output == "1\n")
    #expect(added.errors == "Added #1 Jesse James. Undo: posse undo\n")
    #expect(desk.run("capture", "1", "--on", "1882-04-03", "-q").status == 0)
    let list = desk.run("list")
    #expect(
      list.output == "1\tJesse James\t10000.00 USD\ttrue\t1882-04-03\t\tgang\n")
    #expect(list.errors.isEmpty)
  }

  @Test func `a terminal gets a table and a total`() throws {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", "Jesse James", "--bounty", "10000")
    desk.facts = .terminal(width: 60)
    let list = desk.run("list", "--no-pager", "--color", "never")
    #expect(list.output.hasPrefix(" ID  NAME"))
    #expect(list.output.contains("$10,000"))
    #expect(list.errors == "1 at large · $10,000\n")
    let added = desk.run("add", "Frank James")
    #expect(added.output.isEmpty)
    #expect(added.errors == "Added #2 Frank James. Undo: posse undo\n")
  }

  @Test func `help and version need no book and win beside mistakes`() throws {
    let desk = try Desk()
    #expect(desk.run("--version").output == "posse 0.1.0\n")
    #expect(desk.run("version").output == "posse 0.1.0\n")
    let help = desk.run("list", "--nonsense", "--help")
    #expect(help.status == 0)
    #expect(help.output.contains("USAGE"))
    #expect(help.errors.isEmpty)
    #expect(desk.run("help", "photo", "add").output == desk.run("photo", "add", "--help").output)
  }

  @Test func `without a book the program says how to start`() throws {
    let desk = try Desk()
    let start = desk.run()
    #expect(start.status == 0)
    #expect(start.output.contains("posse add 'Jesse James'"))
    let list = desk.run("list")
    #expect(list.status == 7)
    #expect(list.output.isEmpty)
    #expect(list.errors.contains("posse init"))
  }

  @Test func `with json a failure is an object on standard output too`() throws {
    let desk = try Desk()
    desk.run("init")
    let missing = desk.run("show", "9", "--json")
    #expect(missing.status == 3)
    #expect(
      missing.output
        == """
        {"error":{"exit":3,"reason":"not-found","message":"#9: no such person; see posse list",\
        "details":[{"id":9}]}}

        """)
    #expect(missing.errors == "posse: #9: no such person; see posse list\n")
    let usage = desk.run("list", "--json", "--nonsense")
    #expect(usage.status == 2)
    #expect(usage.output.hasPrefix(#"{"error":{"exit":2,"reason":"usage","message":"#))
    let photo = desk.run("photo", "show", "p9", "--json")
    #expect(photo.output.hasPrefix(#"{"error":{"exit":3,"reason":"not-found","#))
  }

  @Test func `an output that fails never undoes what was committed`() throws {
    let desk = try Desk()
    desk.run("init")
    let gone = desk.run("add", "A", output: MemorySink(capacity: 0, failure: EPIPE))
    #expect(gone.status == 141)
    let full = desk.run("add", "B", output: MemorySink(capacity: 0, failure: ENOSPC))
    #expect(full.status == 1)
    #expect(
      full.errors.hasSuffix(
        "posse: standard output: no space left on device; what was changed in the book is kept\n"))
    #expect(desk.run("list", "--format", "ids").output == "1\n2\n")
    let reading = desk.run("list", output: MemorySink(capacity: 0, failure: ENOSPC))
    #expect(reading.status == 1)
    #expect(reading.errors == "posse: standard output: no space left on device\n")
  }

  @Test func `a failure keeps its status when the output fails as well`() throws {
    let desk = try Desk()
    desk.run("init")
    let run = desk.run("show", "9", "--json", output: MemorySink(capacity: 0, failure: ENOSPC))
    #expect(run.status == 3)
  }

  @Test func `zone, clock and configuration are read, and told when they are wrong`() throws {
    let desk = try Desk()
    desk.run("init")
    #expect(desk.run("list", "--tz", "Nowhere/Else").status == 2)
    desk.environment["TZ"] = "Nowhere/Else"
    let warned = desk.run("list")
    #expect(warned.status == 0)
    #expect(warned.errors.hasPrefix("posse: warning: TZ names the unknown zone 'Nowhere/Else'"))
    desk.environment["TZ"] = "UTC"
    desk.environment["SOURCE_DATE_EPOCH"] = "soon"
    #expect(desk.run("list").status == 2)
    desk.environment["SOURCE_DATE_EPOCH"] = "1772395500"
    desk.environment["POSSE_CONFIG"] = desk.folder.path("absent")
    #expect(desk.run("list").status == 1)
    desk.environment["POSSE_CONFIG"] = try desk.folder.write(
      "currency = EUR\nnonsense = 1\n", to: "config")
    let added = desk.run("add", "C", "--bounty", "5")
    #expect(added.status == 0)
    #expect(added.errors.contains("config, line 2: unknown key 'nonsense'"))
    #expect(desk.run("list", "-F", "bounty", "-q").output == "5.00 EUR\n")
  }

  @Test func `arguments of any bytes end in a message`() throws {
    let desk = try Desk()
    desk.run("init")
    let run = desk.run(bytes: [Array("show".utf8), [0xFF, 0x1B, 0x5B]])
    #expect(run.status == 2)
    #expect(Safety.commands(in: run.errors).isEmpty)
    var random = SeededGenerator(seed: 21)
    let words = [
      "list", "show", "photo", "list", "1", "-", "--", "--json", "--json=", "-F", "x", "", "1/2",
      "p1", "-0", "--help", "-y", "0", "9-3", "\u{1B}", "name=", "edit", "export", "crop",
    ]
    for _ in 0..<300 {
      let line = (0..<Int.random(in: 1...5, using: &random))
        .map { _ in words.randomElement(using: &random) ?? "" }.filter { $0 != "-" }
      let run = desk.run(bytes: line.map { Array($0.utf8) })
      #expect([0, 2, 3, 4].contains(run.status), "\(line): \(run.status) \(run.errors)")
      #expect(Safety.commands(in: run.errors).isEmpty)
      #expect(run.status == 0 || !run.errors.isEmpty, "\(line)")
    }
  }

  @Test func `the summary counts, names deadlines and what to do next`() throws {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", SampleRows.hostile, "--due", "2026-03-10", "--bounty", "500")
    desk.run("add", "Late", "--due", "2026-02-01")
    desk.run("add", "Far", "--due", "2027-01-01")
    desk.run("add", "Caught", "--bounty", "£7", "--due", "2026-03-02")
    desk.run("capture", "4")
    desk.run("add", "Gone")
    desk.run("remove", "5")
    let page = desk.run()
    #expect(page.status == 0)
    #expect(page.output.hasPrefix("3 at large · 1 captured · 0 photos · 1 in the trash\n"))
    #expect(page.output.contains("Offered for those at large: $500\n"))
    #expect(page.output.contains("  2026-02-01  #2 Late  overdue\n  2026-03-10  #1 a"))
    #expect(!page.output.contains("Far") && !page.output.contains("Caught"))
    #expect(Safety.commands(in: page.output).isEmpty)
    #expect(page.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
  }
}
