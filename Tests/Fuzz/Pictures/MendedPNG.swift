/// PNG files whose check sums hold: changed by chance they never would, and nothing behind them be reached.
///
/// Two chunks that no picture has are turned into ones that every picture may have, so that their data can
/// be changed without regard to zlib: `rows` into IDAT, `prof` into iCCP.
enum MendedPNG {
  /// Returns the file with the check sum of every whole chunk set right.
  static func bytes(of file: [UInt8]) -> [UInt8] {
    var made = Array(file.prefix(8))
    var rest = file.dropFirst(8)
    while let chunk = chunk(at: rest) {
      switch String(decoding: chunk.name, as: UTF8.self) {
      case "rows": made += self.chunk("IDAT", stored(chunk.data))
      case "prof": made += self.chunk("iCCP", Array("p\0\0".utf8) + stored(chunk.data))
      case let name: made += self.chunk(name, Array(chunk.data), Array(chunk.name))
      }
      rest = rest[chunk.end...]
    }
    return made + rest
  }

  /// The chunk that bytes start with, or nil when not all of it is there.
  static func chunk(
    at bytes: ArraySlice<UInt8>
  ) -> (name: ArraySlice<UInt8>, data: ArraySlice<UInt8>, end: Int)? {
    guard bytes.count >= 12 else { return nil }
    let length = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard length <= bytes.count - 12 else { return nil }
    let start = bytes.startIndex + 8
    return (bytes[start - 4..<start], bytes[start..<start + length], start + length + 4)
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// A chunk with its frame; `rawName` is for names that are no text.
  static func chunk(_ name: String, _ data: [UInt8], _ rawName: [UInt8]? = nil) -> [UInt8] {
    let body = (rawName ?? Array(name.utf8)) + data
    return bigEndian(data.count) + body + bigEndian(Int(checkSum(of: body)))
  }

  /// A zlib stream of stored blocks.
  private static func stored(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let count = UInt16(clamping: bytes.count)
    var stream: [UInt8] = [0x78, 0x01, 1]
    for half in [count, ~count] { stream += [UInt8(half & 255), UInt8(half >> 8)] }
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    return stream + bytes + bigEndian(high << 16 | low)
  }

  private static func checkSum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 0 ? sum >> 1 : 0xEDB8_8320 ^ sum >> 1 }
  }
}
