/// The bits of a JPEG scan, the highest of each byte first.
struct JPEGBits {
  private var bits: [Bool] = []

  mutating func put(_ value: Int, _ count: Int) {
    for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
  }

  /// Writes a difference of DC values: its category in four bits, then as many bits of its own.
  mutating func put(difference: Int) {
    let category =
      difference == 0 ? 0 : Int.bitWidth - abs(difference).leadingZeroBitCount
    put(category, 4)
    put(difference < 0 ? difference - 1 : difference, category)
  }

  /// Filled up with ones; a zero follows each byte that looks like a marker.
  var bytes: [UInt8] {
    var filled = bits
    while !filled.count.isMultiple(of: 8) { filled.append(true) }
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: filled.count, by: 8) {
      let byte = filled[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
      bytes.append(UInt8(byte))
      if byte == 255 { bytes.append(0) }
    }
    return bytes
  }
}
