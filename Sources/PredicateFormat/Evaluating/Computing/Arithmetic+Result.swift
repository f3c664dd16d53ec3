extension Arithmetic {
  /// Returns what the operation makes of two numbers; nil where there is no result.
  package func result(_ left: Number, _ right: Number) -> Number? {
    switch self {
    case .add: left.adding(right)
    case .subtract: left.subtracting(right)
    case .multiply: left.multiplied(by: right)
    case .divide: left.divided(by: right)
    case .modulus: left.remainder(dividingBy: right)
    case .power: left.raised(to: right)
    case .bitwiseAnd: left.bitwiseAnd(right)
    case .bitwiseOr: left.bitwiseOr(right)
    case .bitwiseXor: left.bitwiseXor(right)
    case .shiftLeft: left.shiftedLeft(by: right)
    case .shiftRight: left.shiftedRight(by: right)
    }
  }
}
