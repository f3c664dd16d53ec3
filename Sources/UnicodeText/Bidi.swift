/// Direction of text, as far as columns need it.
package enum Bidi {
  /// Tells whether the text holds a character that is written from right to left.
  package static func isRightToLeft(_ text: String) -> Bool {
    for byte in text.utf8 where byte >= 0xD6 {
      return text.unicodeScalars.contains(where: isStronglyRightToLeft)
    }
    return false
  }

  /// Returns the text between isolates when it holds right-to-left characters, else as it is.
  ///
  /// The isolates (FSI and PDI) take no cell; they keep the terminal from reordering what stands beside
  /// the text.
  package static func isolated(_ text: String) -> String {
    isRightToLeft(text) ? "\u{2068}\(text)\u{2069}" : text
  }

  private static func isStronglyRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
