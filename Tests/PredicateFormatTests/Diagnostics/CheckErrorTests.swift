import PredicateFormat
import Testing

/// What the fields make wrong, where it is, and what to write instead.
struct CheckErrorTests {
  @Test(arguments: [
    [
      "captured == YES AND «bountry» > 500", "S101", "unknown field 'bountry'",
      "did you mean 'bounty'?",
    ],
    ["«Bounty» > 5", "S101", "unknown field 'Bounty'", "did you mean 'bounty'?"],
    ["ANY «alias».name == 'x'", "S101", "unknown field 'alias'", "did you mean 'aliases'?"],
    ["ANY tags.«nam» == 'x'", "S101", "unknown field 'nam' of a tag", "did you mean 'tags.name'?"],
    ["bounty == «'$5,000'»", "S102", "bounty is a number and '$5,000' is a text", "5000"],
    ["captdate == «heightCm + 1»", "S102", "captdate is a date and heightCm + 1 is a number", ""],
    ["ANY aliases.«nam» == 'x'", "S101", "unknown field 'nam' of an alias", "aliases.name"],
    ["ANY aliases.name IN «tags.name»", "S103", "'tags.name' has many values", "only one side"],
    ["tags.«count» > 1", "S101", "unknown field 'count' of a tag", "did you mean 'tags.@count'?"],
    ["name == «Smith»", "S101", "unknown field 'Smith'", "'Smith'"],
    ["«name.city» == 'x'", "S101", "unknown field 'name.city'", "'name' has no fields"],
    [
      "SUBQUERY(photos, $x, $x.«nope» == 1).@count > 0", "S101", "unknown field 'nope' of a photo",
      "file, size",
    ],
    ["zip == «74103»", "S102", "zip is a text and 74103 is a number", "'74103'"],
    ["«5» == name", "S102", "5 is a number and name is a text", "'5'"],
    ["bounty == «'500'»", "S102", "bounty is a number and '500' is a text", "500"],
    ["captured == «'YES'»", "S102", "captured is a bool and 'YES' is a text", "YES"],
    ["captdate < «2018»", "S102", "captdate is a date and 2018 is a number", "'2018'"],
    [
      "captdate < «2018-11-05»", "S102", "captdate is a date and 2018-11-05 is a number",
      "'2018-11-05'",
    ],
    ["name > «captdate»", "S102", "name is a text and captdate is a date", ""],
    ["«bounty» CONTAINS '5'", "S102", "CONTAINS compares texts, and bounty is a number", ""],
    ["name BEGINSWITH «5»", "S102", "BEGINSWITH compares texts, and 5 is a number", "'5'"],
    ["name == «SELF»", "S102", "SELF is a record, not a value", ""],
    [
      "«aliases[0]» == 'x'", "S102", "an element of 'aliases' is a record, not a value",
      "aliases[0].name",
    ],
    ["«tags.name» == 'a'", "S103", "'tags.name' has many values", "ANY tags.name == 'a'"],
    ["name == «tags.name»", "S103", "'tags.name' has many values", "ANY"],
    ["«tags» == nil", "S103", "'tags' has many values", "tags.@count == 0"],
    ["ANY «name» == 'a'", "S104", "'name' has no elements", "tags.name"],
    ["«name».@count == 1", "S104", "'name' has no elements", "length(name)"],
    ["SUBQUERY(«bounty», $x, TRUEPREDICATE).@count > 0", "S104", "'bounty' has no elements", ""],
    ["captdate > «'tuesdayish'»", "S106", "'tuesdayish' is no date", ""],
    ["captdate > «'2024-02-30'»", "S106", "'2024-02-30' is no date", ""],
    ["captdate > «'01/02/2024'»", "S106", "'01/02/2024' is no date", "2024-01-02 or 2024-02-01"],
    ["captdate == «'~1968'»", "S106", "'~1968' is no date", ""],
    ["name == «$MISSING»", "S107", "$MISSING has no value", "-p MISSING=VALUE"],
    ["abs(«name») == 1", "S108", "name is a text, and a number belongs here", ""],
    ["«name» + 1 == 2", "S108", "name is a text, and a number belongs here", ""],
    ["uppercase(«bounty») == 'X'", "S108", "bounty is a number, and a text belongs here", ""],
    ["name IN {'a', «1»}", "S109", "the list holds a text and a number", ""],
    ["name == «{'a'}»", "S109", "a list stands only after IN and BETWEEN", "x IN {…}"],
    ["name IN «5»", "S109", "IN needs a list or a text on the right", "{5}"],
    ["bounty BETWEEN «5»", "S109", "BETWEEN needs a list of two bounds", ""],
    ["«photos.@min» <= 41", "S109", "@min needs a field", "photos.@min.size"],
  ])
  func `an error stands where it is and says what to write`(row: [String]) throws {
    let marked = MarkedPredicate(row[0])
    let errors = try Self.errors(marked.text)
    #expect(errors.count == 1)
    let error = try #require(errors.first)
    #expect(error.problem.code == row[1])
    #expect(error.problem.message == row[2])
    #expect(error.range == marked.range)
    #expect(row[3].isEmpty || error.hint?.sentence.contains(row[3]) == true, "\(error)")
  }

