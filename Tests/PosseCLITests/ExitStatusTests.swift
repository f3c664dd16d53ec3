import Testing

@testable import PosseCLI

@Suite struct ExitStatusTests {
  @Test func `the numbers are those that scripts know`() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, 70, 130, 141])
  }

  @Test func `help tells every number`() {
    #expect(
      ManualEntries.exitCodes.map(\.term) == ExitStatus.allCases.map { String($0.rawValue) })
  }
}
