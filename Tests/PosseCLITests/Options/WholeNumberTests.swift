import Testing

@testable import PosseCLI

@Suite struct WholeNumberTests {
  @Test(arguments: [("1", 1), ("007", 7), ("100", 100)])
  func `digits are read`(text: String, number: Int) throws {
    #expect(try WholeNumber.read(text, in: 1...100, option: "-L") == number)
  }

  @Test(arguments: ["", "0", "101", "-1", "+1", "1.0", "1e2", "٣", " 1", "99999999999999999999"])
  func `anything else is refused`(text: String) {
    #expect(throws: Failure.self) { try WholeNumber.read(text, in: 1...100, option: "-L") }
  }
}
