import PredicateFormat
import TestSupport
import Testing

/// The collection of predicate cases, as far as reading goes.
@Suite(.enabled(if: PredicateCase.isPresent, "the collection of predicate cases is absent"))
struct CaseFileParsingTests {
  @Test(arguments: PredicateCase.all.filter { $0.kind != "parse_error" })
  func `a predicate is read, and its canonical text means the same`(_ row: PredicateCase) throws {
    let tree = try PredicateParser.parse(PredicateSource(row.predicate))
    let text = tree.canonicalText
    let again = try PredicateParser.parse(PredicateSource(text))
    #expect(again == tree, "\(text)")
    #expect(again.canonicalText == text)
    #expect(!tree.englishText.isEmpty)
  }

  @Test(arguments: PredicateCase.all(of: "parse_error"))
  func `a wrong predicate is refused at a place within it`(_ row: PredicateCase) {
    do throws(PredicateDiagnostic) {
      let tree = try PredicateParser.parse(PredicateSource(row.predicate))
      Issue.record("read as \(tree.canonicalText)")
    } catch {
      #expect(error.problem.code?.hasPrefix("P") == true)
      #expect(error.isWithin(row.predicate))
    }
  }

  @Test(arguments: PredicateCase.all)
  func `every beginning and every lack of a character ends well`(_ row: PredicateCase) {
    let characters = Array(row.predicate.unicodeScalars)
    for count in characters.indices {
      check(String(String.UnicodeScalarView(characters[..<count])))
      var shorter = characters
      shorter.remove(at: count)
      check(String(String.UnicodeScalarView(shorter)))
    }
  }

  private func check(_ text: String) {
    do throws(PredicateDiagnostic) {
      let source = PredicateSource(text)
      let tree = try PredicateParser.parse(source)
      do throws(CheckErrors) {
        _ = try PredicateChecker.check(
          tree, in: source, schema: CaseSchema.fugitive,
          conditions: PredicateConditions(now: .cases))
      } catch {
        #expect(!error.diagnostics.isEmpty)
        for diagnostic in error.diagnostics {
          #expect(diagnostic.isWithin(text), "\(text): \(diagnostic)")
          #expect(diagnostic.problem.code?.hasPrefix("S") == true)
        }
      }
    } catch {
      #expect(error.isWithin(text), "\(text): \(error)")
    }
  }
}
