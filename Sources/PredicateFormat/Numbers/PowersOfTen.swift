/// The powers of ten that 128 bits hold, and how many digits a number has.
enum PowersOfTen {
  /// The greatest power that fits.
  static let last = 38

  private static let powers: [UInt128] = {
    var powers: [UInt128] = [1]
    for _ in 0..<last { powers.append((powers.last ?? 0) &* 10) }
    return powers
  }()

  /// Returns ten to a power of 0…38; any other is brought to the nearest of these.
  static subscript(exponent: Int) -> UInt128 { powers[min(max(exponent, 0), last)] }

  /// Returns how many digits a number has; zero has none.
  static func digitCount(of value: UInt128) -> Int {
    guard value != 0 else { return 0 }
    let estimate = leastDigits(bits: UInt128.bitWidth - value.leadingZeroBitCount)
    return value >= powers[estimate] ? estimate + 1 : estimate
  }

  /// Returns a number of digits that a number of so many bits has at least, or one less than it has.
  ///
  /// 78913 / 2^18 is the logarithm of 2 to base 10, exact enough for numbers of 256 bits.
  static func leastDigits(bits: Int) -> Int { (bits * 78913) >> 18 }
}
