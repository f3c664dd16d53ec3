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
  /// How many blocks stand between two restart markers; none when zero.
  var restartInterval = 0
  var hasEnd = true

  var bytes: [UInt8] {
    var file = head(frame: 0xC0)
    // The AC table knows the end of a block only.
    file += Self.segment(0xC4, [0x10, 1] + Array(repeating: 0, count: 15) + [0])
    if restartInterval > 0 {
      file += Self.segment(0xDD, [UInt8(restartInterval >> 8), UInt8(restartInterval & 255)])
    }
    file += Self.segment(0xDA, scanComponents + [0, 63, 0])
    return file + entropyCoded + (hasEnd ? [0xFF, 0xD9] : [])
  }

  var componentCount: Int { blocks.first?.count ?? 1 }

  var componentNumbers: [UInt8] { Self.componentNumbers[componentCount - 1] }

  /// What a scan of all components says of them.
  var scanComponents: [UInt8] { [UInt8(componentCount)] + componentNumbers.flatMap { [$0, 0] } }

  /// Everything up to the table for DC, which gives each category 0...11 four bits.
  func head(frame marker: UInt8) -> [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8]
    for segment in segments { file += Self.segment(segment.marker, segment.data) }
    file += Self.segment(0xDB, [0] + Array(repeating: 1, count: 64))
    let (width, height) = (width ?? 8 * columns, height ?? 8 * rows)
    var frame = [8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
    frame.append(UInt8(componentCount))
    for number in componentNumbers { frame += [number, 0x11, 0] }
    file += Self.segment(marker, frame)
    return file
      + Self.segment(0xC4, [0, 0, 0, 0, 12] + Array(repeating: 0, count: 12) + Array(0...11))
  }

  private static let componentNumbers: [[UInt8]] = [
    [1], [1, 2], Array("RGB".utf8), [1, 2, 3, 4],
  ]

  static func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 255)] + data
  }

  /// The data of the one scan.
  var entropyCoded: [UInt8] {
    var made: [UInt8] = []
    var bits = JPEGBits()
    var last = Array(repeating: 0, count: componentCount)
    for (index, block) in blocks.enumerated() {
      if restartInterval > 0, index > 0, index.isMultiple(of: restartInterval) {
        made += bits.bytes + [0xFF, 0xD0 + UInt8((index / restartInterval - 1) % 8)]
        bits = JPEGBits()
        last = Array(repeating: 0, count: componentCount)
      }
      for (component, sample) in block.enumerated() {
        let level = 8 * (Int(sample) - 128)
        bits.put(difference: level - last[component])
        last[component] = level
        bits.put(0, 1)
      }
    }
    return made + bits.bytes
  }
}
