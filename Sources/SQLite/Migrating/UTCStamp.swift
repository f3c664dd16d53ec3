/// A time as it stands in a file name: `20261130T015200Z`.
enum UTCStamp {
  /// Writes a time given in microseconds since 1970 UTC, cut to whole seconds.
  static func text(microseconds: Int64) -> String {
    let seconds = floorDivide(microseconds, 1_000_000)
    let day = floorDivide(seconds, 86_400)
    let second = seconds - day * 86_400
    let (year, month, dayOfMonth) = civil(day)
    return padded(year, 4) + padded(month, 2) + padded(dayOfMonth, 2) + "T"
      + padded(second / 3_600, 2) + padded(second / 60 % 60, 2) + padded(second % 60, 2) + "Z"
  }

  /// Whether a text has the form of a stamp.
  static func isWellFormed(_ text: Substring) -> Bool {
    let pattern = "00000000T000000Z".utf8
    return text.utf8.count == pattern.count
      && zip(text.utf8, pattern).allSatisfy { byte, expected in
        expected == UInt8(ascii: "0")
          ? UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte : byte == expected
      }
  }

  /// The Gregorian date of a day counted from 1970-01-01.
  ///
  /// Years are taken to begin in March, so that the leap day is the last of its year.
  private static func civil(_ day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = day + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  private static func floorDivide(_ number: Int64, _ divisor: Int64) -> Int64 {
    let quotient = number / divisor
    return number % divisor < 0 ? quotient - 1 : quotient
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
