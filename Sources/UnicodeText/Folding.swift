/// Folding of case and accents: what `[cd]`, search and the folded twins compare.
package enum Folding {
  /// The version of the folding rules, kept beside what was folded by them.
  ///
  /// It changes when the options below or the Unicode data behind them change in a way that alters
  /// results, so that folded twins written by an older program can be found and computed again.
  package static let version = 1

  /// Returns the text composed, case-folded in full and without combining marks.
  ///
  /// `ß` becomes `ss`, `É` becomes `e`; `ø`, `ł`, `æ` and `đ` stay, since they do not decompose. Vowel
  /// signs of Indic and Thai scripts go with the other marks. A lone mark folds to the empty text.
  /// The corresponding C function is `utf8proc_map` (utf8proc).
  package static func folded(_ text: String) -> String {
    MappedText.map(text, [.stable, .compose, .foldCase, .stripMarks])
  }

  /// Returns the text composed and case-folded in full, its marks kept: what `[c]` compares.
  ///
  /// `ß` becomes `ss`, `É` becomes `é`. The corresponding C function is `utf8proc_map` (utf8proc).
  package static func caseFolded(_ text: String) -> String {
    MappedText.map(text, [.stable, .compose, .foldCase])
  }

  /// Returns the text composed and without combining marks, its case kept: what `[d]` compares.
  ///
  /// `É` becomes `E`; `ø` stays, since it does not decompose. The corresponding C function is
  /// `utf8proc_map` (utf8proc).
  package static func withoutMarks(_ text: String) -> String {
    MappedText.map(text, [.stable, .compose, .stripMarks])
  }
}
