import CommandKit
import ImageCodecs
import Raster
import Testing

@testable import PosseCLI

@Suite struct PictureCellsTests {
  private func preview() throws -> PicturePreview {
    let mosaic = Mosaic(
      size: PixelSize(width: 1, height: 2), pixels: [255, 0, 0, 0, 0, 255])
    return PicturePreview(
      mosaic: try #require(mosaic), uprightSize: PixelSize(width: 1920, height: 1080),
      format: .jpeg)
  }

  @Test func `a caption stands under the cells`() throws {
    let lines = PictureCells.lines(of: try preview(), depth: .full)
    #expect(
      lines.map { $0.rendered(inColor: true) } == [
        "\u{1B}[38;2;255;0;0;48;2;0;0;255m▀\u{1B}[0m", "1920x1080 JPEG",
      ])
  }

  @Test func `without colours nothing is shown, not even a caption`() throws {
    #expect(PictureCells.lines(of: try preview(), depth: .none).isEmpty)
  }

  @Test(arguments: [(39, 8, 39, 14), (99, 12, 99, 22), (300, 300, 240, 240), (4, 1, 4, 2)])
  func `the room leaves a row for the caption`(
    columns: Int, rows: Int, width: Int, height: Int
  ) {
    let room = PictureCells.room(in: TerminalSize(columns: columns, rows: rows))
    #expect(room == PixelSize(width: width, height: height))
  }
}
