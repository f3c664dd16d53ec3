import Chronology
import Foundation
import PosseModel
import PosseStore
import TestSupport
import Testing

@testable import PosseCLI

/// A corrected capture goes into its log entry whichever way it is corrected.
@Suite(.serialized) struct CaptureCorrectionCommandTests {
  private static func desk() throws -> Desk {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", "Joe Koehler")
    desk.run("capture", "1", "--on", "2026-02-10", "--by", "Reyes")
    return desk
  }

  private static func said(_ desk: Desk) -> [String] {
    [
      desk.run("list", "-F", "captdate,capturedBy").output,
      desk.run("log", "list", "1", "-F", "date,agent").output,
    ]
  }

  @Test func `by an assignment`() throws {
    let desk = try Self.desk()
    #expect(desk.run("edit", "1", "captdate=2026-02-09", "capturedBy=Okafor").status == 0)
    #expect(Self.said(desk) == Array(repeating: "2026-02-09\tOkafor\n", count: 2))
    #expect(desk.run("undo").status == 0)
    #expect(Self.said(desk) == Array(repeating: "2026-02-10\tReyes\n", count: 2))
  }

  @Test func `in the form`() throws {
    let desk = try Self.desk()
    let script = try desk.folder.write(
      #"""
      #!/bin/sh
      sed -i 's/^captdate:.*/captdate: 2026-02-09/; s/^capturedBy:.*/capturedBy: Okafor/' "$1"

      """#, to: "editor.sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
    desk.environment["EDITOR"] = "/bin/sh \(script)"
    let run = desk.run(
      bytes: ["edit", "1", "--yes"].map { Array($0.utf8) }, on: TypingTerminal(""))
    #expect(run.status == 0, "\(run.errors)")
    #expect(Self.said(desk) == Array(repeating: "2026-02-09\tOkafor\n", count: 2))
  }

  @Test func `in the form a date out of order is marked at its line`() throws {
    let desk = try Self.desk()
    desk.run("release", "1", "--on", "2026-02-11")
    desk.run("capture", "1", "--on", "2026-02-12", "--by", "Reyes")
    let copy = desk.folder.path("form")
    let script = try desk.folder.write(
      "#!/bin/sh\nsed -i 's/^captdate:.*/captdate: 2026-02-09/' \"$1\"\ncp \"$1\" \(copy)\n",
      to: "editor.sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
    desk.environment["EDITOR"] = "/bin/sh \(script)"
    let terminal = TypingTerminal("q\r")
    let run = desk.run(bytes: ["edit", "1"].map { Array($0.utf8) }, on: terminal)
    #expect(run.status != 0)
    let said = terminal.shown + run.errors + (try String(contentsOfFile: copy, encoding: .utf8))
    #expect(said.contains("would come before the release dated 2026-02-11"), "\(said)")
    #expect(Self.said(desk)[0] == "2026-02-12\tReyes\n")
  }

  @Test func `by questions`() throws {
    let desk = try Self.desk()
    let fields = FieldInterview.fields(ofCapture: true).filter {
      ![.captdate, .currency, .lastSeenLon, .capturedLon].contains($0)
    }
    let keys = String(repeating: "\r", count: fields.count + 1)
    let terminal = TypingTerminal(keys + "s\r")
    let words = ["edit", "1", "-i", "captdate=2026-02-09"]
    let run = desk.run(bytes: words.map { Array($0.utf8) }, on: terminal)
    #expect(run.status == 0, "\(run.errors) \(terminal.shown)")
    #expect(terminal.isExhausted)
    #expect(Self.said(desk) == Array(repeating: "2026-02-09\tReyes\n", count: 2))
  }

  @Test func `what a date would pass is told to scripts`() throws {
    let desk = try Self.desk()
    let run = desk.run("release", "1", "--on", "2026-02-09")
    #expect(run.status == 4)
    #expect(run.errors.contains("the capture dated 2026-02-10 (l1)"), "\(run.errors)")
    guard
      case .object(let members)? = Failure.store(
        .captureDisorder(
          .init(
            person: FugitiveID(1), entry: nil, action: .release,
            date: Moment(instant: SampleRows.now),
            neighbour: .init(
              entry: LogID(1), action: .capture, date: Moment(instant: SampleRows.now),
              isStanding: true),
            followsNeighbour: true))
      ).details.first
    else {
      Issue.record("no details")
      return
    }
    #expect(members.map(\.0) == ["entry", "action", "date"])
  }
}
