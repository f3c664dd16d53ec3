/// A comparison of an RGB profile with sRGB by its numbers, since names and check sums of profiles vary.
struct SRGBLikeness {
  private let reader: EndianBytes
  private let tags: [Int: Range<Int>]

  init(_ reader: EndianBytes, tags: [Int: Range<Int>]) {
    self.reader = reader
    self.tags = tags
  }

  /// Tells whether primaries and curves are those of sRGB and nothing else decides.
  var holds: Bool {
    // A profile with tables is used through them, whatever its primaries say.
    guard tags[0x4132_4230] == nil else { return false }
    return hasPrimaries && [0x7254_5243, 0x6754_5243, 0x6254_5243].allSatisfy(hasCurve)
  }

  /// The primaries of sRGB adapted to D50, by tag.
  private static let primaries: [(tag: Int, x: Double, y: Double, z: Double)] = [
    (0x7258_595A, 0.4361, 0.2225, 0.0139), (0x6758_595A, 0.3851, 0.7169, 0.0971),
    (0x6258_595A, 0.1431, 0.0606, 0.7141),
  ]

  private var hasPrimaries: Bool {
    SRGBLikeness.primaries.allSatisfy { primary in
      guard let range = tags[primary.tag], range.count >= 20 else { return false }
      let wanted = [primary.x, primary.y, primary.z]
      return wanted.indices.allSatisfy { index in
        guard let value = fixed(at: range.lowerBound + 8 + 4 * index) else { return false }
        return abs(value - wanted[index]) < 0.002
      }
    }
  }

  /// Whether the curve of a tag stays within half a step of 8 bits of the curve of sRGB.
  private func hasCurve(_ tag: Int) -> Bool {
    guard let range = tags[tag], range.count >= 12 else { return false }
    if reader.has("para", at: range.lowerBound) { return hasParametricCurve(range) }
    guard reader.has("curv", at: range.lowerBound),
      let count = reader.number(at: range.lowerBound + 8, size: 4), count >= 16,
      range.count >= 12 + 2 * count
    else { return false }
    return stride(from: 0, to: count, by: max(1, count / 64)).allSatisfy { index in
      guard let value = reader.number(at: range.lowerBound + 12 + 2 * index, size: 2) else {
        return false
      }
      let wanted = SRGBLikeness.linear(Double(index) / Double(count - 1))
      return abs(Double(value) / 65535 - wanted) < 0.004
    }
  }

  private func hasParametricCurve(_ range: Range<Int>) -> Bool {
    guard let kind = reader.number(at: range.lowerBound + 8, size: 2), kind == 3 || kind == 4 else {
      return false
    }
    let wanted = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    return range.count >= 12 + 4 * wanted.count
      && wanted.indices.allSatisfy { index in
        guard let value = fixed(at: range.lowerBound + 12 + 4 * index) else { return false }
        return abs(value - wanted[index]) < 0.002
      }
  }

  /// The number of 16 integer and 16 fractional bits at an offset.
  private func fixed(at offset: Int) -> Double? {
    reader.number(at: offset, size: 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  /// The light of an sRGB value; the power 2.4 is the twelfth fifth.
  private static func linear(_ value: Double) -> Double {
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
  }

  /// Newton's method; the standard library has no power function.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 { root -= (root - value / (root * root * root * root)) / 5 }
    return root
  }
}
