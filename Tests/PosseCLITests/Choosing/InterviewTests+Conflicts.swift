import CommandKit
import Foundation
import PosseModel
import TestSupport
import Testing

@testable import PosseCLI

/// What somebody else changes while the questions are answered.
extension InterviewTests {
  /// Runs a command of somebody else once, at the first key of an interview.
  private func run(_ desk: Desk, beside words: [String], _ keys: String) throws -> (
    Desk.Run, TypingTerminal
  ) {
    let book = try #require(desk.environment["POSSE_DB"])
    let terminal = TypingTerminal(keys)
    var statuses: [Int32] = []
    terminal.onKey = {
      guard statuses.isEmpty, let beside = try? Desk() else { return }
      beside.environment["POSSE_DB"] = book
      statuses.append(beside.run(bytes: words.map { Array($0.utf8) }).status)
    }
    let run = desk.run(bytes: ["edit", "1", "-i"].map { Array($0.utf8) }, on: terminal)
    #expect(statuses == [0])
    return (run, terminal)
  }

  @Test func `what only somebody else changed stays, and every answer counts`() throws {
    let desk = try Self.desk()
    let (edited, terminal) = try run(
      desk, beside: ["edit", "1", "eyes=green", "tags+=cold"], Self.joe([.hair: "grey"]) + "s\r")
    #expect(edited.status == 0, "\(edited.errors)")
    #expect(!terminal.shown.contains("changed meanwhile"))
    #expect(desk.run("list", "-F", "hair,eyes,tags").output == "grey\tgreen\tfta|cold\n")
  }

  @Test func `a field that both changed is asked for again, and the other answers stay`() throws {
    let desk = try Self.desk()
    let (edited, terminal) = try run(
      desk, beside: ["edit", "1", "hair=white"],
      Self.joe([.hair: "grey", .eyes: "blue"]) + "e\rblack\rs\r")
    #expect(edited.status == 0, "\(edited.errors) \(terminal.shown)")
    #expect(terminal.shown.contains("#1 Joe Koehler was changed meanwhile by another command:\n"))
    #expect(terminal.shown.contains("  hair: you wrote grey; it is white now, was red\n"))
    #expect(terminal.shown.contains("Hair [grey]"))
    #expect(terminal.isExhausted)
    #expect(desk.run("list", "-F", "hair,eyes").output == "black\tblue\n")
  }

  @Test func `Enter after a conflict keeps the answer, and backing out keeps it in a draft`() throws
  {
    for (ending, isSaved) in [("e\r\rs\r", true), ("e\r\u{1B}", false), ("e\r\r\u{3}", false)] {
      let desk = try Self.desk()
      desk.environment["XDG_STATE_HOME"] = desk.folder.path("state")
      let (edited, terminal) = try run(
        desk, beside: ["edit", "1", "hair=white", "eyes=green"],
        Self.joe([.hair: "grey", .offenses: "arson"]) + ending)
      #expect(terminal.isExhausted)
      #expect(
        desk.run("list", "-F", "hair,eyes").output == (isSaved ? "grey" : "white") + "\tgreen\n")
      #expect(
        edited.errors.contains("what you answered is kept in ") != isSaved, "\(edited.errors)")
      guard !isSaved else { continue }
      let names = try FileManager.default.subpathsOfDirectory(atPath: desk.folder.path("state"))
      let draft = try #require(names.first { $0.hasSuffix("form.txt") })
      let text = String(decoding: try desk.folder.read("state/" + draft), as: UTF8.self)
      let lines = FormLines.split(text).filter { !$0.hasPrefix("#") }
      #expect(lines == ["hair: grey", "offenses: arson", ""], "\(text)")
    }
  }

  @Test func `a conflict that is left keeps the answers, one that is discarded does not`() throws {
    for (ending, isKept) in [("\u{1B}", true), ("d\r", false)] {
      let desk = try Self.desk()
      let (edited, _) = try run(
        desk, beside: ["edit", "1", "hair=white"], Self.joe([.hair: "grey"]) + ending)
      #expect(edited.status == 5)
      #expect(edited.errors.contains("what you answered is kept in ") == isKept)
      #expect(desk.run("list", "-F", "hair").output == "white\n")
    }
  }

  @Test func `a capture that was taken away takes the answers about it along, and no others`()
    throws
  {
    let desk = try Self.desk()
    desk.run("capture", "1", "--on", "2026-01-05")
    let fields = FieldInterview.fields(ofCapture: true).filter {
      $0 != .lastSeenLon && $0 != .capturedLon
    }
    let answers: [FugitiveField: String] = [.captdate: "2026-01-06", .hair: "grey"]
    let keys = "\r" + fields.map { (answers[$0] ?? "") + "\r" }.joined()
    let (edited, terminal) = try run(
      desk, beside: ["release", "1"], keys + "e\rs\r")
    #expect(edited.status == 0, "\(edited.errors)")
    #expect(
      terminal.shown.contains("  captdate: you wrote 2026-01-06; it is (none) now, was 2026-01-05"))
    #expect(terminal.isExhausted)
    #expect(desk.run("list", "-F", "hair,captdate").output == "grey\t\n")
  }
}
