/// Operations on the 64 bits of whole numbers; nil when one of the two is none of 64 bits.
extension Number {
  /// Returns the bits that are set in both.
  package func bitwiseAnd(_ other: Number) -> Number? { bits(with: other) { $0 & $1 } }

  /// Returns the bits that are set in either.
  package func bitwiseOr(_ other: Number) -> Number? { bits(with: other) { $0 | $1 } }

  /// Returns the bits that are set in one only.
  package func bitwiseXor(_ other: Number) -> Number? { bits(with: other) { $0 ^ $1 } }

  /// Returns the bits moved up, those past the 64th lost; nil for a count outside 0…63.
  package func shiftedLeft(by count: Number) -> Number? {
    bits(with: count) { (0...63).contains($1) ? $0 &<< $1 : nil }
  }

  /// Returns the bits moved down, the sign kept; nil for a count outside 0…63.
  package func shiftedRight(by count: Number) -> Number? {
    bits(with: count) { (0...63).contains($1) ? $0 &>> $1 : nil }
  }

  /// The number with every bit turned.
  package var onesComplement: Number? { integerValue.map { .integer(~$0) } }

  private func bits(with other: Number, _ operation: (Int64, Int64) -> Int64?) -> Number? {
    guard let left = integerValue, let right = other.integerValue else { return nil }
    return operation(left, right).map { .integer($0) }
  }
}
