import CommandKit

/// A picture of four coloured quarters that fills its room, with a caption; each number begins with another colour.
struct ProbePicture {
  let number: Int
  let room: TerminalSize

  func lines(_ depth: ColorDepth) -> [TerminalLine] {
    let rows = TerminalSize(columns: room.columns, rows: room.rows - 1)
    let (width, height) = CellPicture.pixels(in: rows)
    var rgb: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let quarter = (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)
        rgb += Self.colors[(quarter + number) % 4]
      }
    }
    let picture = CellPicture(width: width, height: height, rgb: rgb)
    return (picture?.lines(depth) ?? []) + ["picture \(number), \(width)x\(height)"]
  }

  private static let colors: [[UInt8]] = [
    [255, 0, 0], [0, 175, 0], [0, 0, 215], [255, 255, 255],
  ]
}
