import PosseModel
import Testing

@testable import PosseCLI

@Suite struct TemplateTests {
  private let row: [FugitiveField: FieldValue] = [
    .id: .integer(12), .name: .text("Joe \"Dutch\" Koehler"),
    .bounty: SampleRows.bounty(12_500), .captured: .bool(true),
    .captdate: SampleRows.moment("1883-11"), .tags: .texts(["fta", "a|b"]),
  ]

  private func text(_ template: String) throws -> String {
    try Template(parsing: template).text { row[$0] ?? .null }
  }

  @Test(arguments: [
    ("", ""),
    ("plain", "plain"),
    ("{id}", "12"),
    ("{id}{id}", "1212"),
    (#"{id}\t{name}\n"#, "12\tJoe \"Dutch\" Koehler\n"),
    (#"{id}\0"#, "12\0"),
    (#"\\t"#, #"\t"#),
    ("{{id}}", "{id}"),
    ("{{{id}}}", "{12}"),
    ("{bounty}", "12500.00 USD"),
    ("{bounty:money}", "$12,500"),
    ("{bounty:json}", "\"12500.00\""),
    ("{captdate}", "1883-11"),
    ("{captdate:date}", "1883-11"),
    ("{tags}", #"fta|a\|b"#),
    ("{tags:json}", #"["fta","a|b"]"#),
    ("{captured} {desc}.", "true ."),
    ("{desc:json}", "null"),
    ("é{id}é", "é12é"),
  ])
  func `fields are filled in and escapes are read`(template: String, expected: String) throws {
    #expect(try text(template) == expected)
  }

  @Test(arguments: [
    ("{nam}", 0, Failure.TemplateProblem.unknownField("nam", suggestions: [.name])),
    ("ab{id", 2, .unclosed), ("{", 0, .unclosed), ("é}", 1, .unopened),
    ("{id:xml}", 0, .unknownForm("xml")), ("{id:}", 0, .unknownForm("")),
    ("{id:piped}", 0, .unknownForm("piped")),
    (#"a\q"#, 1, .badEscape("q")), (#"\"#, 0, .badEscape("")),
  ])
  func `a mistake is told with its place`(
    template: String, offset: Int, problem: Failure.TemplateProblem
  ) {
    #expect {
      try Template(parsing: template)
    } throws: { error in
      guard case Failure.option("--template", template, .template(offset, problem)) = error
      else { return false }
      return true
    }
  }

  @Test func `each field is asked for once`() throws {
    #expect(try Template(parsing: "{name} {id} {name:json}").fields == [.name, .id])
  }
}
