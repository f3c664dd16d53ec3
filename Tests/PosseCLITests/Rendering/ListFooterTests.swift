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
