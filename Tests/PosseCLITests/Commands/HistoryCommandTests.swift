import CommandKit
import Foundation
import Testing

@testable import PosseCLI

/// What the history says of a book, as people and scripts read it.
@Suite(.serialized) struct HistoryCommandTests {
  private static let long = String(repeating: "one two three ", count: 20) + "end"

  private static func desk() throws -> Desk {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", "Joe Koehler")
    return desk
  }

  @Test func `in a file values are whole, one line a change, whatever they hold`() throws {
    let desk = try Self.desk()
    desk.run("edit", "1", "notes=\(Self.long)")
    desk.run("edit", "1", "notes=first\n\u{1B}[31m \(Self.long)")
    desk.run("tag", "add", Self.long)
    desk.run("capture", "1", "--on", "2026-02-10", "--by", Self.long)
    let history = desk.run("history").output
    let lines = history.split(separator: "\n")
    #expect(lines.contains("  #1 notes +\(Self.long)"))
    #expect(lines.contains("  #1 notes \(Self.long) → first⏎\\x1b[31m \(Self.long)"))
    #expect(lines.contains("  tag +\(Self.long)"))
    #expect(lines.contains("  #1 captured 2026-02-10, by \(Self.long)"))
    #expect(lines.contains { $0.hasSuffix("tag add '\(Self.long)'") })
    #expect(!history.contains("…"))
    desk.facts.outputIsTerminal = true
    let shown = desk.run("history").output
    #expect(shown.contains("…") && !shown.contains(Self.long))
  }

  @Test(arguments: [false, true])
  func `an entry of the log is private in the history as it is in the log`(
    isTerminal: Bool
  ) throws {
    let desk = try Self.desk()
    let place = "TX/78701 Austin, 1100 Congress Avenue, at the back of it"
    desk.run(
      "log", "add", "1", "call", "--private", "--on", "2026-02-10", "--place", place, "--by",
      "Reyes", "--note", Self.long)
    desk.run("log", "add", "1", "call", "--on", "2026-02-11")
    desk.run("log", "rm", "l1")
    let json = desk.run("history", "--json").output
    #expect(json.components(separatedBy: "\"private\":true").count == 3)
    #expect(json.components(separatedBy: "\"private\":false").count == 2)
    desk.facts.outputIsTerminal = isTerminal
    let text = desk.run("history").output
    #expect(text.contains("log +(private) 2026-02-10 call"), "\(text)")
    #expect(text.contains("log −(private) 2026-02-10 call"), "\(text)")
    #expect(text.contains("log +2026-02-11 call\n"), "\(text)")
  }
}
