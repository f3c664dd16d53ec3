import Chronology
import PosseModel
import PosseStore
import Testing

@testable import PosseCLI

@Suite struct SelectionTests {
  @Test(arguments: ["-1", "0", "", "x", "2147483648"])
  func `a limit is a number from one`(text: String) throws {
    let arguments = try Parsed.arguments("list", "--limit=\(text)")
    #expect(throws: Failure.self) { try Selection(arguments) }
  }

  @Test(arguments: ["", ",", "bountry", "name:up", "name:", "tags", "photos:desc", "name:desc:x"])
  func `an order that means nothing is refused`(text: String) throws {
    let arguments = try Parsed.arguments("list", "--sort=\(text)")
    #expect(throws: Failure.self) { try Selection(arguments) }
  }

  @Test(arguments: ["tags", "log", "nam", ""])
  func `a group needs a field with an order`(text: String) throws {
    let arguments = try Parsed.arguments("list", "--group=\(text)")
    #expect(throws: Failure.self) { try Selection(arguments) }
  }

  @Test(arguments: ["", "tomorrow", "14", "-3d", "1.5d"])
  func `a deadline is a span`(text: String) throws {
    let arguments = try Parsed.arguments("list", "--due=\(text)")
    #expect(throws: Failure.self) { try Selection(arguments) }
  }

  @Test func `every order of a field that has one is taken`() throws {
    for field in FugitiveField.allCases where field.hasOrder {
      let arguments = try Parsed.arguments("list", "-s", "\(field.name):desc", "-g", field.name)
      #expect(try Selection(arguments).group == field)
    }
  }
}
