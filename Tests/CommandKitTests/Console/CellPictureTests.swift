import Testing

@testable import CommandKit

@Suite struct CellPictureTests {
  private static let red: [UInt8] = [255, 0, 0]
  private static let blue: [UInt8] = [0, 0, 255]

  private static func lines(
    _ width: Int, _ height: Int, _ pixels: [[UInt8]], _ depth: ColorDepth = .full
  ) throws -> [TerminalLine] {
    let picture = CellPicture(width: width, height: height, rgb: pixels.flatMap { $0 })
    return try #require(picture).lines(depth)
  }

  @Test func `a cell is two pixels, and colours are set where they change`() throws {
    let lines = try Self.lines(
      4, 2,
      [
        Self.red, Self.red, Self.blue, Self.blue,
        Self.blue, Self.blue, Self.blue, [1, 2, 3],
      ])
    #expect(
      lines.map { $0.rendered(inColor: true) } == [
        "\u{1B}[38;2;255;0;0;48;2;0;0;255m▀▀\u{1B}[38;2;0;0;255m▀\u{1B}[48;2;1;2;3m▀\u{1B}[0m"
      ])
  }

  @Test func `every line sets its colours anew and leaves none`() throws {
    let lines = try Self.lines(1, 4, [Self.red, Self.blue, Self.red, Self.blue])
    let line = "\u{1B}[38;2;255;0;0;48;2;0;0;255m▀\u{1B}[0m"
    #expect(lines.map { $0.rendered(inColor: true) } == [line, line])
  }

  @Test func `below an odd last row is the background of the terminal`() throws {
    let lines = try Self.lines(2, 3, [Self.red, Self.red, Self.red, Self.red, Self.blue, Self.red])
    #expect(
      lines.map { $0.rendered(inColor: true) } == [
        "\u{1B}[38;2;255;0;0;48;2;255;0;0m▀▀\u{1B}[0m",
        "\u{1B}[38;2;0;0;255m▀\u{1B}[38;2;255;0;0m▀\u{1B}[0m",
      ])
  }

  @Test func `a terminal of 256 colours is told their numbers`() throws {
    let lines = try Self.lines(1, 2, [Self.red, [128, 128, 128]], .palette256)
    #expect(
      lines.map { $0.rendered(inColor: true) } == ["\u{1B}[38;5;196;48;5;244m▀\u{1B}[0m"])
  }

  @Test func `without colours there are no lines`() throws {
    #expect(try Self.lines(1, 1, [Self.red], .none).isEmpty)
  }

  @Test(arguments: [
    (0, 1, 0), (1, 0, 0), (-1, -1, 3), (1, 1, 2), (1, 1, 4), (2, 2, 11), (2001, 1, 6003),
    (1, 2001, 6003), (.max, .max, 3), (.max, 1, 0),
  ])
  func `bytes that are no picture are none`(width: Int, height: Int, count: Int) {
    let rgb = [UInt8](repeating: 0, count: count)
    #expect(CellPicture(width: width, height: height, rgb: rgb) == nil)
  }

  @Test(arguments: [(40, 12, 40, 24), (4, 1, 4, 2), (5000, 5000, 2000, 2000)])
  func `a cell has room for two square pixels`(columns: Int, rows: Int, width: Int, height: Int) {
    let pixels = CellPicture.pixels(in: TerminalSize(columns: columns, rows: rows))
    #expect(pixels == (width, height))
  }

  /// The palette as xterm has it.
  private static let palette: [(UInt8, [Int])] =
    (16...231).map { number in
      let steps = [0, 95, 135, 175, 215, 255]
      let place = number - 16
      return (UInt8(number), [steps[place / 36], steps[place / 6 % 6], steps[place % 6]])
    }
    + (232...255).map { number in
      (UInt8(number), Array(repeating: 8 + 10 * (number - 232), count: 3))
    }

  @Test func `the nearest of the palette is taken, or one as near`() {
    func distance(_ first: [Int], _ second: [Int]) -> Int {
      zip(first, second).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    for red in stride(from: 0, through: 255, by: 25) {
      for green in stride(from: 0, through: 255, by: 25) {
        for blue in stride(from: 0, through: 255, by: 25) {
          let wanted = [red, green, blue]
          let nearest = Self.palette.map { distance($0.1, wanted) }.min()
          let color = CellColor(
            red: UInt8(red), green: UInt8(green), blue: UInt8(blue), depth: .palette256)
          guard case .palette(let number) = color else {
            Issue.record("no colour for \(wanted)")
            return
          }
          let taken = Self.palette.first { $0.0 == number }.map { distance($0.1, wanted) }
          #expect(taken == nearest, "\(wanted) as \(number)")
        }
      }
    }
  }

  @Test func `without colour the cells are blanks`() throws {
    let line = try #require(try Self.lines(3, 2, Array(repeating: Self.red, count: 6)).first)
    #expect(line.text == "   ")
    #expect(line.rendered(inColor: false) == "   ")
    #expect(line.cells == 3)
    #expect(!line.isEmpty)
  }

  @Test(arguments: [
    (9, "ab___cd"), (7, "ab___cd"), (6, "ab___…"), (5, "ab___"), (4, "ab__"), (3, "ab_"),
    (2, "a…"), (1, "…"), (0, ""),
  ])
  func `a picture is cut at the edge, a text with a sign`(limit: Int, shown: String) throws {
    let cells = try #require(try Self.lines(3, 1, [Self.red, Self.red, Self.red]).first)
    let line: TerminalLine = "ab\(cells)cd"
    let fitted = line.fitted(to: limit)
    #expect(fitted.text == String(shown.map { $0 == "_" ? " " : $0 }))
    #expect(fitted.cells <= limit)
    let count = fitted.rendered(inColor: true).count { $0 == "▀" }
    #expect(count == shown.count { $0 == "_" })
    if count > 0 { #expect(fitted.rendered(inColor: true).contains("▀\u{1B}[0m")) }
  }

  @Test func `a style on a line leaves its picture alone`() throws {
    let cells = try #require(try Self.lines(1, 1, [Self.red]).first)
    let line: TerminalLine = "a\(cells)"
    #expect(
      line.styled(.dim).rendered(inColor: true)
        == "\u{1B}[2ma\u{1B}[0m\u{1B}[38;2;255;0;0m▀\u{1B}[0m")
  }
}
