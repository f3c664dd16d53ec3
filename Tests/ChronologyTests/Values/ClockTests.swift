import Chronology
import Testing

@Suite struct ClockTests {
  @Test(arguments: [
    ("0", "1970-01-01T00:00:00Z"), ("1718452800", "2024-06-15T12:00:00Z"),
    ("0000000001", "1970-01-01T00:00:01Z"), ("253402300799", "9999-12-31T23:59:59Z"),
  ])
  func `SOURCE_DATE_EPOCH is the clock`(text: String, now: String) throws {
    let clock = try Clock(sourceDateEpoch: text, system: { Instant(microseconds: 5) })
    #expect(clock.now == Sample.instant(now))
  }

  @Test(arguments: [
    "", " ", "-1", "+1", "1.5", "1e9", "0x10", "12abc", "1 ", " 1", "253402300800",
    "9223372036854775807", "9223372036854775808", "99999999999999999999", "１", "1\n", "now",
    "1_000",
  ])
  func `anything but seconds since 1970 is refused`(text: String) {
    #expect(throws: ClockError.badSourceDateEpoch(text)) {
      try Clock(sourceDateEpoch: text, system: { Instant(microseconds: 5) })
    }
  }

  @Test func `a long value is cut for the message`() {
    let text = String(repeating: "9", count: 1_000_000)
    #expect(throws: ClockError.badSourceDateEpoch(String(repeating: "9", count: 64) + "…")) {
      try Clock(sourceDateEpoch: text)
    }
  }

  @Test func `without it the system's clock counts`() throws {
    #expect(try Clock(sourceDateEpoch: nil, system: { Sample.now }).now == Sample.now)
    #expect(Clock(now: Sample.now).now == Sample.now)
    let before = Clock.systemNow()
    let now = try Clock(sourceDateEpoch: nil).now
    #expect(now >= before && now.isInRange)
  }
}
