import CommandKit
import PosseModel
import PosseStore
import Testing

@testable import PosseCLI

@Suite struct ListFooterTests {
  private func row(_ isCaptured: Bool, _ bounty: FieldValue = .null) -> FugitiveRow {
    SampleRows.row([(.captured, .bool(isCaptured)), (.bounty, bounty)])
  }

  @Test func `nobody is told as such`() {
    #expect(ListFooter.line(for: [], inTrash: false).text == "Nobody.")
  }

  @Test func `captured and at large are counted`() {
    #expect(ListFooter.line(for: [row(true)], inTrash: false).text == "1 captured")
    #expect(ListFooter.line(for: [row(false)], inTrash: false).text == "1 at large")
    #expect(
      ListFooter.line(for: [row(true), row(false)], inTrash: false).text == "2 people, 1 captured")
  }

  @Test func `missed deadlines are counted`() {
    let rows = [row(false, SampleRows.bounty(5_000)), row(false)]
    #expect(
      ListFooter.line(for: rows, inTrash: false, overdue: 1).text
        == "2 at large, 1 overdue · $5,000")
    #expect(
      ListFooter.line(for: rows, inTrash: false, total: 7, overdue: 2).text
        == "the first 2 of 7: 2 at large, 2 overdue · $5,000")
  }

  @Test func `bounties are added up by currency, however large`() {
    let most = Money.largestWholeAmount
    let rows = [
      row(true, SampleRows.bounty(12_500)), row(true, SampleRows.bounty(5_000)),
      row(true, SampleRows.bounty(8_000, .gbp)),
    ]
    #expect(ListFooter.line(for: rows, inTrash: false).text == "3 captured · $17,500 + £8,000")
    let huge = Array(repeating: row(false, SampleRows.bounty(most)), count: 20)
    #expect(
      ListFooter.line(for: huge, inTrash: false).text == "20 at large · $19,999,999,999,999,980")
  }
}
