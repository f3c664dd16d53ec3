/// Canonical composition of text.
package enum Normalization {
  /// Returns the text in Normalization Form C, the form in which the book stores every text.
  ///
  /// ASCII text comes back as it is. The corresponding C function is `utf8proc_map` (utf8proc).
  package static func nfc(_ text: String) -> String {
    MappedText.map(text, [.stable, .compose])
  }
}
