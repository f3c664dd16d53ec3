import Patterns
import Testing

@Suite struct `Escapes of four hexadecimal digits` {
  struct Match: CustomTestStringConvertible, Sendable {
    let pattern: String
    let subject: String
    var testDescription: String { "\(pattern) ↔ \(subject)" }
  }

  @Test(arguments: [
    Match(pattern: #"\u0041"#, subject: "A"),
    Match(pattern: #"\u00e9\u00E9"#, subject: "éé"),
    Match(pattern: #"\u0041{3}"#, subject: "AAA"),
    Match(pattern: #"\u00419"#, subject: "A9"),
    Match(pattern: #"[\u0041-\u0043]+"#, subject: "ABC"),
    Match(pattern: #"[^\u0041]"#, subject: "B"),
    Match(pattern: #"\u002a"#, subject: "*"),
    Match(pattern: #"\\u0041"#, subject: #"\u0041"#),
    Match(pattern: #"\\\u0041"#, subject: #"\A"#),
    Match(pattern: #"\\\\u0041"#, subject: #"\\u0041"#),
    Match(pattern: #"\Q\u0041\E\u0041"#, subject: #"\u0041A"#),
    Match(pattern: #"\Q\\E\u0041"#, subject: #"\A"#),
    Match(pattern: #"\Q\u0041"#, subject: #"\u0041"#),
    Match(pattern: #"\E\u0041"#, subject: "A"),
    Match(pattern: #"\c\u0041"#, subject: "\u{1C}u0041"),
    Match(pattern: #"(?#\)\u0041"#, subject: "A"),
    Match(pattern: #"\x{41}\x41"#, subject: "AA"),
  ])
  func `stand for one code point`(_ sample: Match) throws {
    #expect(try matches(sample.pattern, sample.subject))
  }

  struct Failure: CustomTestStringConvertible, Sendable {
    let pattern: String
    let offset: Int
    var reason = #"\u needs four hexadecimal digits; \x{…} takes any number"#
    var testDescription: String { pattern }
  }

  @Test(arguments: [
    Failure(pattern: #"\u"#, offset: 2),
    Failure(pattern: #"\u004"#, offset: 5),
    Failure(pattern: #"é\u00g1"#, offset: 6),
    Failure(pattern: #"\u{41}"#, offset: 2),
    Failure(pattern: #"\u00é"#, offset: 4),
    Failure(pattern: #"\u0041\u004"#, offset: 11),
    Failure(
      pattern: #"\ud83d\ude00"#, offset: 6,
      reason: "disallowed Unicode code point (>= 0xd800 && <= 0xdfff)"),
    Failure(
      pattern: #"\u0041\uDFFF"#, offset: 12,
      reason: "disallowed Unicode code point (>= 0xd800 && <= 0xdfff)"),
  ])
  func `are refused when they name no code point`(_ sample: Failure) {
    #expect(
      compileError(sample.pattern) == .invalid(reason: sample.reason, offset: sample.offset))
  }

  @Test(arguments: [
    Failure(pattern: #"\u0041("#, offset: 7, reason: "missing closing parenthesis"),
    Failure(pattern: #"\u0041)"#, offset: 6, reason: "unmatched closing parenthesis"),
    Failure(pattern: #"\u0041\u0042)\u0043"#, offset: 12, reason: "unmatched closing parenthesis"),
    Failure(pattern: #")\u0041"#, offset: 0, reason: "unmatched closing parenthesis"),
    Failure(
      pattern: #"[\u0043-\u0041]"#, offset: 14, reason: "range out of order in character class"),
    Failure(
      pattern: #"é\u0041é*+*"#, offset: 12,
      reason: "quantifier does not follow a repeatable item"),
  ])
  func `do not move the place of another error`(_ sample: Failure) {
    #expect(
      compileError(sample.pattern) == .invalid(reason: sample.reason, offset: sample.offset))
  }
}
