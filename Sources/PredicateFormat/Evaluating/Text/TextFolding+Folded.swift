import UnicodeText

extension TextFolding {
  /// Whether the case of letters does not count.
  package var ignoresCase: Bool { self == .ignoringCase || self == .ignoringBoth }

  /// Whether marks do not count.
  package var ignoresMarks: Bool { self == .ignoringMarks || self == .ignoringBoth }

  /// Returns the text without what does not count, composed; as it is when everything counts.
  package func folded(_ text: String) -> String {
    switch self {
    case .exact: text
    case .ignoringCase: Folding.caseFolded(text)
    case .ignoringMarks: Folding.withoutMarks(text)
    case .ignoringBoth: Folding.folded(text)
    }
  }
}
