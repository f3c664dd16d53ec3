/// A picture drawn with the cells of a terminal, each of which shows two pixels, one above the other.
///
/// A cell is about twice as high as it is wide, so that the pixels are square.
///
///     let (width, height) = CellPicture.pixels(in: TerminalSize(columns: 40, rows: 12))  // 40, 24
///     let picture = CellPicture(width: width, height: height, rgb: pixels)
///     for line in picture?.lines(console.pictureDepth) ?? [] { console.note(line) }
package struct CellPicture: Hashable, Sendable {
  /// The most pixels a side may have.
  package static let largestSide = 2000

  private let width: Int
  private let height: Int
  private let rgb: [UInt8]

  /// Makes a picture of red, green and blue of each pixel, row by row from the top.
  ///
  /// Nil when a side is not 1 to `largestSide` pixels or the bytes are not three for each pixel.
  package init?(width: Int, height: Int, rgb: [UInt8]) {
    let bounds = 1...Self.largestSide
    guard bounds.contains(width), bounds.contains(height), rgb.count == 3 * width * height else {
      return nil
    }
    self.width = width
    self.height = height
    self.rgb = rgb
  }

  /// Returns one line for two rows of pixels; none when the terminal has not enough colours.
  ///
  /// Where the number of rows is odd, the lower half of the last line is the terminal's background.
  package func lines(_ depth: ColorDepth) -> [TerminalLine] {
    guard depth != .none else { return [] }
    return stride(from: 0, to: height, by: 2).map { row in
      TerminalLine(
        CellRun(
          cells: (0..<width).compactMap { column in
            color(column, row, depth).map {
              CellRun.Cell(upper: $0, lower: color(column, row + 1, depth))
            }
          }))
    }
  }

  /// Returns how many pixels, which are square, there is room for in so many columns and rows.
  package static func pixels(in size: TerminalSize) -> (width: Int, height: Int) {
    (min(size.columns, largestSide), min(size.rows, largestSide / 2) * 2)
  }

  private func color(_ column: Int, _ row: Int, _ depth: ColorDepth) -> CellColor? {
    guard row < height else { return nil }
    let start = 3 * (row * width + column)
    return CellColor(
      red: rgb[start], green: rgb[start + 1], blue: rgb[start + 2], depth: depth)
  }
}
