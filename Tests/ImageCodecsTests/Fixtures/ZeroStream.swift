/// A zlib stream that inflates to nothing but zeros, about a thousand times its own size.
///
/// One block with codes made for it: two zero bits stand for 258 bytes, so that the stream itself is zero but
/// for its ends.
struct ZeroStream {
  /// What the stream holds before the zeros.
  private(set) var head: [UInt8]
  /// How many zero bytes follow.
  private(set) var zeroCount: Int
  /// What it ends with.
  private(set) var tail: [UInt8]

  /// Creates a stream that inflates to so many bytes, at least one.
  init(inflatedCount: Int) {
    var bits = Bits()
    Self.putTables(&bits)
    // 258 at a time behind the first; what is left over stands in front, one by one.
    for _ in 0...(inflatedCount - 1) % 258 { bits.put([true, false]) }
    let zeroBits = (inflatedCount - 1) / 258 * 2
    let gap = min(zeroBits, (8 - bits.count % 8) % 8)
    bits.put(Array(repeating: false, count: gap))
    head = [0x78, 0xDA]
    zeroCount = 0
    var end = Bits()
    if bits.count.isMultiple(of: 8) {
      head += bits.bytes
      zeroCount = (zeroBits - gap) / 8
      end.put(Array(repeating: false, count: (zeroBits - gap) % 8))
    } else {
      end = bits
    }
    end.put([true, true])
    // Adler-32 of zeros: the first sum stays 1, the second counts.
    tail = end.bytes + TestPNG.bigEndian((inflatedCount % 65521) << 16 | 1)
  }

  /// The whole stream.
  var bytes: [UInt8] { head + Array(repeating: 0, count: zeroCount) + tail }

  /// Lengths of codes: 2 for the byte zero and the end, 1 for a match of 258 and for the distance 1.
  private static func putTables(_ bits: inout Bits) {
    bits.put(1, 1)
    bits.put(2, 2)
    bits.put(286 - 257, 5)
    bits.put(0, 5)
    bits.put(18 - 4, 4)
    // In the order 16, 17, 18, 0, 8, …, 2, 14, 1: a run of zeros is one bit, 1 and 2 are two.
    for length in [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2] { bits.put(length, 3) }
    func putRun(_ count: Int) {
      bits.put([false])
      bits.put(count - 11, 7)
    }
    let (one, two) = ([true, false], [true, true])
    bits.put(two)
    putRun(138)
    putRun(117)
    bits.put(two)
    putRun(28)
    bits.put(one)
    bits.put(one)
  }

  /// Bits in the order of deflate, the lowest of each byte first; codes have their highest bit first.
  private struct Bits {
    private(set) var count = 0
    private(set) var bytes: [UInt8] = []

    mutating func put(_ code: [Bool]) {
      for bit in code {
        if count.isMultiple(of: 8) { bytes.append(0) }
        if bit { bytes[bytes.count - 1] |= 1 << UInt8(count % 8) }
        count += 1
      }
    }

    mutating func put(_ number: Int, _ size: Int) {
      put((0..<size).map { number >> $0 & 1 == 1 })
    }
  }
}
