import PosseStore
import PredicateFormat

/// One text, taken through everything that happens to a predicate; ends the process when a promise is broken.
struct PredicateTrial {
  /// The longest input, in bytes; what is beyond is cut off.
  static let longest = 4096

  private let source: PredicateSource
  private let conditions = FuzzedRecord.conditions

  init(_ text: String) {
    source = PredicateSource(text)
  }

  func run() {
    let tree: PredicateExpression
    do throws(PredicateDiagnostic) {
      tree = try PredicateParser.parse(source)
    } catch {
      judge(error, in: source, isError: true)
      return
    }
    let canonical = PredicateSource(tree.canonicalText)
    precondition(!tree.englishText.isEmpty, "a predicate without a meaning in English")
    let again = reparsed(canonical, as: tree)
    guard let checked = checked(tree, in: source) else { return }
    guard self.checked(again, in: canonical) == checked else {
      fatalError("the canonical text '\(canonical.text)' means something else")
    }
    FuzzedEngines(FuzzedRecord.image).compare(checked)
  }

  private func reparsed(
    _ canonical: PredicateSource, as tree: PredicateExpression
  ) -> PredicateExpression {
    let again: PredicateExpression
    do throws(PredicateDiagnostic) {
      again = try PredicateParser.parse(canonical)
    } catch {
      fatalError("the canonical text '\(canonical.text)' is refused: \(error)")
    }
    guard again == tree else { fatalError("'\(canonical.text)' is another predicate") }
    guard again.canonicalText == canonical.text else {
      fatalError("'\(canonical.text)' is not its own canonical text: '\(again.canonicalText)'")
    }
    return again
  }

  private func checked(
    _ tree: PredicateExpression, in source: PredicateSource
  ) -> CheckedPredicate? {
    do throws(CheckErrors) {
      let result = try PredicateChecker.check(
        tree, in: source, schema: PredicateSchemas.fugitive, conditions: conditions)
      for warning in result.warnings { judge(warning, in: source, isError: false) }
      return result.predicate
    } catch {
      precondition(!error.diagnostics.isEmpty, "refused without a reason")
      for diagnostic in error.diagnostics { judge(diagnostic, in: source, isError: true) }
      return nil
    }
  }

  private func judge(
    _ diagnostic: PredicateDiagnostic, in source: PredicateSource, isError: Bool
  ) {
    let bytes = Array(source.text.utf8)
    func isBoundary(_ offset: Int) -> Bool {
      offset == bytes.count || bytes.indices.contains(offset) && bytes[offset] & 0xC0 != 0x80
    }
    guard isBoundary(diagnostic.range.lowerBound), isBoundary(diagnostic.range.upperBound) else {
      fatalError("the place of \(diagnostic) is not in the text")
    }
    precondition(diagnostic.isWarning != isError, "an error without a code, or a warning with one")
  }
}
