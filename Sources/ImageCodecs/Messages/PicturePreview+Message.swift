import Raster

extension PicturePreview {
  /// Writes all but the pixels, which are a part of their own in the message.
  func writeHead(to writer: inout MessageWriter) {
    mosaic.size.write(to: &writer)
    uprightSize.write(to: &writer)
    writer.write(format.rawValue)
  }

  /// Reads what `writeHead(to:)` wrote.
  ///
  /// The mosaic must be the one that a picture of that size gets in the room that was asked for, and the pixels
  /// exactly its own.
  init(
    from reader: inout MessageReader, pixels: [UInt8], fitting room: PixelSize
  ) throws(MessageError) {
    let size = try PixelSize(from: &reader)
    let uprightSize = PixelSize(
      width: try reader.number(in: Self.sides), height: try reader.number(in: Self.sides))
    let format: ReceivedFormat = try reader.choice()
    guard size == Mosaic.size(of: uprightSize, fitting: room),
      let mosaic = Mosaic(size: size, pixels: pixels)
    else { throw .malformed }
    self.init(mosaic: mosaic, uprightSize: uprightSize, format: format)
  }

  /// More pixels than any picture has on a side, few enough to reckon with.
  private static var sides: ClosedRange<Int> { 1...Int(Int32.max) }
}
