import CommandKit
import ImageCodecs
import Raster

/// A picture on the terminal: cells, and a caption with its size and format.
enum PictureCells {
  /// Returns what to ask a preview for, so that it fits into so many columns and rows with its caption.
  static func room(in size: TerminalSize) -> PixelSize {
    let rows = TerminalSize(columns: size.columns, rows: size.rows - 1)
    let (width, height) = CellPicture.pixels(in: rows)
    return Mosaic.room(in: PixelSize(width: width, height: height))
  }

  /// Returns the lines of a preview; none when the terminal has not enough colours for it.
  ///
  /// The depth is `Console.pictureDepth`.
  static func lines(of preview: PicturePreview, depth: ColorDepth) -> [TerminalLine] {
    let lines = cells(of: preview, depth: depth)
    guard !lines.isEmpty else { return [] }
    return lines + ["\(preview.uprightSize.description) \(preview.format.name)"]
  }

  /// Returns the picture without its caption.
  static func cells(of preview: PicturePreview, depth: ColorDepth) -> [TerminalLine] {
    let mosaic = preview.mosaic
    let picture = CellPicture(
      width: mosaic.size.width, height: mosaic.size.height, rgb: mosaic.pixels)
    return picture?.lines(depth) ?? []
  }
}
