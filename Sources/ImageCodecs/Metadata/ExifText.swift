/// The texts that EXIF keeps dates and offsets in.
enum ExifText {
  /// Reads `2019:06:01 12:30:00`; a fraction of a second is given as its digits.
  static func time(_ text: String, fraction: String?) -> ExifTime? {
    let bytes = Array(text.utf8)
    guard bytes.count == 19, bytes[10] == UInt8(ascii: " ") || bytes[10] == UInt8(ascii: "T"),
      let day = day(String(decoding: bytes[..<10], as: UTF8.self)),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]),
      let second = number(bytes[17..<19])
    else { return nil }
    return ExifTime(
      year: day.year, month: day.month, day: day.day, hour: hour, minute: minute, second: second,
      microsecond: fraction.flatMap(microseconds) ?? 0)
  }

  /// Reads `2019:06:01`; some writers put hyphens there.
  static func day(_ text: String) -> (year: Int, month: Int, day: Int)? {
    let bytes = Array(text.utf8)
    let isSeparator: (UInt8) -> Bool = { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") }
    guard bytes.count == 10, isSeparator(bytes[4]), isSeparator(bytes[7]),
      let year = number(bytes[..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10])
    else { return nil }
    return (year, month, day)
  }

  /// Reads `+02:00` or `Z` as minutes east of Greenwich.
  static func offsetMinutes(_ text: String) -> Int? {
    if text == "Z" { return 0 }
    let bytes = Array(text.utf8)
    guard bytes.count == 6, bytes[3] == UInt8(ascii: ":"), let hours = number(bytes[1..<3]),
      let minutes = number(bytes[4..<6]), hours <= 15, minutes <= 59
    else { return nil }
    switch bytes[0] {
    case UInt8(ascii: "+"): return hours * 60 + minutes
    case UInt8(ascii: "-"): return -(hours * 60 + minutes)
    default: return nil
    }
  }

  private static func microseconds(_ digits: String) -> Int? {
    let six = Array(digits.utf8.prefix(6))
    return number((six + Array(repeating: UInt8(ascii: "0"), count: 6 - six.count))[...])
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}
