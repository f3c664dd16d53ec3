import TestSupport

/// A JPEG of Y, Cb and Cr whose planes may be half as fine; every block has a colour of its own, by chance.
struct SampledJPEG {
  /// Blocks of each component across and down in one unit: 1 or 2.
  var factors: [(across: Int, down: Int)]
  var width: Int
  var height: Int
  var seed: UInt64

  var bytes: [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8]
    // JFIF says that three components are Y, Cb and Cr.
    file += TestJPEG.segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
    file += TestJPEG.segment(0xDB, [0] + Array(repeating: 1, count: 64))
    var frame = [8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
    frame.append(3)
    for (index, factor) in factors.enumerated() {
      frame += [UInt8(index + 1), UInt8(factor.across << 4 | factor.down), 0]
    }
    file += TestJPEG.segment(0xC0, frame)
    file += TestJPEG.segment(
      0xC4, [0, 0, 0, 0, 12] + Array(repeating: 0, count: 12) + Array(0...11))
    file += TestJPEG.segment(0xC4, [0x10, 1] + Array(repeating: 0, count: 15) + [0])
    file += TestJPEG.segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0])
    return file + entropyCoded + [0xFF, 0xD9]
  }

  private var entropyCoded: [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var bits = JPEGBits()
    var last = [0, 0, 0]
    let across = 8 * (factors.map(\.across).max() ?? 1)
    let down = 8 * (factors.map(\.down).max() ?? 1)
    let units = ((width + across - 1) / across) * ((height + down - 1) / down)
    for _ in 0..<units {
      for (component, factor) in factors.enumerated() {
        for _ in 0..<factor.across * factor.down {
          // Far from what no colour can be, where clamping early and late differ.
          let range = component == 0 ? 90...165 : 108...148
          let level = 8 * (Int.random(in: range, using: &generator) - 128)
          bits.put(difference: level - last[component])
          last[component] = level
          bits.put(0, 1)
        }
      }
    }
    return bits.bytes
  }
}
