/// A whole number written in ASCII digits and nothing else.
enum DecimalDigits: Equatable {
  /// The number, leading zeros ignored.
  case number(Int64)
  /// Digits only, but beyond 64 bits.
  case tooLarge
  /// No digits at all, or something else among them.
  case none

  /// Reads the units of a text.
  static func read(_ units: some Sequence<UInt8>) -> DecimalDigits {
    var total: Int64 = 0
    var isEmpty = true
    var isTooLarge = false
    for unit in units {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(unit) else { return .none }
      isEmpty = false
      let (tens, overflowed) = total.multipliedReportingOverflow(by: 10)
      let (sum, overflowedAgain) = tens.addingReportingOverflow(Int64(unit - UInt8(ascii: "0")))
      if overflowed || overflowedAgain { isTooLarge = true }
      total = isTooLarge ? 0 : sum
    }
    if isEmpty { return .none }
    return isTooLarge ? .tooLarge : .number(total)
  }
}
