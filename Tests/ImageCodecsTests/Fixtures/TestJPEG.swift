/// A writer of baseline JPEG files for tests: every 8x8 block has one colour, given exactly.
///
/// One to four components without subsampling; three are RGB and four are inks unless a segment says
/// otherwise. Quantisation is 1, so that a flat block decodes to the very value that went in.
struct TestJPEG {
  /// Size in blocks.
  var columns: Int
  var rows: Int
  /// Size in pixels, when it is not a whole number of blocks.
  var width: Int?
  var height: Int?
  /// The samples of each block, row after row.
  var blocks: [[UInt8]]
  /// Segments behind SOI: marker and data without length.
  var segments: [(marker: UInt8, data: [UInt8])] = []
  var hasEnd = true

  var bytes: [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8]
    for segment in segments { file += Self.segment(segment.marker, segment.data) }
    file += Self.segment(0xDB, [0] + Array(repeating: 1, count: 64))
    let components = blocks.first?.count ?? 1
    let numbers = Self.componentNumbers[components - 1]
    let (width, height) = (width ?? 8 * columns, height ?? 8 * rows)
    var frame = [8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
    frame.append(UInt8(components))
    for number in numbers { frame += [number, 0x11, 0] }
    file += Self.segment(0xC0, frame)
    // The DC table gives each category 0...11 four bits; the AC table knows the end of a block only.
    file += Self.segment(0xC4, [0, 0, 0, 0, 12] + Array(repeating: 0, count: 12) + Array(0...11))
    file += Self.segment(0xC4, [0x10, 1] + Array(repeating: 0, count: 15) + [0])
    var scan: [UInt8] = [UInt8(components)]
    for number in numbers { scan += [number, 0] }
    file += Self.segment(0xDA, scan + [0, 63, 0])
    return file + entropyCoded + (hasEnd ? [0xFF, 0xD9] : [])
  }

  private static let componentNumbers: [[UInt8]] = [
    [1], [1, 2], Array("RGB".utf8), [1, 2, 3, 4],
  ]

  static func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 255)] + data
  }

  private var entropyCoded: [UInt8] {
    var bits: [Bool] = []
    func put(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    var last = Array(repeating: 0, count: blocks.first?.count ?? 1)
    for block in blocks {
      for (component, sample) in block.enumerated() {
        let level = 8 * (Int(sample) - 128)
        let step = level - last[component]
        last[component] = level
        let category = step == 0 ? 0 : Int.bitWidth - abs(step).leadingZeroBitCount
        put(category, 4)
        put(step < 0 ? step - 1 : step, category)
        put(0, 1)
      }
    }
    while !bits.count.isMultiple(of: 8) { bits.append(true) }
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: bits.count, by: 8) {
      let byte = bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
      bytes.append(UInt8(byte))
      if byte == 255 { bytes.append(0) }
    }
    return bytes
  }
}
