/// A writer of PNG files for tests that shares no code with the one it tests: no filter, no compression.
struct TestPNG {
  var width: Int
  var height: Int
  var bitDepth = 8
  var colorType: UInt8
  /// Packed rows without filter bytes.
  var rows: [[UInt8]]
  /// Chunks between IHDR and IDAT.
  var before: [(name: String, data: [UInt8])] = []
  /// Chunks between IDAT and IEND.
  var after: [(name: String, data: [UInt8])] = []
  /// Tells whether the rows are those of the seven passes.
  var isInterlaced = false

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var bytes: [UInt8] {
    var file = Self.signature
    let header =
      Self.bigEndian(width) + Self.bigEndian(height)
      + [UInt8(bitDepth), colorType, 0, 0, isInterlaced ? 1 : 0]
    file += Self.chunk("IHDR", header)
    for chunk in before { file += Self.chunk(chunk.name, chunk.data) }
    file += Self.chunk("IDAT", Self.stored(rows.flatMap { [0] + $0 }))
    for chunk in after { file += Self.chunk(chunk.name, chunk.data) }
    return file + Self.chunk("IEND", [])
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bigEndian(data.count) + body + bigEndian(Int(crc(body)))
  }

  static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// A zlib stream of stored blocks.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65535, bytes.count)
      let count = UInt16(end - start)
      stream.append(end == bytes.count ? 1 : 0)
      for half in [count, ~count] { stream += [UInt8(half & 255), UInt8(half >> 8)] }
      stream += bytes[start..<end]
      start = end
    } while start < bytes.count
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return stream + bigEndian(Int(high << 16 | low))
  }

  static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 0 ? sum >> 1 : 0xEDB8_8320 ^ sum >> 1 }
  }
}

/// The chunks of a PNG, with their check sums looked at.
func chunks(of png: [UInt8]) -> [(name: String, data: [UInt8], isSound: Bool)] {
  var result: [(name: String, data: [UInt8], isSound: Bool)] = []
  var offset = 8
  func number(at start: Int) -> Int { png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  while offset + 12 <= png.count {
    let end = offset + 8 + number(at: offset)
    guard end + 4 <= png.count else { break }
    let body = Array(png[offset + 4..<end])
    result.append(
      (
        String(decoding: body[..<4], as: UTF8.self), Array(body[4...]),
        Int(TestPNG.crc(body)) == number(at: end)
      ))
    offset = end + 4
  }
  return result
}
