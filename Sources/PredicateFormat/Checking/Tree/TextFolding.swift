/// What does not count when texts are compared.
package enum TextFolding: String, Hashable, Sendable, CaseIterable {
  /// Everything counts.
  case exact
  /// The case of letters does not count: `[c]`.
  case ignoringCase = "c"
  /// Marks do not count: `[d]`.
  case ignoringMarks = "d"
  /// Neither counts: `[cd]`.
  case ignoringBoth = "cd"
}
