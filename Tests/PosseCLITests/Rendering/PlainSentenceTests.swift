import Chronology
import CommandKit
import PosseModel
import PosseStore
import Testing

@testable import PosseCLI

@Suite struct PlainSentenceTests {
  private func sentence(_ values: [(FugitiveField, FieldValue)]) -> String {
    PlainSentence.line(of: SampleRows.row(values), fields: values.map(\.0), now: SampleRows.now)
      .text
  }

  @Test func `someone captured is told with date and bounty`() {
    #expect(
      sentence([
        (.id, .integer(12)), (.name, .text("Joe Koehler")), (.bounty, SampleRows.bounty(12_500)),
        (.captured, .bool(true)), (.captdate, SampleRows.moment("1883-11")),
        (.place, .null), (.tags, .texts(["fta", "violent"])),
      ]) == "#12 Joe Koehler; bounty $12,500; captured 1883-11; tags fta,violent.")
  }

  @Test func `a capture without a date says so`() {
    #expect(
      sentence([(.captured, .bool(true)), (.captdate, .null)]) == "captured, date unknown.")
  }

  @Test func `someone at large is told so, and empty fields are left out`() {
    #expect(
      sentence([
        (.name, .text("Ann")), (.bounty, .null), (.captured, .bool(false)), (.captdate, .null),
        (.desc, .null), (.tags, .texts([])),
      ]) == "Ann; at large.")
    #expect(sentence([(.captured, .bool(false))]) == "at large.")
  }

  @Test func `a deadline that has passed is told in words`() {
    let values: [(FugitiveField, FieldValue)] = [
      (.name, .text("Ann")), (.due, SampleRows.moment("2026-02-28")),
    ]
    #expect(sentence(values) == "Ann; due 2026-02-28 overdue.")
    #expect(sentence(values + [(.captured, .bool(true))]) == "Ann; due 2026-02-28; captured.")
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `no kind of line break ends the sentence`(lineBreak: String) {
    let made = sentence([(.name, .text("a\(lineBreak)b")), (.notes, .text(SampleRows.hostile))])
    #expect(!made.contains { $0.isNewline })
    #expect(Safety.commands(in: made).isEmpty)
  }

  @Test func `the heading of a group names field and value`() {
    #expect(GroupHeading.text(of: .text("Reyes"), field: .agent) == "agent: Reyes")
    #expect(GroupHeading.text(of: .null, field: .agent) == "agent: (none)")
  }
}
