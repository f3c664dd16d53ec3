/// A whole number of up to 76 digits: room for the product of two coefficients.
///
/// Callers keep to 76 digits; what goes beyond wraps.
struct WideCoefficient: Hashable {
  /// The number of digits that always fit.
  static let maximumDigits = 76

  private let high: UInt128
  private let low: UInt128

  private init(high: UInt128, low: UInt128) {
    self.high = high
    self.low = low
  }

  init(_ value: UInt128) {
    self.init(high: 0, low: value)
  }

  static func product(_ left: UInt128, _ right: UInt128) -> WideCoefficient {
    let product = left.multipliedFullWidth(by: right)
    return WideCoefficient(high: product.high, low: product.low)
  }

  static let zero = WideCoefficient(0)

  /// The value, or nil when 128 bits do not hold it.
  var narrow: UInt128? { high == 0 ? low : nil }

  /// How many digits the number has; zero has none.
  var digitCount: Int {
    guard high != 0 else { return PowersOfTen.digitCount(of: low) }
    let estimate = PowersOfTen.leastDigits(
      bits: 2 * UInt128.bitWidth - high.leadingZeroBitCount)
    let power = WideCoefficient(1).multiplied(byTenToThe: estimate)
    return self < power ? estimate : estimate + 1
  }

  func multiplied(by factor: UInt128) -> WideCoefficient {
    let product = low.multipliedFullWidth(by: factor)
    return WideCoefficient(high: high &* factor &+ product.high, low: product.low)
  }

  func multiplied(byTenToThe exponent: Int) -> WideCoefficient {
    var result = self
    var exponent = exponent
    while exponent > 0 {
      let step = min(exponent, PowersOfTen.last)
      result = result.multiplied(by: PowersOfTen[step])
      exponent -= step
    }
    return result
  }

  /// Divides by a number that is not zero.
  func quotientAndRemainder(
    dividingBy divisor: UInt128
  ) -> (quotient: WideCoefficient, remainder: UInt128) {
    guard high != 0 else {
      let (quotient, remainder) = low.quotientAndRemainder(dividingBy: divisor)
      return (WideCoefficient(quotient), remainder)
    }
    let (quotientHigh, rest) = high.quotientAndRemainder(dividingBy: divisor)
    let (quotientLow, remainder) = divisor.dividingFullWidth((high: rest, low: low))
    return (WideCoefficient(high: quotientHigh, low: quotientLow), remainder)
  }

  /// Returns the number without its last digits, and whether one of them was not zero.
  func dropping(digits count: Int) -> (head: WideCoefficient, isCut: Bool) {
    guard count <= Self.maximumDigits else { return (.zero, self != .zero) }
    var head = self
    var isCut = false
    var count = count
    while count > 0 {
      let step = min(count, PowersOfTen.last)
      let (quotient, remainder) = head.quotientAndRemainder(dividingBy: PowersOfTen[step])
      head = quotient
      if remainder != 0 { isCut = true }
      count -= step
    }
    return (head, isCut)
  }

  static func + (left: WideCoefficient, right: WideCoefficient) -> WideCoefficient {
    let (low, carries) = left.low.addingReportingOverflow(right.low)
    return WideCoefficient(high: left.high &+ right.high &+ (carries ? 1 : 0), low: low)
  }

  static func - (left: WideCoefficient, right: WideCoefficient) -> WideCoefficient {
    let (low, borrows) = left.low.subtractingReportingOverflow(right.low)
    return WideCoefficient(high: left.high &- right.high &- (borrows ? 1 : 0), low: low)
  }
}

extension WideCoefficient: Comparable {
  static func < (left: WideCoefficient, right: WideCoefficient) -> Bool {
    left.high == right.high ? left.low < right.low : left.high < right.high
  }
}
