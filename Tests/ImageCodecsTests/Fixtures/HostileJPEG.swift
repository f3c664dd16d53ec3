/// JPEG files that promise, hold or repeat more than anyone should.
enum HostileJPEG {
  /// A grey progressive picture whose scans say in a few bytes each that a million blocks do not change.
  static func scans(_ count: Int, side: Int) -> [UInt8] {
    let blockCount = (side / 8) * (side / 8)
    let picture = TestJPEG(columns: side / 8, rows: side / 8, blocks: [[128]])
    var file = picture.head(frame: 0xC2)
    // Four zero bits a block: no difference.
    file += TestJPEG.segment(0xDA, [1, 1, 0, 0, 0, 0])
    file += Array(repeating: 0, count: (blockCount + 1) / 2)
    let scan = TestJPEG.emptyScan(component: 1, blockCount: blockCount, hasTable: false)
    file += TestJPEG.emptyScan(component: 1, blockCount: blockCount, hasTable: true)
    for _ in 2..<count { file += scan }
    return file + [0xFF, 0xD9]
  }

  /// A header for so many pixels in a file of 100 bytes or little more.
  static func header(width: Int, height: Int) -> [UInt8] {
    TestJPEG(columns: 1, rows: 1, width: width, height: height, blocks: [[1]]).bytes
  }

  /// A sound picture of one block with bytes behind SOI.
  static func block(_ junk: [UInt8]) -> [UInt8] {
    [0xFF, 0xD8] + junk + TestJPEG(columns: 1, rows: 1, blocks: [[1, 2, 3]]).bytes.dropFirst(2)
  }

  /// Restart markers where data should be.
  static func restarts(_ count: Int) -> [UInt8] {
    var picture = TestJPEG(columns: 8, rows: 8, blocks: [[1]])
    picture.restartInterval = 1
    picture.hasEnd = false
    return picture.bytes + (0..<count).flatMap { [0xFF, 0xD0 + UInt8($0 % 8)] } + [0xFF, 0xD9]
  }
}
