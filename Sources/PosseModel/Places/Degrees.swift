/// An angle on the globe: a count of 10⁻⁷ degrees, about a centimetre of the ground.
package struct Degrees: Hashable, Sendable {
  /// 10⁻⁷ degrees.
  package let tenMillionths: Int64

  /// Creates the angle from its stored count; any number is taken.
  package init(tenMillionths: Int64) {
    self.tenMillionths = tenMillionths
  }

  /// Reads a decimal number of degrees within the bounds of its axis.
  ///
  /// The grammar is an optional ASCII sign, digits, and perhaps `.` and digits. What is finer than
  /// seven digits is rounded, halves away from zero; the bound is checked on what was typed.
  package init(parsing text: String, axis: Axis) throws(CoordinateError) {
    try self.init(Blank.trimmed(text), axis: axis, of: text)
  }

  init(
    _ trimmed: Substring.UnicodeScalarView, axis: Axis, of text: String
  ) throws(CoordinateError) {
    // No angle is written longer, and what is gets no closer look.
    guard Substring(trimmed).utf8.count <= 1_000 else {
      throw .notANumber(text: Excerpt.of(text), axis: axis)
    }
    var rest = trimmed
    let isNegative = rest.first == "-"
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    let parts = rest.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Degrees.isDigit) })
    else { throw .notANumber(text: Excerpt.of(text), axis: axis) }
    let whole = parts[0].drop { $0 == "0" }
    guard whole.count <= 3 else { throw .outOfRange(text: Excerpt.of(text), axis: axis) }
    let fraction = parts.count == 2 ? parts[1] : Substring.UnicodeScalarView()
    var count: Int64 = 0
    for digit in whole { count = count * 10 + Degrees.value(of: digit) }
    let kept = fraction.prefix(7)
    for digit in kept { count = count * 10 + Degrees.value(of: digit) }
    for _ in kept.count..<7 { count *= 10 }
    let finer = fraction.dropFirst(7)
    let limit = axis.limit * 10_000_000
    guard count < limit || (count == limit && finer.allSatisfy { $0 == "0" }) else {
      throw .outOfRange(text: Excerpt.of(text), axis: axis)
    }
    if let next = finer.first, next >= "5" { count += 1 }
    self.init(tenMillionths: isNegative ? -count : count)
  }

  /// The degrees as a decimal number with only the digits it needs, such as `-94.85`.
  ///
  /// ``init(parsing:axis:)`` reads it back.
  package var machineText: String {
    let magnitude = tenMillionths.magnitude
    var text = (tenMillionths < 0 ? "-" : "") + String(magnitude / 10_000_000)
    var fraction = String(magnitude % 10_000_000)
    guard fraction != "0" else { return text }
    fraction = String(repeating: "0", count: 7 - fraction.utf8.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    text += "." + fraction
    return text
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private static func value(of digit: Unicode.Scalar) -> Int64 {
    Int64(digit.value) - 48
  }
}

extension Degrees {
  /// Which way an angle is measured, and how far it may go.
  package enum Axis: String, Hashable, Sendable {
    /// North of the equator, −90 to 90.
    case latitude
    /// East of Greenwich, −180 to 180.
    case longitude

    /// The largest angle either way, in degrees.
    package var limit: Int64 {
      switch self {
      case .latitude: 90
      case .longitude: 180
      }
    }
  }
}
