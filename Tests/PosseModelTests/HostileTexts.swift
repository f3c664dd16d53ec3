/// Texts that a parser must answer without a crash, whatever the answer.
enum HostileTexts {
  static let all: [String] =
    [
      "", " ", "\0", "12\0", "\u{1B}[31m12", "\u{202E}12", "12\u{200B}", "\u{FEFF}12", "١٢", "１２",
      "\u{301}", "1\u{301}", "|\u{301}", "\\", "\\|", "\\\\\\", "🇺🇸", "👨‍👩‍👧‍👦", "\r\n", "12\r\n", ",",
      ".", "-", "+", "#", "/", ":", "=", "?", "@", "$", "$$", "p", "p0", "1,", ",1", "1.", ".1",
      "1..2", "1e", "e1", "0x10", "1_000", "1'000", "∞", "NaN", "inf", "-0", "--5",
      "9223372036854775807",
      "9223372036854775808", "-9223372036854775808", "18446744073709551616", "TX/", "TX//", "/TX",
      "::", "US:", "US:US:TX", "GB:\0", "..Unknown..", "1-9223372036854775807",
      "99999999999999999999-1", "a=b=c", "+=", "-=", "=+=", "\u{E000}\u{10FFFF}",
      String(decoding: [0xED, 0xA0, 0x80, 0xFF, 0xC0, 0x31] as [UInt8], as: UTF8.self),
    ]
    + [
      "1", "0", "9", "a", "é", "-", ",", ".", "#", "|", "\\", " ", "\u{A0}", "\u{301}", "山", "$",
      "/",
    ].map { String(repeating: $0, count: 4_000) }

  /// An ASCII text of ten megabytes, and another of two.
  static let huge = [
    String(repeating: "7", count: 10_000_000), String(repeating: "é", count: 1_000_000),
  ]
}
