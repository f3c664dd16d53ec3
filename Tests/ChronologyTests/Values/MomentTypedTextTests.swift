import Testing

@testable import Chronology

@Suite struct MomentTypedTextTests {
  private static let now = Instant(microseconds: 1_772_395_500_000_000)

  private static func read(_ text: String) throws -> Moment? {
    guard case .moment(let moment, _) = try DateGrammar(now: now).read(text) else { return nil }
    return moment
  }

  @Test(arguments: [
    ("2026-03-01T14:05-06:00", "2026-03-01T14:05-06:00"),
    ("2026-03-01T14:05:00Z", "2026-03-01T14:05Z"),
    ("2026-03-01T14:05:09.5+05:45", "2026-03-01T14:05:09.500000+05:45"), ("~1968", "~1968"),
    ("1883-11", "1883-11"), ("0001-01-01T00:00Z", "0001-01-01T00:00Z"),
    ("2026-03-01 14:05 -00:30", "2026-03-01T14:05-00:30"),
  ])
  func `a moment is written as it may be typed`(text: String, typed: String) throws {
    guard let moment = try? Self.read(text) else { return }
    #expect(moment.typedText == typed)
    #expect(try Self.read(typed) == moment)
  }

  @Test func `every moment with an offset is read back`() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let moment = Moment(
        instant: Instant(
          microseconds: Int64.random(in: -62_000_000_000...250_000_000_000, using: &random)
            * 1_000_000 + Int64.random(in: 0...1, using: &random) * 123_456),
        offsetMinutes: Int.random(in: -1_439...1_439, using: &random))
      #expect(try Self.read(moment.typedText) == moment)
    }
  }

  @Test func `what nobody can type is written as for machines`() {
    let about = Moment(instant: Self.now, offsetMinutes: 60, isCirca: true)
    #expect(about.typedText == "~2026-03-01T20:05:00Z")
    #expect(Moment(instant: Self.now, offsetMinutes: 5_000).typedText == "2026-03-01T20:05:00Z")
  }
}
