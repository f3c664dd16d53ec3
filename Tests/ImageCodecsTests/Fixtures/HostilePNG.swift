/// PNG files that promise, hold or repeat more than anyone should.
enum HostilePNG {
  /// A picture of zeros, a thousandth of its size.
  static func zeros(
    width: Int, height: Int, bitDepth: Int = 8, colorType: UInt8 = 0, isInterlaced: Bool = false
  ) -> [UInt8] {
    let channels = [0: 1, 2: 3, 4: 2, 6: 4][Int(colorType)] ?? 1
    var passes = [(width, height)]
    if isInterlaced {
      passes = Adam7.passes.map { pass in
        (
          (width - pass.x + pass.across - 1) / pass.across,
          (height - pass.y + pass.down - 1) / pass.down
        )
      }
    }
    let size = passes.reduce(0) { sum, pass in
      pass.0 == 0 ? sum : sum + (1 + (pass.0 * channels * bitDepth + 7) / 8) * pass.1
    }
    let header =
      TestPNG.bigEndian(width) + TestPNG.bigEndian(height)
      + [UInt8(bitDepth), colorType, 0, 0, isInterlaced ? 1 : 0]
    return TestPNG.signature + TestPNG.chunk("IHDR", header)
      + data(ZeroStream(inflatedCount: max(1, size))) + TestPNG.chunk("IEND", [])
  }

  /// IDAT chunks with a stream; those of zeros are all the same, and so are made once.
  private static func data(_ stream: ZeroStream) -> [UInt8] {
    let zeros = TestPNG.chunk("IDAT", Array(repeating: 0, count: 65_536))
    var bytes = TestPNG.chunk("IDAT", stream.head)
    for _ in 0..<stream.zeroCount / 65_536 { bytes += zeros }
    bytes += TestPNG.chunk("IDAT", Array(repeating: 0, count: stream.zeroCount % 65_536))
    return bytes + TestPNG.chunk("IDAT", stream.tail)
  }

  /// A sound picture of one pixel with chunks before its pixel.
  static func pixel(_ before: [(name: String, data: [UInt8])]) -> [UInt8] {
    TestPNG(width: 1, height: 1, colorType: 2, rows: [[1, 2, 3]], before: before).bytes
  }

  /// The same with a chunk in front that says to be longer than all the rest.
  static func declaring(_ length: Int, _ name: String) -> [UInt8] {
    let sound = pixel([])
    let afterHeader = TestPNG.signature.count + 25
    return sound[..<afterHeader] + TestPNG.bigEndian(length) + Array(name.utf8)
      + sound[afterHeader...]
  }

  /// The same with its pixel in many chunks.
  static func scattered(emptyChunks count: Int) -> [UInt8] {
    let sound = pixel([])
    let afterHeader = TestPNG.signature.count + 25
    let empty = TestPNG.chunk("IDAT", [])
    return sound[..<afterHeader] + (0..<count).flatMap { _ in empty } + sound[afterHeader...]
  }
}
