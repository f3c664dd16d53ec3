extension TestJPEG {
  /// The same picture in scans: all but the last bit of every block, the last bit, and for each component
  /// that there is nothing else.
  var progressiveBytes: [UInt8] {
    var file = head(frame: 0xC2)
    file += Self.segment(0xDA, scanComponents + [0, 0, 0x01]) + firstScan
    file += Self.segment(0xDA, scanComponents + [0, 0, 0x10]) + lastBits
    for number in componentNumbers {
      file += Self.emptyScan(component: number, blockCount: blocks.count, hasTable: true)
    }
    return file + (hasEnd ? [0xFF, 0xD9] : [])
  }

  /// A scan that says of one component that nothing follows in any block, in runs as long as possible.
  static func emptyScan(component: UInt8, blockCount: Int, hasTable: Bool) -> [UInt8] {
    // The one code that the table needs is that of the longest run.
    let longest = min(blockCount, 32_767)
    let category = Int.bitWidth - 1 - longest.leadingZeroBitCount
    let table = [0x10, 1] + Array(repeating: 0, count: 15) + [UInt8(category << 4)]
    var bits = JPEGBits()
    var rest = blockCount
    while rest > 0 {
      // A run is at least half of the longest, so that the last two may have to share.
      let run = rest <= longest ? rest : min(longest, rest - (1 << category))
      bits.put(0, 1)
      bits.put(run - 1 << category, category)
      rest -= run
    }
    return (hasTable ? segment(0xC4, table) : [])
      + segment(0xDA, [1, component, 0, 1, 63, 0]) + bits.bytes
  }

  private var levels: [[Int]] { blocks.map { $0.map { 8 * (Int($0) - 128) } } }

  private var firstScan: [UInt8] {
    var bits = JPEGBits()
    var last = Array(repeating: 0, count: componentCount)
    for block in levels {
      for (component, level) in block.enumerated() {
        bits.put(difference: level >> 1 - last[component])
        last[component] = level >> 1
      }
    }
    return bits.bytes
  }

  private var lastBits: [UInt8] {
    var bits = JPEGBits()
    for level in levels.joined() { bits.put(level & 1, 1) }
    return bits.bytes
  }
}
