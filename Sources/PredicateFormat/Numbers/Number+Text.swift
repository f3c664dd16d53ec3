extension Number {
  /// Reads decimal text exactly, with an optional sign.
  ///
  /// Text without a point and an exponent is an integer when 64 bits hold it; everything else is a
  /// decimal. Nil for what `DecimalNumber.init(parsing:)` does not read.
  package init?(parsing text: String) {
    guard let digits = DecimalDigits(text), let decimal = DecimalNumber(digits) else { return nil }
    if digits.isPlainInteger, let integer = decimal.integerValue {
      self = .integer(integer)
    } else {
      self = .decimal(decimal)
    }
  }

  /// Reads digits of base 2, 8, 10 or 16, without a sign and a prefix.
  ///
  /// Nil for any other text, and for what neither 64 bits nor 38 decimal digits hold.
  package init?(digits: String, radix: Int) {
    guard let radix = UInt128(exactly: radix), radix >= 2, radix <= 16, !digits.isEmpty else {
      return nil
    }
    var value: UInt128 = 0
    for character in digits.unicodeScalars {
      guard character.isASCII, let digit = Character(character).hexDigitValue,
        digit < Int(radix)
      else { return nil }
      let (product, overflows) = value.multipliedReportingOverflow(by: radix)
      let (sum, overflowsToo) = product.addingReportingOverflow(UInt128(digit))
      guard !overflows && !overflowsToo else { return nil }
      value = sum
    }
    if let integer = Int64(exactly: value) {
      self = .integer(integer)
      return
    }
    guard value < PowersOfTen[DecimalNumber.maximumDigits] else { return nil }
    self = .decimal(DecimalNumber(normalizing: value, exponent: 0, isNegative: false))
  }

  /// The text that reads back as the same number of the same case: `5`, but `5.0` for a decimal.
  ///
  /// The inverse is `init(parsing:)`.
  package var literalText: String {
    switch self {
    case .integer(let value): String(value)
    case .decimal(let value):
      value.integerValue == nil ? value.description : "\(value).0"
    }
  }
}

extension Number: CustomStringConvertible {
  /// The shortest text of the value, in which the case cannot be seen: `5`, `0.5`, `1e40`.
  package var description: String {
    switch self {
    case .integer(let value): String(value)
    case .decimal(let value): value.description
    }
  }
}
