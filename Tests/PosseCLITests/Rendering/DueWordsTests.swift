import PosseModel
import Testing

@testable import PosseCLI

/// Now is 2026-03-01T20:05:00Z.
@Suite struct DueWordsTests {
  private func text(_ due: String, captured: Bool = false) -> String {
    DueWords.text(
      of: SampleRows.row([(.due, SampleRows.moment(due)), (.captured, .bool(captured))]),
      now: SampleRows.now)
  }

  @Test(arguments: ["2026-02-28", "2026-02", "2025", "~2026-02-28", "2026-03-01T20:05:00Z"])
  func `what has passed is overdue`(due: String) {
    #expect(text(due).hasSuffix(" overdue"))
    #expect(!text(due, captured: true).contains("overdue"))
  }

  @Test(arguments: ["2026-03-01", "2026-03", "2026", "2026-03-02", "2026-03-01T20:05:01Z"])
  func `a period is overdue when its last day has passed`(due: String) {
    #expect(!text(due).contains("overdue"))
  }

  @Test func `who has no deadline misses none`() {
    #expect(DueWords.text(of: SampleRows.row([(.due, .null)]), now: SampleRows.now).isEmpty)
  }
}
