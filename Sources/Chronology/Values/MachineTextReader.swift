/// A cursor over the bytes of a machine-written date, strict about every digit.
struct MachineTextReader {
  /// No machine text is longer: `~2026-03-01T20:05:00.123456Z`.
  private static let longestText = 28

  private let bytes: [UInt8]
  private var position = 0

  init?(_ text: String) {
    guard text.utf8.count <= Self.longestText else { return nil }
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, UInt32(bytes[position]) == character.value else { return false }
    position += 1
    return true
  }

  mutating func takeNumber(digits count: Int) -> Int? {
    guard bytes.count - position >= count else { return nil }
    var value = 0
    for byte in bytes[position..<position + count] {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    position += count
    return value
  }

  mutating func takePartialDate() -> PartialDate? {
    let isCirca = take("~")
    guard let year = takeNumber(digits: 4) else { return nil }
    guard take("-") else { return PartialDate(year: year, isCirca: isCirca) }
    guard let month = takeNumber(digits: 2) else { return nil }
    guard take("-") else { return PartialDate(year: year, month: month, isCirca: isCirca) }
    guard let day = takeNumber(digits: 2) else { return nil }
    return PartialDate(year: year, month: month, day: day, isCirca: isCirca)
  }

  /// Reads `20:05:00` with an optional fraction that does not end in zero.
  mutating func takeTime(on date: CivilDate) -> CivilTime? {
    guard let hour = takeNumber(digits: 2), take(":"), let minute = takeNumber(digits: 2),
      take(":"), let second = takeNumber(digits: 2)
    else { return nil }
    var microsecond = 0
    if take(".") {
      guard let fraction = takeFraction() else { return nil }
      microsecond = fraction
    }
    return CivilTime(
      date: date, hour: hour, minute: minute, second: second, microsecond: microsecond)
  }

  private mutating func takeFraction() -> Int? {
    var value = 0
    var unit = 100_000
    var lastDigit = 0
    while unit > 0, let digit = takeNumber(digits: 1) {
      value += digit * unit
      unit /= 10
      lastDigit = digit
    }
    return lastDigit == 0 ? nil : value
  }
}
