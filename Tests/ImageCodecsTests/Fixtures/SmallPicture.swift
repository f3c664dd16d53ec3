import Testing

/// Small pictures of every kind, to be cut and damaged.
struct SmallPicture: CustomTestStringConvertible, Sendable {
  var name: String
  var bytes: [UInt8]
  var testDescription: String { name }

  static let jpegs: [SmallPicture] = {
    let colors = (0..<6).map { block in (0..<3).map { UInt8(block * 40 + $0 * 9) } }
    let inks = (0..<4).map { block in (0..<4).map { UInt8(block * 50 + $0 * 11) } }
    let greys = (0..<6).map { [UInt8($0 * 50)] }
    let color = TestJPEG(columns: 3, rows: 2, blocks: colors)
    let grey = TestJPEG(columns: 2, rows: 3, width: 13, height: 19, blocks: greys)
    let ink = TestJPEG(columns: 2, rows: 2, blocks: inks)
    var restarting = color
    restarting.restartInterval = 2
    return [
      SmallPicture(name: "colour", bytes: color.bytes),
      SmallPicture(name: "grey", bytes: grey.bytes),
      SmallPicture(name: "inks", bytes: ink.bytes),
      SmallPicture(name: "restarts", bytes: restarting.bytes),
      SmallPicture(name: "progressive colour", bytes: color.progressiveBytes),
      SmallPicture(name: "progressive grey", bytes: grey.progressiveBytes),
      SmallPicture(name: "progressive inks", bytes: ink.progressiveBytes),
    ]
  }()

  static let pngs: [SmallPicture] = {
    let kinds: [(name: String, colorType: UInt8, depths: [Int], channels: Int)] = [
      ("grey", 0, [1, 2, 4, 8, 16], 1), ("RGB", 2, [8, 16], 3), ("palette", 3, [1, 2, 4, 8], 1),
      ("grey with alpha", 4, [8, 16], 2), ("RGBA", 6, [8, 16], 4),
    ]
    return kinds.flatMap { kind in
      kind.depths.flatMap { depth in
        [false, true].map { isInterlaced in
          let picture = png(kind.colorType, depth, kind.channels, isInterlaced: isInterlaced)
          let name = "\(depth)-bit \(kind.name)" + (isInterlaced ? ", interlaced" : "")
          return SmallPicture(name: name, bytes: picture)
        }
      }
    }
  }()

  private static func png(
    _ colorType: UInt8, _ depth: Int, _ channels: Int, isInterlaced: Bool
  ) -> [UInt8] {
    let side = 5
    let rows = (isInterlaced ? Adam7.passes : Adam7.single).flatMap { pass -> [[UInt8]] in
      let across = (side - pass.x + pass.across - 1) / pass.across
      let down = (side - pass.y + pass.down - 1) / pass.down
      return across == 0 ? [] : (0..<down).map { row($0, (across * channels * depth + 7) / 8) }
    }
    let palette: [UInt8] = (0..<(3 << depth)).map { UInt8($0 & 255) }
    return TestPNG(
      width: side, height: side, bitDepth: depth, colorType: colorType, rows: rows,
      before: colorType == 3 ? [("PLTE", palette)] : [], isInterlaced: isInterlaced
    ).bytes
  }

  private static func row(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8((number * 60 + $0 * 23 + 5) & 255) }
  }
}
