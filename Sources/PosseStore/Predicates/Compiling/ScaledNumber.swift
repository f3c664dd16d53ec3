import PredicateFormat

/// A number as it stands among whole numbers of 64 bits that are values times a power of ten.
enum ScaledNumber: Hashable {
  /// One of them.
  case exactly(Int64)
  /// Between one of them and the next.
  case justAbove(Int64)
  /// Below them all.
  case below
  /// Above them all.
  case above

  /// Places a number among stored ones with some digits behind the point.
  init(_ number: Number, scale: Int) {
    let (coefficient, exponent, isNegative): (UInt128, Int, Bool) =
      switch number {
      case .integer(let whole): (UInt128(whole.magnitude), scale, whole < 0)
      case .decimal(let decimal):
        (decimal.coefficient, decimal.exponent + scale, decimal.isNegative)
      }
    var magnitude = coefficient
    var hasRest = false
    var power = exponent
    while power < 0 && magnitude > 0 {
      let (quotient, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
      magnitude = quotient
      if digit != 0 { hasRest = true }
      power += 1
    }
    while power > 0 && magnitude > 0 {
      let (product, overflows) = magnitude.multipliedReportingOverflow(by: 10)
      if overflows || product > UInt128(UInt64.max) {
        self = isNegative ? .below : .above
        return
      }
      magnitude = product
      power -= 1
    }
    self = Self.placed(magnitude, isNegative: isNegative, hasRest: hasRest)
  }

  private static func placed(
    _ magnitude: UInt128, isNegative: Bool, hasRest: Bool
  ) -> ScaledNumber {
    guard isNegative else {
      guard let whole = Int64(exactly: magnitude) else { return .above }
      if !hasRest { return .exactly(whole) }
      return whole == .max ? .above : .justAbove(whole)
    }
    guard magnitude <= UInt128(Int64.min.magnitude) else { return .below }
    let whole = magnitude == UInt128(Int64.min.magnitude) ? Int64.min : -Int64(magnitude)
    if !hasRest { return .exactly(whole) }
    return whole == .min ? .below : .justAbove(whole - 1)
  }
}
