import CUnicodeText

/// Width of text on a terminal, in cells.
package enum CellWidth {
  /// Returns the number of cells that a text takes, counted by grapheme cluster.
  ///
  /// The text is expected to be free of control characters (see ``VisibleText``); one that is left
  /// counts as zero, as isolates of bidirectional text do.
  package static func cells(in text: String) -> Int {
    if let count = printableASCIICount(text) { return count }
    return text.reduce(0) { $0 + cells(of: $1) }
  }

  /// Returns the number of cells of one grapheme cluster: 0, 1 or 2.
  ///
  /// The first scalar that has a width decides; a pair of regional indicators and an emoji that a
  /// variation selector asks for take two. The corresponding C function is `utf8proc_charwidth`
  /// (utf8proc).
  package static func cells(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII && scalars.count == 1 {
      return first.value >= 0x20 && first.value != 0x7F ? 1 : 0
    }
    if (0x1F1E6...0x1F1FF).contains(first.value) && scalars.count > 1 { return 2 }
    if first.properties.isEmoji && scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    for scalar in scalars {
      let width = Int(utf8proc_charwidth(utf8proc_int32_t(scalar.value)))
      if width > 0 { return min(width, 2) }
    }
    return 0
  }

  private static func printableASCIICount(_ text: String) -> Int? {
    var count = 0
    for byte in text.utf8 {
      guard byte >= 0x20 && byte < 0x7F else { return nil }
      count += 1
    }
    return count
  }
}
