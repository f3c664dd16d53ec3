import Chronology

/// Universally unique names of people, photos and log entries, which survive a merge between books.
enum UUIDText {
  /// Returns a new UUID of version 7: the time in milliseconds, then random bits.
  static func make(
    at time: Instant, using generator: inout some RandomNumberGenerator
  ) -> String {
    let milliseconds = UInt64(clamping: time.microseconds / 1000) & 0xFFFF_FFFF_FFFF
    let first = generator.next()
    let second = generator.next()
    let high = milliseconds << 16 | 0x7000 | first & 0x0FFF
    let low = second & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    let digits = Array(hex(high) + hex(low))
    return [digits[0..<8], digits[8..<12], digits[12..<16], digits[16..<20], digits[20..<32]]
      .map { String($0) }.joined(separator: "-")
  }

  private static func hex(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
