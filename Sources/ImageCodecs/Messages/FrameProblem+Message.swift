import Raster

extension FrameProblem: MessageValue {
  func write(to writer: inout MessageWriter) {
    switch self {
    case .size(let size):
      writer.write("size")
      size.write(to: &writer)
    case .planeCount(let count, let needed): writer.write("planeCount", count, needed)
    case .stride(let stride, let needed): writer.write("stride", stride, needed)
    case .place(let offset, let stride): writer.write("place", offset, stride)
    case .tooFewBytes(let count, let needed): writer.write("tooFewBytes", count, needed)
    case .noJPEG: writer.write("noJPEG")
    }
  }

  init(from reader: inout MessageReader) throws(MessageError) {
    switch try reader.text() {
    case "size": self = .size(try PixelSize(from: &reader))
    case "planeCount":
      self = .planeCount(try reader.number(), needed: try reader.number())
    case "stride": self = .stride(try reader.number(), needed: try reader.number())
    case "place": self = .place(offset: try reader.number(), stride: try reader.number())
    case "tooFewBytes":
      self = .tooFewBytes(try reader.number(), needed: try reader.number())
    case "noJPEG": self = .noJPEG
    default: throw .malformed
    }
  }
}

extension MessageWriter {
  fileprivate mutating func write(_ name: String, _ first: Int, _ second: Int) {
    write(name)
    write(first)
    write(second)
  }
}
