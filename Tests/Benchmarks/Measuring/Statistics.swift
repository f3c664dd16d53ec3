/// Numbers that sum up many.
enum Statistics {
  /// The value in the middle; nil of nothing.
  static func median(_ values: [Double]) -> Double? { quantile(0.5, of: values) }

  /// The value that a share of the values does not exceed, between neighbours in proportion.
  static func quantile(_ share: Double, of values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let position = share * Double(sorted.count - 1)
    let below = Int(position)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (position - Double(below))
  }
}

extension Duration {
  /// The length in milliseconds.
  var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}

extension Double {
  /// The number with so many digits behind the point.
  func rounded(digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let whole = Int64((magnitude * scale).rounded())
    let sign = self < 0 && whole > 0 ? "-" : ""
    guard digits > 0 else { return sign + String(whole) }
    let fraction = String(whole % Int64(scale))
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(sign)\(whole / Int64(scale)).\(zeros)\(fraction)"
  }
}
