import Raster

extension PixelSize: MessageValue {
  func write(to writer: inout MessageWriter) {
    writer.write(width)
    writer.write(height)
  }

  init(from reader: inout MessageReader) throws(MessageError) {
    self.init(width: try reader.number(), height: try reader.number())
  }
}

extension PixelRect: MessageValue {
  func write(to writer: inout MessageWriter) {
    writer.write(x)
    writer.write(y)
    size.write(to: &writer)
  }

  init(from reader: inout MessageReader) throws(MessageError) {
    self.init(x: try reader.number(), y: try reader.number(), size: try PixelSize(from: &reader))
  }
}

extension CropError: MessageValue {
  func write(to writer: inout MessageWriter) {
    switch self {
    case .malformed(let text):
      writer.write("malformed")
      writer.write(text)
    case .zeroArea(let text):
      writer.write("zeroArea")
      writer.write(text)
    case .numberTooLarge(let text, let limit):
      writer.write("numberTooLarge")
      writer.write(text)
      writer.write(limit)
    case .outside(let rect, let picture):
      writer.write("outside")
      rect.write(to: &writer)
      picture.write(to: &writer)
    case .nothingLeft(let across, let down, let picture):
      writer.write("nothingLeft")
      writer.write(across)
      writer.write(down)
      picture.write(to: &writer)
    }
  }

  init(from reader: inout MessageReader) throws(MessageError) {
    switch try reader.text() {
    case "malformed": self = .malformed(try reader.text())
    case "zeroArea": self = .zeroArea(try reader.text())
    case "numberTooLarge": self = .numberTooLarge(try reader.text(), limit: try reader.number())
    case "outside":
      self = .outside(try PixelRect(from: &reader), picture: try PixelSize(from: &reader))
    case "nothingLeft":
      self = .nothingLeft(
        across: try reader.number(), down: try reader.number(),
        picture: try PixelSize(from: &reader))
    default: throw .malformed
    }
  }
}
