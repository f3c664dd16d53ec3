extension TextRelation {
  /// Tells whether a text is related so to another under a folding.
  ///
  /// Apart from wildcards, a text that is empty once it is folded is related to nothing.
  package func holds(_ text: String, _ other: String, _ folding: TextFolding) -> Bool {
    let subject = folding.folded(text)
    switch self {
    case .contains: return CodePointOrder.contains(subject, folding.folded(other))
    case .beginsWith: return CodePointOrder.begins(subject, with: folding.folded(other))
    case .endsWith: return CodePointOrder.ends(subject, with: folding.folded(other))
    case .like: return WildcardPattern(other, folding: folding).matches(folded: subject)
    }
  }
}
