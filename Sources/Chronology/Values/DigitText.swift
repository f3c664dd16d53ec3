/// Numbers written with a fixed count of digits.
enum DigitText {
  /// Writes a number with zeros in front up to a width; a longer one is written whole.
  static func padded(_ value: Int, to width: Int) -> String {
    let digits = String(value.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
    return (value < 0 ? "-" : "") + zeros + digits
  }
}
