/// The first 64 digits or more of a number, as powers are worked out: parts of nine digits.
struct LongCoefficient {
  private static let digitsOfPart = 9
  private static let base: UInt64 = 1_000_000_000
  /// So many parts are below 10^72, which a wide coefficient holds.
  private static let mostParts = 8

  /// The parts, least first; the last one is not zero.
  private let parts: [UInt64]
  /// The power of ten of the last digit.
  let exponent: Int
  /// Whether digits that are not all zero were cut off.
  let isCut: Bool

  init(_ coefficient: UInt128, exponent: Int) {
    var parts: [UInt64] = []
    var rest = coefficient
    while rest != 0 {
      let (quotient, part) = rest.quotientAndRemainder(dividingBy: UInt128(Self.base))
      parts.append(UInt64(truncatingIfNeeded: part))
      rest = quotient
    }
    self.init(parts: parts, exponent: exponent, isCut: false)
  }

  private init(parts: [UInt64], exponent: Int, isCut: Bool) {
    let surplus = max(0, parts.count - Self.mostParts)
    self.parts = Array(parts.dropFirst(surplus))
    self.exponent = exponent + surplus * Self.digitsOfPart
    self.isCut = isCut || parts.prefix(surplus).contains { $0 != 0 }
  }

  /// The power of ten of the first digit.
  var magnitude: Int {
    guard let first = parts.last else { return 0 }
    return exponent + (parts.count - 1) * Self.digitsOfPart
      + PowersOfTen.digitCount(of: UInt128(first)) - 1
  }

  /// The digits.
  var wide: WideCoefficient {
    parts.reversed().reduce(.zero) { sum, part in
      sum.multiplied(by: UInt128(Self.base)) + WideCoefficient(UInt128(part))
    }
  }

  /// Returns the number to a power of at least 1, by squaring.
  ///
  /// Nil as soon as a power that is part of it lies outside of 10 to the limit and to its opposite:
  /// the whole is further from one than each of its parts.
  func raised(to power: UInt64, within limit: Int) -> LongCoefficient? {
    var square = self
    var result: LongCoefficient?
    var rest = power
    while (-limit..<limit).contains(square.magnitude) {
      if !rest.isMultiple(of: 2) { result = result?.multiplied(by: square) ?? square }
      rest /= 2
      guard rest > 0 else { return result }
      square = square.multiplied(by: square)
    }
    return nil
  }

  func multiplied(by other: LongCoefficient) -> LongCoefficient {
    var product = [UInt64](repeating: 0, count: parts.count + other.parts.count)
    for (index, left) in parts.enumerated() {
      var carry: UInt64 = 0
      for (offset, right) in other.parts.enumerated() {
        // Below 10^18 + 2 × 10^9, which 64 bits hold.
        let sum = product[index + offset] + left * right + carry
        product[index + offset] = sum % Self.base
        carry = sum / Self.base
      }
      product[index + other.parts.count] = carry
    }
    while product.last == 0 { product.removeLast() }
    return LongCoefficient(
      parts: product, exponent: exponent + other.exponent, isCut: isCut || other.isCut)
  }
}
