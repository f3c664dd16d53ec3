import PosseModel
import Testing

@testable import PosseCLI

@Suite struct OutputPlanTests {
  private func plan(_ words: String...) throws -> OutputPlan {
    switch words.count {
    case 0: try OutputPlan(Parsed.arguments("list"))
    case 1: try OutputPlan(Parsed.arguments("list", words[0]))
    case 2: try OutputPlan(Parsed.arguments("list", words[0], words[1]))
    default: try OutputPlan(Parsed.arguments("list", words[0], words[1], words[2]))
    }
  }

  @Test func `without options the terminal decides`() throws {
    let plan = try plan()
    #expect(plan.format(onTerminal: true) == .table)
    #expect(plan.format(onTerminal: false) == .tsv)
    #expect(plan.fields(for: .tsv) == FugitiveField.listDefaults)
    #expect(plan.fields(for: .table) == FugitiveField.listDefaults)
    #expect(plan.fields(for: .ids) == [.id])
  }

  @Test(arguments: RecordFormat.names)
  func `a form that is named holds on a terminal and off it`(name: String) throws {
    let plan = try plan("--format", name)
    #expect(plan.format(onTerminal: true) == RecordFormat(name: name))
    #expect(plan.format(onTerminal: false) == RecordFormat(name: name))
  }

  @Test func `json means every field, or those it names`() throws {
    #expect(try plan("--json").fields(for: .json) == FugitiveField.allCases)
    #expect(try plan("--json=name,bounty").fields(for: .json) == [.name, .bounty])
    #expect(try plan("--json", "-F", "id").fields(for: .json) == [.id])
  }

  @Test func `a template brings its fields`() throws {
    let plan = try plan("-T", "{name} {id}")
    #expect(plan.fields == [.name, .id])
    #expect(plan.format(onTerminal: true) == plan.format(onTerminal: false))
  }

  @Test func `NUL goes with ids and plain only`() throws {
    #expect(try plan("-0", "--format", "ids").endsWithNull)
    #expect(try plan("-0", "--format", "plain").endsWithNull)
    #expect(throws: Failure.self) { try plan("-0") }
    #expect(throws: Failure.self) { try plan("-0", "--format", "csv") }
    #expect(throws: Failure.self) { try plan("-0", "--json") }
  }
}
