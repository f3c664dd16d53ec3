/// Decimal text taken apart: a sign, digits without zeros around them, and a power of ten.
struct DecimalDigits {
  private(set) var isNegative = false
  /// The digits, at most 38.
  private(set) var coefficient: UInt128 = 0
  /// The power of ten of the last digit; far outside what a decimal can have for such texts.
  private(set) var exponent = 0
  /// Whether there was neither a point nor an exponent.
  private(set) var isPlainInteger = true

  /// Digits of an exponent beyond this change nothing: no text makes up for them.
  private static let greatestExponent = 1_000_000_000_000_000

  /// Zeros that count only when another digit follows.
  private var pendingZeros = 0

  init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      bytes.removeFirst()
    }
    guard takeDigits(from: &bytes), takeExponent(from: &bytes), bytes.isEmpty else { return nil }
    exponent += pendingZeros
  }

  /// Reads digits with an optional point; false without a digit, and past 38 significant ones.
  private mutating func takeDigits(from bytes: inout ArraySlice<UInt8>) -> Bool {
    var hasDigit = false
    var isPastPoint = false
    while let byte = bytes.first {
      if byte == UInt8(ascii: ".") && !isPastPoint {
        isPastPoint = true
        isPlainInteger = false
      } else if let digit = Self.digit(byte) {
        hasDigit = true
        if isPastPoint { exponent -= 1 }
        guard take(digit) else { return false }
      } else {
        break
      }
      bytes.removeFirst()
    }
    return hasDigit
  }

  private mutating func take(_ digit: UInt8) -> Bool {
    if digit == 0 {
      if coefficient != 0 { pendingZeros += 1 }
      return true
    }
    let shift = pendingZeros + 1
    guard PowersOfTen.digitCount(of: coefficient) + shift <= DecimalNumber.maximumDigits
    else { return false }
    coefficient = coefficient &* PowersOfTen[shift] &+ UInt128(digit)
    pendingZeros = 0
    return true
  }

  /// Reads the exponent, if there is one; false when it has no digit.
  private mutating func takeExponent(from bytes: inout ArraySlice<UInt8>) -> Bool {
    guard let letter = bytes.first, letter == UInt8(ascii: "e") || letter == UInt8(ascii: "E")
    else { return true }
    isPlainInteger = false
    bytes.removeFirst()
    var isBelowZero = false
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isBelowZero = sign == UInt8(ascii: "-")
      bytes.removeFirst()
    }
    guard !bytes.isEmpty else { return false }
    var value = 0
    while let byte = bytes.first, let digit = Self.digit(byte) {
      value = min(value * 10 + Int(digit), Self.greatestExponent)
      bytes.removeFirst()
    }
    exponent += isBelowZero ? -value : value
    return true
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    (0x30...0x39).contains(byte) ? byte - 0x30 : nil
  }
}