  @Test func `all errors are told at once, in the order of the text`() throws {
    let errors = try Self.errors("zip == 5 AND (nme == 'x' OR $A > bounty) AND ANY name == foo")
    #expect(errors.map(\.problem.code) == ["S102", "S101", "S107", "S101"])
  }

  @Test func `a value that no variable takes is an error`() throws {
    let conditions = PredicateConditions(
      now: .cases, bindings: ["A": .typed("1"), "B": .typed("2")])
    let errors = try Self.errors("bounty > $A", conditions)
    #expect(errors.map(\.problem) == [.unusedVariable("B")])
  }

  @Test(arguments: [
    ("bounty > $A", "many", "S102"), ("captured == $A", "maybe", "S102"),
    ("captdate > $A", "never", "S106"), ("bounty > $A AND name == $A", "5", "S102"),
  ])
  func `a typed value is read by what it meets`(text: String, value: String, code: String) throws {
    let conditions = PredicateConditions(now: .cases, bindings: ["A": .typed(value)])
    #expect(try Self.errors(text, conditions).map(\.problem.code) == [code])
  }

  @Test(arguments: [
    ("1 == 1", PredicateProblem.alwaysTheSame(true)), ("bounty IN {}", .alwaysTheSame(false)),
    ("name > 'a'", .textOrder(.greater)), ("name CONTAINS ''", .emptyText(.contains)),
    ("name LIKE '%a%'", .foreignWildcard), ("state IN 'OK,TX'", .searchInText),
    ("name ==[l] 'a'", .localeIgnored),
  ])
  func `what is suspicious is a warning`(text: String, problem: PredicateProblem) throws {
    let source = PredicateSource(text)
    let result = try PredicateChecker.check(
      try PredicateParser.parse(source), in: source, schema: CaseSchema.fugitive,
      conditions: PredicateConditions(now: .cases))
    #expect(result.warnings.map(\.problem).contains(problem))
    #expect(result.warnings.allSatisfy { $0.isWarning && $0.isWithin(text) })
  }

  @Test func `an unknown field on the left is not taken for a text`() throws {
    let error = try #require(try Self.errors("shoeSize > 5").first)
    #expect(error.problem == .unknownKey("shoeSize", record: "fugitive"))
    #expect(error.hint?.replacement == nil)
  }

  @Test func `no message repeats a long text`() throws {
    let word = String(repeating: "a", count: 100_000)
    for text in ["\(word) == 1", "name == \(word)", "bounty == '\(word)'", "captdate == '\(word)'"]
    {
      for error in try Self.errors(text) {
        #expect(error.problem.message.utf8.count < 1_000)
        #expect(error.hint?.sentence.utf8.count ?? 0 < 2_000)
      }
    }
  }

  @Test func `a place in a regular expression is found behind escapes`() throws {
    let text = #"name MATCHES '\\d\'[z-a]'"#
    let conditions = PredicateConditions(
      now: .cases, patternFault: { PatternCache.fault(of: $0, ignoresCase: $1) })
    let error = try #require(try Self.errors(text, conditions).first)
    #expect(error.range.count == 1 && error.isWithin(text))
  }

  @Test(arguments: ["name MATCHES 'u«é»a'", "name MATCHES «'e\u{301}('»"])
  func `a wrong pattern is pointed at by whole characters, if as it is written`(
    text: String
  ) throws {
    let marked = MarkedPredicate(text)
    let conditions = PredicateConditions(
      now: .cases, patternFault: { _, _ in .invalid(reason: "wrong", offset: 2) })
    let errors = try Self.errors(marked.text, conditions)
    #expect(errors.map(\.range) == [marked.range])
  }

  private static func errors(
    _ text: String, _ conditions: PredicateConditions = PredicateConditions(now: .cases)
  ) throws -> [PredicateDiagnostic] {
    let source = PredicateSource(text)
    let tree = try PredicateParser.parse(source)
    do throws(CheckErrors) {
      _ = try PredicateChecker.check(
        tree, in: source, schema: CaseSchema.fugitive, conditions: conditions)
      return []
    } catch {
      return error.diagnostics
    }
  }
}
