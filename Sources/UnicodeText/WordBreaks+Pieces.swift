extension WordBreaks {
  /// Returns the pieces in which a search keeps and compares a word: Chinese, Japanese and Korean characters
  /// one by one, and what stands between them whole.
  ///
  /// Those scripts write words without blanks between them, or join given name and family name; so a part of
  /// a name is found as a run of neighbouring pieces. `山田taro` gives `山`, `田` and `taro`.
  package static func pieces(of word: String) -> [String] {
    var pieces: [String] = []
    var run = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      guard isWrittenWithoutBlanks(scalar) else {
        run.append(scalar)
        continue
      }
      if !run.isEmpty {
        pieces.append(String(run))
        run = String.UnicodeScalarView()
      }
      pieces.append(String(scalar))
    }
    if !run.isEmpty { pieces.append(String(run)) }
    return pieces
  }

  /// Whether a part of a word is a Chinese, Japanese or Korean character; what else lies in these blocks,
  /// such as punctuation, is no part of a word.
  private static func isWrittenWithoutBlanks(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x1100: false
    case 0x1100...0x11FF,  // Hangul letters
      0x2E80...0x9FFF,  // kana, Bopomofo, Hangul letters and ideographs
      0xA960...0xA97F, 0xAC00...0xD7FF,  // Hangul letters and syllables
      0xF900...0xFAFF, 0xFF66...0xFFDC,  // more ideographs, halfwidth kana and Hangul
      0x1AFF0...0x1B2FF, 0x20000...0x3FFFF:  // historical kana, Nüshu and rare ideographs
      true
    default: false
    }
  }
}
