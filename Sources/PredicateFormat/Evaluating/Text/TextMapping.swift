import UnicodeText

/// Texts made from texts.
package enum TextMapping {
  /// Returns the text in capitals, composed: `ß` becomes `SS`.
  package static func uppercase(_ text: String) -> String { Normalization.nfc(text.uppercased()) }

  /// Returns the text in small letters, composed.
  package static func lowercase(_ text: String) -> String { Normalization.nfc(text.lowercased()) }

  /// Returns how many code points the text has.
  package static func length(_ text: String) -> Int { text.unicodeScalars.count }
}
