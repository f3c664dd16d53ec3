/// JPEGs that are written in another way than most.
enum VariantJPEG {
  /// Four grey blocks, two across.
  static let gray = TestJPEG(columns: 2, rows: 2, blocks: [[40], [90], [200], [17]])

  /// Four blocks in colours, whose components follow one another in scans of their own.
  static var separateScans: [UInt8] {
    let picture = TestJPEG(
      columns: 2, rows: 2, blocks: [[1, 2, 3], [90, 80, 70], [200, 7, 0], [9, 8, 255]])
    var file = picture.head(frame: 0xC0)
    file += TestJPEG.segment(0xC4, [0x10, 1] + Array(repeating: 0, count: 15) + [0])
    for (index, number) in picture.componentNumbers.enumerated() {
      let one = TestJPEG(columns: 2, rows: 2, blocks: picture.blocks.map { [$0[index]] })
      file += TestJPEG.segment(0xDA, [1, number, 0, 0, 63, 0]) + one.entropyCoded
    }
    return file + [0xFF, 0xD9]
  }

  /// The grey blocks, arithmetically coded; the code is the one that libjpeg-turbo makes of them.
  static var arithmetic: [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8] + quantisation([0] + Array(repeating: 1, count: 64))
    file += frame(0xC9)
    // Conditioning as it is when nothing is said, then all coefficients in one scan.
    file += TestJPEG.segment(0xCC, [0, 0x10, 0x10, 5])
    file += TestJPEG.segment(0xDA, [1, 1, 0, 0, 63, 0])
    let code: [UInt8] = [0xFF, 0, 0xF7, 0x82, 0x09, 0x35, 0x62, 0x31, 0x05, 0x2C, 0x24]
    return file + code + [0xFF, 0xD9]
  }

  static func frame(_ marker: UInt8, precision: UInt8 = 8, sampling: UInt8 = 0x11) -> [UInt8] {
    TestJPEG.segment(marker, [precision, 0, 16, 0, 16, 1, 1, sampling, 0])
  }

  static func quantisation(_ table: [UInt8]) -> [UInt8] { TestJPEG.segment(0xDB, table) }

  /// A segment of Adobe that says how components were transformed.
  static func adobe(transform: UInt8) -> (marker: UInt8, data: [UInt8]) {
    (0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform])
  }

  /// The grey picture with some of its bytes exchanged; unchanged when they are not there.
  static func gray(_ old: [UInt8], _ new: [UInt8]) -> [UInt8] {
    let file = gray.bytes
    guard let start = file.indices.first(where: { file[$0...].starts(with: old) }) else {
      return file
    }
    return file[..<start] + new + file[(start + old.count)...]
  }
}
