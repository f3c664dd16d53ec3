import PredicateFormat
import SQLite
import UnicodeText

/// Texts compared with a constant as texts.
extension PredicateCompiler {
  /// Makes a comparison of texts; nil when only the evaluator can answer it.
  func textCondition(
    _ text: CheckedValue, _ relation: TextRelation, _ part: CheckedValue, _ folding: TextFolding
  ) throws(CompilationError) -> Condition? {
    if part == .null { return .constant(false) }
    guard case .text(let constant) = part, let value = try stored(text), value.type == .text
    else { return nil }
    if constant.isEmpty && relation != .like { return .constant(false) }
    if folding == .exact || folding == .ignoringBoth {
      guard let test = test(relation, constant, folding) else { return nil }
      return on(value) { test(target($0, folding)) }
    }
    // At the edge of a part, letters of other scripts may join what is next to them.
    guard relation != .like, text.isField, value.columns.folded != nil,
      let pattern = twin(constant, folding), !pattern.isEmpty,
      pattern.utf8.allSatisfy({ $0 < 0x80 }), let test = test(relation, pattern, .exact)
    else { return nil }
    return .and([
      prefilter(value, folding) { test(target($0, .ignoringBoth)) },
      try call(.text(text, relation, part, folding)),
    ])
  }

  private func test(
    _ relation: TextRelation, _ constant: String, _ folding: TextFolding
  ) -> ((SQL) -> Condition)? {
    let pattern = folded(constant, folding)
    // A mark alone folds to nothing.
    if pattern.isEmpty && relation != .like { return { _ in .constant(false) } }
    switch relation {
    case .contains: return { .leaf(dialect.holds($0, pattern)) }
    case .endsWith: return { .leaf(dialect.ends($0, pattern)) }
    case .beginsWith: return { begins($0, pattern) }
    case .like:
      let glob = GlobPattern.rewritten(constant) { folded($0, folding) }
      guard let glob, glob.utf8.count <= dialect.patternLimit else { return nil }
      return { .leaf(dialect.fits($0, glob)) }
    }
  }

  /// A range, which an index can use.
  private func begins(_ text: SQL, _ prefix: String) -> Condition {
    let above = plain(text, .greaterOrEqual, "\(prefix)")
    guard let next = TextPrefix.next(after: prefix) else { return above }
    return .and([above, plain(text, .less, "\(next)")])
  }

  /// What the twin of a text would be that is equal to a constant under a weaker folding; nil where no twin
  /// tells.
  ///
  /// There is one mark that folding of case turns into a letter, the iota below a Greek vowel. When marks are
  /// stripped too it is sometimes that letter and sometimes gone, so that a twin tells nothing about an iota.
  func twin(_ constant: String, _ folding: TextFolding) -> String? {
    let twin = Folding.folded(folding.folded(constant))
    let hasIota = twin.unicodeScalars.contains(Self.iota)
    return folding == .ignoringCase && hasIota ? nil : twin
  }

  private static let iota: Unicode.Scalar = "\u{3B9}"

  /// A condition on the folded twin that holds wherever one under a weaker folding may.
  func prefilter(
    _ value: StoredValue, _ folding: TextFolding, _ test: (StoredColumns) -> Condition
  ) -> Condition {
    on(value) { columns in
      guard folding == .ignoringMarks, let twin = columns.folded else { return test(columns) }
      return .or([test(columns), .leaf(dialect.holds(twin, String(Self.iota)))])
    }
  }

  /// A condition on what a text begins with that holds wherever a regular expression may fit it.
  func matchPrefilter(
    _ text: CheckedValue, _ pattern: CheckedPattern, _ folding: TextFolding
  ) throws(CompilationError) -> Condition {
    guard folding == .exact, case .constant(let expression) = pattern,
      let prefix = literalPrefix(expression), !prefix.isEmpty,
      let value = try stored(text), value.type == .text
    else { return .constant(true) }
    return on(value) { begins($0.value, prefix) }
  }
}
