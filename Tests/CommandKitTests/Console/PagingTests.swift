import CommandKit
import Foundation
import Testing

@Suite(.serialized) struct PagingTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("posse-paging-\(UUID().uuidString)")

  private func run(
    _ command: String, facts: TerminalFacts = .terminal(), write text: String = "one\ntwo\n"
  ) throws -> (paged: String?, direct: String, failure: ConsoleError?) {
    signal(SIGPIPE, SIG_IGN)
    defer { try? FileManager.default.removeItem(at: file) }
    let recorded = RecordedConsole(facts)
    recorded.console.startPaging(command: command)
    recorded.console.write(text)
    recorded.console.finishPaging()
    try recorded.console.flush()
    return (
      try? String(contentsOf: file, encoding: .utf8), recorded.output.text, recorded.console.failure
    )
  }

  @Test func `output goes through the pager on a terminal`() throws {
    let result = try run("cat > \(file.path)")
    #expect(result.paged == "one\ntwo\n")
    #expect(result.direct.isEmpty)
  }

  @Test func `the pager is told how to behave unless the user has said so`() throws {
    let result = try run("sh -c 'cat > /dev/null; printf %s \"$LESS\" > \(file.path)'")
    #expect(result.paged == ProcessInfo.processInfo.environment["LESS"] ?? "FRX")
  }

  @Test func `a user who leaves early is no failure`() throws {
    let result = try run("true", write: String(repeating: "x", count: 1_000_000))
    #expect(result.direct.isEmpty)
    #expect(result.failure == nil)
  }

  @Test(arguments: ["", "  ", "no-such-pager-anywhere -R", "/no/such/pager"])
  func `without a usable pager output goes out directly`(command: String) throws {
    #expect(try run(command).direct == "one\ntwo\n")
  }

  @Test func `there is no pager unless both ends are terminals`() throws {
    for facts in [
      TerminalFacts(), TerminalFacts(outputIsTerminal: true), TerminalFacts(inputIsTerminal: true),
      TerminalFacts(inputIsTerminal: true, outputIsTerminal: true, isDumb: true),
    ] {
      let result = try run("cat > \(file.path)", facts: facts)
      #expect(result.paged == nil)
      #expect(result.direct == "one\ntwo\n")
    }
  }

  @Test func `after the pager output goes out directly again`() throws {
    let recorded = RecordedConsole(.terminal())
    recorded.console.startPaging(command: "cat > /dev/null")
    recorded.console.write("paged")
    recorded.console.finishPaging()
    recorded.console.write("direct")
    try recorded.console.flush()
    #expect(recorded.output.text == "direct")
  }
}
