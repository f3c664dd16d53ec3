extension DecimalNumber {
  /// Reads decimal text exactly: a sign, digits with an optional point, and an optional exponent.
  ///
  /// `12.5`, `10.`, `.034`, `-9.2e-5` and `+1E3` are such texts. Nil for any other, for one of more
  /// than 38 digits between leading and trailing zeros, of 10^127 or more, and of less than 10^-127
  /// save zero. The inverse is `description`.
  package init?(parsing text: String) {
    guard let digits = DecimalDigits(text) else { return nil }
    self.init(digits)
  }

  init?(_ digits: DecimalDigits) {
    self.init(
      normalizing: digits.coefficient, exponent: digits.exponent, isNegative: digits.isNegative)
    guard (-Self.sizeLimit..<Self.sizeLimit).contains(magnitude) else { return nil }
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// Past so many zeros between the point and the first digit the exponent is written.
  private static let mostLeadingZeros = 6

  /// The shortest text of the value: `1200`, `-0.05`, `1.5e-20`, `1e40`.
  ///
  /// Up to 38 digits before the point, and six zeros behind it, are written out. The inverse is
  /// `init(parsing:)`.
  package var description: String {
    let sign = isNegative ? "-" : ""
    let digits = String(coefficient)
    let count = digits.utf8.count
    if exponent >= 0 && exponent + count <= Self.maximumDigits {
      return sign + digits + String(repeating: "0", count: exponent)
    }
    if exponent < 0 && count + exponent > 0 {
      return "\(sign)\(digits.prefix(count + exponent)).\(digits.suffix(-exponent))"
    }
    if exponent < 0 && count + exponent >= -Self.mostLeadingZeros {
      return "\(sign)0.\(String(repeating: "0", count: -exponent - count))\(digits)"
    }
    let fraction = count > 1 ? ".\(digits.dropFirst())" : ""
    return "\(sign)\(digits.prefix(1))\(fraction)e\(magnitude)"
  }
}
