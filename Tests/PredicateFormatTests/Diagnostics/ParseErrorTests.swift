import PredicateFormat
import Testing

/// The first thing that is wrong with a text, where it is, and what to write instead.
struct ParseErrorTests {
  @Test(arguments: [
    ["«»", "P001", "the predicate is empty", ""],
    ["captured == YES AND«»", "P001", "the predicate ends too early", ""],
    ["captured«»", "P001", "the predicate ends too early", "captured == YES"],
    ["captured «AND» bounty > 5", "P001", "'AND' does not belong here", "captured == YES"],
    ["TRUE«»", "P001", "the predicate ends too early", "TRUEPREDICATE"],
    ["name == «'»a", "P002", "this text is never closed", ""],
    ["«(»bounty == 5", "P002", "this round bracket is never closed", ""],
    ["bounty IN «{»1, 2", "P002", "this curly bracket is never closed", ""],
    ["bounty > «5k»", "P003", "'5k' is no number", "5000"],
    ["bounty > «1,000»", "P003", "'1,000' is no number", "1000"],
    ["bounty > «1..0»", "P003", "'1..0' is no number", ""],
    ["bounty > «$5000»", "P001", "'$5000' does not belong here", "5000"],
    ["bounty > «1e127»", "P003", "'1e127' is no number", ""],
    ["captdate < 2018-11-«05T12»:31:32", "P003", "'05T12' is no number", "'2018-11-05T12:31:32'"],
    [#"name == '«\x4»'"#, "P004", #"'\x4' is no escape"#, ""],
    [#"name == '«\x4é»5'"#, "P004", #"'\x4é' is no escape"#, ""],
    [#"name == '«\ud800»'"#, "P004", #"'\ud800' is no escape"#, ""],
    [#"name == '«\u00字»a00'"#, "P004", #"'\u00字' is no escape"#, ""],
    [#"name == '«\xé»'"#, "P004", #"'\xé' is no escape"#, ""],
    ["name CONTAINS[«x»] 'a'", "P005", "'x' is no option", ""],
    ["name CONTAINS«[]» 'a'", "P005", "there is no option in the brackets", ""],
    ["bounty BETWEEN«[»c] {1, 2}", "P005", "BETWEEN takes no options", ""],
    ["name == «%@»", "P007", "an argument with % is not part of this language", "use $NAME here"],
    ["tags.name «UNION» {'b'} == 1", "P007", "UNION is not part of this language", ""],
    ["bounty == 1 «/*» x", "P007", "a comment is not part of this language", ""],
    ["$x «:=» 5", "P007", "an assignment is not part of this language", ""],
    ["«nosuch»(bounty) == 1", "P008", "unknown function 'nosuch'", ""],
    ["«averge»(photos.size) == 1", "P008", "unknown function 'averge'", "average"],
    ["«sqrt»(1, 2) == 1", "P008", "sqrt takes one value, and there are 2", ""],
    ["CAST(name, «'NSTask'») == 1", "P008", "CAST does not make 'NSTask'", ""],
    ["FUNCTION(name, «'release'») == 1", "P008", "FUNCTION does not call 'release'", ""],
    ["«random»() == 1", "P008", "unknown function 'random'", "the same answer"],
    ["bounty BETWEEN «{20}»", "P001", "BETWEEN needs two bounds, and there is 1", ""],
    ["name «NOT» IN {'a', 'b'}", "P001", "'NOT' does not belong here", "NOT (name IN {'a', 'b'})"],
    ["name «IS» NULL", "P001", "'IS' does not belong here", "name == nil"],
    ["name «IS» NOT NULL", "P001", "'IS' does not belong here", "name != nil"],
    ["bounty IN (1«,» 2)", "P001", "',' does not belong here", "{1, 2}"],
    ["bounty IN «[»1, 2]", "P001", "'[' does not belong here", "{1, 2}"],
    ["name «=!» 'a'", "P001", "'=!' does not belong here", "!="],
    ["name «===» 'a'", "P001", "'===' does not belong here", "=="],
    ["city==city «&» zip==zip", "P001", "'&' does not belong here", "&&"],
    ["name «STARTSWITH» 'a'", "P001", "'STARTSWITH' does not belong here", "BEGINSWITH"],
    ["name «CONTAIN» 'a'", "P001", "'CONTAIN' does not belong here", "CONTAINS"],
    ["name «EQUALS» 'a'", "P001", "'EQUALS' does not belong here", "=="],
    ["name == ““»Smith”", "P001", "", ""],
    [
      "SUBQUERY(photos, $p, $p.size > 1)«.count» > 0", "P001", "'count' does not belong here",
      ".@count",
    ],
    [
      "SUBQUERY(photos, $p, SUBQUERY(tags, «$p», TRUEPREDICATE).@count > 0).@count > 0", "P001", "",
      "",
    ],
    ["«in» == 1", "P001", "'in' does not belong here", "#in"],
    ["name == 'x'«'' OR '»'1''=''1'", "P001", "", ""],
    ["name ==  «AND» bounty > 1", "P001", "'AND' does not belong here", "single quotes"],
    ["bounty > «»", "P001", "the predicate ends too early", "single quotes"],
    ["bounty BETWEEN «[»1, 5]", "P001", "'[' does not belong here", "{1, 5}"],
    ["(name == 'a') «&» (city == 'b')", "P001", "'&' does not belong here", "&&"],
    ["truepredicate «|» truepredicate", "P001", "'|' does not belong here", "||"],
    ["name == John «Smith»", "P001", "'Smith' does not belong here", "'John Smith'"],
    ["a < b «<» c", "P001", "'<' does not belong here", "AND"],
  ])
  func `the first error stands where it is and says what to write`(row: [String]) {
    // A row with one mark only is not checked for its place.
    let marked = MarkedPredicate(row[0])
    do throws(PredicateDiagnostic) {
      let tree = try PredicateParser.parse(PredicateSource(marked.text))
      Issue.record("read as \(tree.canonicalText)")
    } catch {
      #expect(error.problem.code == row[1])
      if !row[2].isEmpty {
        #expect(error.problem.message == row[2])
        #expect(error.range == marked.range)
      }
      #expect(row[3].isEmpty || error.hint?.sentence.contains(row[3]) == true, "\(error)")
    }
  }

  @Test func `nesting is bounded wherever it comes from`() {
    let deepest = PredicateParser.deepest
    func isTooDeep(_ text: String) -> Bool {
      do throws(PredicateDiagnostic) {
        _ = try PredicateParser.parse(PredicateSource(text))
        return false
      } catch {
        if case .tooDeep = error.problem { return error.isWithin(text) }
        return false
      }
    }
    func nested(_ open: String, _ core: String, _ close: String, _ count: Int) -> String {
      String(repeating: open, count: count) + core + String(repeating: close, count: count)
    }
    for count in [deepest + 1, 10_000] {
      #expect(isTooDeep(nested("(", "a == 1", ")", count)))
      #expect(isTooDeep(nested("NOT ", "a == 1", "", count)))
      #expect(isTooDeep(nested("!", "a == 1", "", count)))
      #expect(isTooDeep(nested("(", "a", ")", count) + " == 1"))
      #expect(isTooDeep(nested("-", "a", "", count) + " == 1"))
      #expect(isTooDeep(nested("{", "", "}", count) + " == 1"))
      #expect(isTooDeep(nested("abs(", "a", ")", count) + " == 1"))
      #expect(isTooDeep("a" + String(repeating: " + 1", count: count) + " == 1"))
      #expect(isTooDeep("a" + String(repeating: ".b", count: count) + " == 1"))
      #expect(isTooDeep("a" + String(repeating: "[0]", count: count) + " == 1"))
      #expect(isTooDeep(nested("TERNARY(", "a == 1", ", 1, 2) == 1", count)))
    }
    // Chains that are each allowed, on top of each other through every form that holds values or predicates.
    let chain = String(repeating: " + 1", count: 10)
    for (open, close) in [
      ("TERNARY(", " == 1, 1, 2)"), ("TERNARY(NOT a == 1 OR ", " == 1, 1, 2)"),
      ("TERNARY(a == 1, ", ", 2)"), ("TERNARY(a == 1, 1, ", ")"), ("abs(", ")"), ("{", "}[0]"),
      ("a[", "]"), ("CAST(", ", 'NSNumber')"), ("FUNCTION(a, 'dateByAddingTimeInterval:', ", ")"),
      ("-(", ")"), ("(", ")"),
    ] {
      #expect(isTooDeep(nested(open, "a", close + chain, 20) + " == 1"), "\(open)")
      #expect(!isTooDeep(nested(open, "a", close + chain, 15) + " == 1"), "\(open)")
    }
    let element = (0..<20).reduce("a") { text, level in
      "SUBQUERY(b, $e\(level), \(text) == 1).@count" + chain
    }
    #expect(isTooDeep(element + " == 1"))
    #expect(!isTooDeep(nested("(", "a == 1", ")", deepest - 1)))
    #expect(!isTooDeep("a == 1" + String(repeating: " OR a == 1", count: 20_000)))
    #expect(!isTooDeep("a IN {1" + String(repeating: ", 1", count: 40_000) + "}"))
  }

  @Test func `an open bracket without end is to blame itself`() {
    let text = String(repeating: "(", count: 10_000)
    do throws(PredicateDiagnostic) {
      _ = try PredicateParser.parse(PredicateSource(text))
      Issue.record("read")
    } catch {
      #expect(error.problem == .unterminated("round bracket"))
      #expect(error.range == 0..<1)
    }
  }

  @Test(arguments: ["a\u{0} == 1", "\u{0}", "a == \u{1b}1", "\u{202e}a == 1", "a == 1 \u{7f}"])
  func `control characters outside of texts are refused`(text: String) {
    #expect(throws: PredicateDiagnostic.self) {
      _ = try PredicateParser.parse(PredicateSource(text))
    }
  }

  @Test func `a text of more bytes than are read is refused at once`() {
    let text = String(repeating: "a == 1 OR ", count: 500_000) + "a == 1"
    do throws(PredicateDiagnostic) {
      _ = try PredicateParser.parse(PredicateSource(text))
      Issue.record("read")
    } catch {
      #expect(error.problem == .tooLong(limit: PredicateSource.longest))
    }
  }
}
