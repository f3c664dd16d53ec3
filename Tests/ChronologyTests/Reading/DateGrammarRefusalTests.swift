import Chronology
import Testing

@Suite struct DateGrammarRefusalTests {
  private let grammar: DateGrammar

  init() throws {
    try Zone.use("UTC")
    grammar = DateGrammar(now: Sample.now)
  }

  @Test(arguments: ["", " ", "\t \t", String(repeating: " ", count: 1_000_000)])
  func `nothing but blanks is empty`(text: String) {
    #expect(throws: DateError.empty) { try grammar.read(text) }
  }

  @Test(arguments: [
    ("03/04/2026", ["2026-03-04", "2026-04-03"]), ("3/4/2026", ["2026-03-04", "2026-04-03"]),
    ("13/04/2026", ["2026-04-13"]), ("04/13/2026", ["2026-04-13"]),
    ("04/04/2026", ["2026-04-04"]), ("12/12/2026", ["2026-12-12"]),
    ("02/30/2026", []), ("30/02/2026", []), ("00/00/2026", []), ("13/13/2026", []),
    ("03.04.2026", ["2026-03-04", "2026-04-03"]), ("03-04-2026", ["2026-03-04", "2026-04-03"]),
    ("2026/03/04", ["2026-03-04"]), ("2026.3.4", ["2026-03-04"]), ("2026/13/04", []),
    (" 29/02/2024 ", ["2024-02-29"]), ("31/01/2026", ["2026-01-31"]), ("01/02/0000", []),
  ])
  func `an order that cannot be known is refused with its readings`(
    text: String, readings: [String]
  ) {
    let error: DateError =
      readings.isEmpty ? .impossible(text) : .ambiguousSlashes(text, readings: readings)
    #expect(throws: error) { try grammar.read(text) }
  }

  @Test(arguments: [
    "2026-02-30", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-01-00",
    "2026-01-32", "2026-13", "2026-00", "~2026-13", "~2026-02-30", "2026-02-30T10:00",
    "2026-03-01T24:00", "2026-03-01T14:60", "2026-03-01T14:05:60", "2026-03-01T14:05:61Z",
    "2026-03-01T14:05+24:00", "2026-03-01T14:05+01:60", "2026-03-01T14:05-9999",
  ])
  func `a day or time that does not exist is impossible`(text: String) {
    #expect(throws: DateError.impossible(text)) { try grammar.read(text) }
  }

  @Test(arguments: [
    "0000", "0000-01", "0000-01-01", "~0000", "0000-01-01T10:00", "0001-01-01T00:00+00:01",
    "9999-12-31T23:59-00:01", "99999999999999999999 days ago", "9223372036854775807 days ago",
    "9223372036854775807 s ago", "-9223372036854775808s", "9223372036854775807 months ago",
    "9223372036854775807y ago", "+9223372036854775807mo", "+7976y", "2024 years ago",
    "-99999999999999999999999999999999999999d", "+106751991167d", "-9999999999999w",
    "-24300mo",
  ])
  func `a date outside the years 0001 to 9999 is out of range`(text: String) {
    #expect(throws: DateError.outOfRange(text)) { try grammar.read(text) }
  }

  @Test(arguments: [
    "tuesdayish", "12345", "19680", "123", "12", "1", "20260301", "2026-3-1", "2026-03-1",
    "2026-3", "26-03-01", "02026-03-01", "2026-03-001", "2026-", "2026-03-", "-2026", "+2026",
    "2026-03-01T", "2026-03-01T14", "2026-03-01T14:", "2026-03-01T14:5", "2026-03-01T4:05",
    "2026-03-01T1405", "2026-03-01T14:05:", "2026-03-01T14:05:3", "2026-03-01T14:05:30.",
    "2026-03-01T14:05:30.1234567", "2026-03-01T14:05:30,5", "2026-03-01T14:05+1",
    "2026-03-01T14:05+01", "2026-03-01T14:05+1:00", "2026-03-01T14:05+01:0",
    "2026-03-01T14:05+010", "2026-03-01T14:05 CST", "2026-03-01T14:05 Z", "2026-03-01T14:05ZZ",
    "2026-03-01TT14:05", "2026-03-01T 14:05", "2026-03-01 T14:05", "2026-03-01 at 14:05",
    "2026-03T14:05", "~2026-03-01T14:05", "2026-W10", "2026-060", "14:05",
    "~", "~ 1968", "~~1968", "1968~", "~today", "~now", "~unknown", "c. 1968", "circa 1968",
    "2026 03 01",
    "last", "last week", "last month", "last frid", "lastfriday", "last  ", "friday", "next friday",
    "last friday ago", "last-friday",
    "3 days", "3d", "days ago", "3 ago", "a week ago", "3 fortnights ago", "3 days  agoo",
    "3 daysago", "-3 days ago", "+3d ago", "- 7d", "--7d", "+-7d", "-7", "-d", "7d-", "-7dd",
    "-7m", "-7 d d", "-1.5d", "-1,000d", "1e3 days ago", "3 days agox", "-7d 2w", "-0x7d",
    "today tomorrow", "to day", "todaY!", "now()", "noW;", "nil", "null", "heute", "yesterday's",
    "03/04/26", "3/4", "03/04/2026 14:05", "03/04-2026", "1/2/3/2026", "2026-03-04/05",
    "２０２６-03-01", "2026−03−01", "2026‐03‐01", "１９６８", "١٩٦٨", "toda\u{79}\u{301}",
    "\u{212A}ay", "la\u{17F}t friday", "2026-03-01\0", "\0", "\u{1B}[31mtoday", "today\n",
    "\r\ntoday", "\u{A0}today", "today\u{3000}", "\u{FEFF}2026-03-01", "\u{202E}2026-03-01", "🤠",
    "2026-03-01T14:05:30\u{7F}",
  ])
  func `anything else is unrecognised`(text: String) {
    #expect(throws: DateError.unrecognised(text)) { try grammar.read(text) }
  }

  @Test(
    .timeLimit(.minutes(1)), arguments: ["a", "9", "~", "-", "2026-03-01 ", " x", "🤠", "\u{301}"])
  func `a text of a megabyte is refused quickly and cut for the message`(piece: String) {
    let text = String(repeating: piece, count: 1_048_576 / piece.utf8.count)
    #expect(throws: DateError.self) { try grammar.read(text) }
    do throws(DateError) {
      _ = try grammar.read(text)
    } catch {
      #expect(error.text.unicodeScalars.count == 65)
      #expect(error.text.unicodeScalars.last == "…")
    }
  }

  @Test func `the error gives back what was typed`() {
    #expect(DateError.empty.text == "")
    #expect(DateError.ambiguousSlashes("a", readings: []).text == "a")
    #expect(DateError.nonexistentLocalTime("b", zone: "UTC").text == "b")
  }
}
