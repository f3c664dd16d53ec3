/// A checked predicate and what there is to say about it.
package struct CheckedResult: Hashable, Sendable {
  /// The predicate that both engines work from.
  package let predicate: CheckedPredicate
  /// What is suspicious about it.
  package let warnings: [PredicateDiagnostic]
  /// The variables that took a value from outside.
  package let usedVariables: Set<String>
}

/// Everything that is wrong with a predicate that could be read.
package struct CheckErrors: Error, Hashable, Sendable {
  /// At least one, in the order of the text.
  package let diagnostics: [PredicateDiagnostic]

  /// Puts the errors together.
  package init(_ diagnostics: [PredicateDiagnostic]) {
    self.diagnostics = diagnostics
  }
}
