import Chronology
import PredicateFormat
import UnicodeText

/// The values that random records and the constants of random predicates both come from, few enough that they
/// often meet.
enum SharedValues {
  /// Texts that differ by case, marks, scripts and wildcards.
  static let texts = [
    "", "a", "a", "A", "á", "Á", "ab", "Ab", "áb", "AB", "ÁB", "b", "B", "ba", "BÁ", "bá", "ß",
    "ss", "SS", "Straße", "İ", "i", "ᾳ", "α", "日本", "日", "\u{1F600}", "a\u{1F600}", "a*", "?",
    "a?b", "%", "[x]", "a\\b", "line\nbreak", "say \"a'b\"", "\u{301}", "a\u{10FFFF}", "7",
    // Folding them is not as simple: iotas below, final sigma, ligatures, vowel signs.
    "ᾴ", "αι", "\u{345}", "β\u{345}\u{301}", "Σ", "ς", "\u{FB01}", "fi", "\u{149}", "कि", "क", "가",
  ].map(Normalization.nfc)

  /// Patterns of LIKE beside the texts.
  static let wildcards = [
    "*", "?", "??", "a*", "*b", "a?", "?b", "*á*", "A*", "Á?", "*\\**", "a\\?b", "[x]", "日?", "*ß*",
    "\\a", "\\", "a**b", "*s", "?*", "α?", "ᾳ*", "*\u{345}", "क*",
  ].map(Normalization.nfc)

  /// Regular expressions.
  static let expressions = [
    "a", "a.*", ".*", "A.*", "á.*", "Á.?", "[ab]+", "a|ab", "\\d+", ".", "日.?", "(?:a|B)*", "\\Aa.",
    "ß|SS", ".*\"",
  ].map(Normalization.nfc)

  /// Texts that stand in a field which predicates take for a regular expression.
  static let plainTexts = ["a", "A", "á", "ab", "USD", "b"]

  /// Whole numbers, also where doubles and 64 bits end.
  static let wholes: [Int64] = [
    -1, 0, 1, 2, 3, 7, 180, 9_007_199_254_740_991, 9_007_199_254_740_992, 9_007_199_254_740_993,
    .max - 1, .max, .min,
  ]

  /// Whole numbers like counts and positions.
  static let smallWholes: [Int64] = [-1, 0, 0, 1, 1, 2, 2, 3, 4]

  /// Amounts in thousandths.
  static let thousandths: [Int64] = [
    0, 1, 500, 1_000, 2_000, 2_500, 99_995, 100_000, 100_001, -1_000, 9_007_199_254_740_993, .max,
    .min,
  ]

  /// Degrees in ten-millionths.
  static let degrees: [Int64] = [0, 1, 25_000_000, 385_382_123, -970_000_000, 20_000_000]

  /// Numbers with a fraction or beyond 64 bits, as they are written.
  static let decimals = [
    "2.5", "0.5", "1.0", "2.0", "0.001", "99.995", "99.9951", "100.0", "100.001", "-97.0", "-1.0",
    "38.5382123", "0.0000001", "9007199254740.993", "9223372036854775.807", "9223372036854775808",
    "1e30", "-1e30",
  ].compactMap { Number(parsing: $0) }

  /// Seconds to move a date by.
  static let seconds = ["86400", "-86400", "3600", "60", "0.5", "0", "604800", "1e12"]
    .compactMap { Number(parsing: $0) }

  /// The moment that is now: 2026-03-01T12:00:00Z.
  static let now = ScratchBook.start

  /// Dates of every precision around now, around 1970 and long before.
  static let dates: [(instant: Instant, precision: DatePrecision)] = {
    let second: Int64 = 1_000_000
    let day = 86_400 * second
    // Offsets from noon of now.
    let offsets: [Int64] = [
      0, -1, -day / 2, day / 2, day / 2 - 1, -day, day, -2 * day, -3 * day, -7 * day, 14 * day,
      -28 * day, 31 * day, -365 * day, 365 * day, 3_600 * second, -5_400 * second, 90 * second,
    ]
    var instants = offsets.map { Instant(microseconds: now.microseconds + $0) }
    // 1970-01-01, 1969-12-31T23:59:59.999999Z and 1713-05-02T06:00:00Z.
    instants += [0, -1, -8_098_552_800 * second].map { Instant(microseconds: $0) }
    return instants.flatMap { instant in
      DatePrecision.allCases.map {
        (Moment(instant: instant, precision: $0).instant, $0)
      }
    }
  }()
}
