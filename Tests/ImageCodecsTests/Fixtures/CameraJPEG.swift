@testable import ImageCodecs
import Raster

/// A writer of JPEG frames as cameras send them.
///
/// They have the tables of the standard or none, and planes that may be half as fine. Every block has one
/// value, by its place.
struct CameraJPEG {
  /// Blocks of each component across and down in one unit: 1 or 2; one component is grey.
  var factors: [(across: Int, down: Int)]
  var size: PixelSize
  var hasTables = true
  /// How many units stand between two restart markers; none when zero.
  var restartInterval = 0
  /// Segments behind SOI.
  var segments: [[UInt8]] = []
  var hasEnd = true

  /// What cameras do, by name.
  static let samplings: [(name: String, factors: [(across: Int, down: Int)])] = [
    ("4:2:2", [(2, 1), (1, 1), (1, 1)]), ("4:2:0", [(2, 2), (1, 1), (1, 1)]),
    ("4:4:4", [(1, 1), (1, 1), (1, 1)]), ("grey", [(1, 1)]),
  ]

  /// The segment for AVI players, which says that the frame is one of two fields or none.
  static func avi(polarity: UInt8) -> [UInt8] {
    TestJPEG.segment(0xE0, Array("AVI1".utf8) + [polarity] + Array(repeating: 0, count: 9))
  }

  var bytes: [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8] + segments.joined()
    file += TestJPEG.segment(0xDB, [0] + Array(repeating: 1, count: 64))
    var frame = [
      8, UInt8(size.height >> 8), UInt8(size.height & 255), UInt8(size.width >> 8),
      UInt8(size.width & 255), UInt8(factors.count),
    ]
    for (index, factor) in factors.enumerated() {
      frame += [UInt8(index + 1), UInt8(factor.across << 4 | factor.down), 0]
    }
    file += TestJPEG.segment(0xC0, frame)
    if hasTables { file += StandardHuffmanTable.segment }
    if restartInterval > 0 { file += TestJPEG.segment(0xDD, [0, UInt8(restartInterval)]) }
    var scan = [UInt8(factors.count)]
    for index in factors.indices { scan += [UInt8(index + 1), index == 0 ? 0 : 0x11] }
    file += TestJPEG.segment(0xDA, scan + [0, 63, 0])
    return file + entropyCoded + (hasEnd ? [0xFF, 0xD9] : [])
  }

  private var entropyCoded: [UInt8] {
    var made: [UInt8] = []
    var bits = JPEGBits()
    var last = Array(repeating: 0, count: factors.count)
    let across = 8 * (factors.map(\.across).max() ?? 1)
    let down = 8 * (factors.map(\.down).max() ?? 1)
    let units = ((size.width + across - 1) / across) * ((size.height + down - 1) / down)
    for unit in 0..<units {
      if restartInterval > 0, unit > 0, unit.isMultiple(of: restartInterval) {
        made += bits.bytes + [0xFF, 0xD0 + UInt8((unit / restartInterval - 1) % 8)]
        bits = JPEGBits()
        last = Array(repeating: 0, count: factors.count)
      }
      for (component, factor) in factors.enumerated() {
        for block in 0..<factor.across * factor.down {
          let value = component == 0 ? 60 + (unit * 37 + block * 11) % 130 : 90 + unit * 29 % 70
          let level = 8 * (value - 128)
          bits.put(standard: level - last[component], isLuma: component == 0)
          last[component] = level
        }
      }
    }
    return made + bits.bytes
  }
}

extension JPEGBits {
  /// Writes a difference of DC values and the end of the block by the tables of the standard.
  fileprivate mutating func put(standard difference: Int, isLuma: Bool) {
    let category = difference == 0 ? 0 : Int.bitWidth - abs(difference).leadingZeroBitCount
    let luma = ["00", "010", "011", "100", "101", "110", "1110"]
    let color = ["00", "01", "10", "110"]
    let codes = isLuma ? luma : color
    let code =
      category < codes.count
      ? codes[category]
      : String(repeating: "1", count: category - codes.count + (isLuma ? 4 : 3)) + "0"
    for bit in code { put(bit == "1" ? 1 : 0, 1) }
    put(difference < 0 ? difference - 1 : difference, category)
    if isLuma { put(0b1010, 4) } else { put(0, 2) }
  }
}
