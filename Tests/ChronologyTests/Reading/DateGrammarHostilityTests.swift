import Chronology
import Testing

@Suite struct DateGrammarHostilityTests {
  private static let pieces = [
    "2026", "03", "01", "-", "T", ":", "14", "05", "30", ".", "Z", "+", "~", " ", "@", "/", "last",
    "friday", "ago", "days", "mo", "y", "now", "today", "unknown", "9223372036854775807", "0",
    "99999999999999999999", "\0", "\u{301}", "é", "٣", "\t", "\n", "9999", "0001", "12-31", "24",
  ]

  /// Whatever is read must be a date that the program can keep.
  private func check(_ text: String, _ grammar: DateGrammar) {
    do throws(DateError) {
      guard case .moment(let moment, _) = try grammar.read(text) else { return }
      #expect(moment.instant.isInRange, "\(text.debugDescription)")
      let back = Moment(machineText: moment.machineText)
      #expect(back?.instant == moment.instant, "\(text.debugDescription)")
    } catch {
      #expect(error.text.unicodeScalars.count <= 65)
    }
    if let span = try? CalendarSpan(parsing: text) {
      for sign in [CalendarSpan.Sign.plus, .minus] {
        #expect(span.added(to: Sample.now, sign: sign)?.isInRange != false)
      }
    }
  }

  @Test func `random strings never do harm`() throws {
    try Zone.use("UTC")
    let grammar = DateGrammar(now: Sample.now)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<10_000 {
      let count = Int.random(in: 0...12, using: &generator)
      check(
        (0..<count).compactMap { _ in Self.pieces.randomElement(using: &generator) }.joined(),
        grammar)
    }
    for _ in 0..<10_000 {
      let count = Int.random(in: 0...80, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      check(String(decoding: bytes, as: UTF8.self), grammar)
    }
  }

  @Test func `mutations of what is accepted never do harm`() throws {
    try Zone.use("UTC")
    let now = [Sample.now, Instant.range.lowerBound, Instant.range.upperBound]
    var generator = SeededGenerator(seed: 8)
    for round in 0..<20_000 {
      var bytes = Array((DateForms.accepted.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        switch Int.random(in: 0...3, using: &generator) {
        case 0 where place < bytes.count: bytes.remove(at: place)
        case 1 where place < bytes.count:
          bytes[place] = UInt8.random(in: 0x20...0x7E, using: &generator)
        case 2: bytes.insert(UInt8.random(in: 0x30...0x39, using: &generator), at: place)
        default: bytes.append(contentsOf: bytes.prefix(place))
        }
      }
      check(String(decoding: bytes, as: UTF8.self), DateGrammar(now: now[round % 3]))
    }
  }

  @Test func `every prefix of what is accepted ends in an answer`() throws {
    try Zone.use("UTC")
    let grammar = DateGrammar(now: Sample.now)
    for form in DateForms.accepted {
      for length in 0...form.count { check(String(form.prefix(length)), grammar) }
    }
  }

  @Test(
    .needsZoneFiles, arguments: ["Asia/Tokyo", "America/Chicago"])
  func `the ends of time hold in every zone`(zone: String) async {
    await #expect(processExitsWith: .success) { [zone] in
      try Zone.use(zone)
      for now in [Instant.range.lowerBound, Instant.range.upperBound] {
        let grammar = DateGrammar(now: now)
        for text in DateForms.accepted {
          guard case .moment(let moment, _)? = try? grammar.read(text) else { continue }
          #expect(moment.instant.isInRange)
        }
        #expect(!Moment(instant: now).displayMinute().isEmpty)
      }
    }
  }
}
