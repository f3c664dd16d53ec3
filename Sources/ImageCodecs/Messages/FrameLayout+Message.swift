import Raster

extension FrameLayout: MessageValue {
  func write(to writer: inout MessageWriter) {
    writer.write(format.rawValue)
    size.write(to: &writer)
    writer.write(planes.count)
    for plane in planes {
      writer.write(plane.offset)
      writer.write(plane.stride)
    }
    writer.write(matrix.rawValue)
    writer.write(range.rawValue)
  }

  init(from reader: inout MessageReader) throws(MessageError) {
    let format = try reader.choice(FrameFormat.self)
    let size = try PixelSize(from: &reader)
    var planes: [Plane] = []
    for _ in 0..<(try reader.number(in: 0...3)) {
      planes.append(Plane(offset: try reader.number(), stride: try reader.number()))
    }
    self.init(
      format, size: size, planes: planes, matrix: try reader.choice(), range: try reader.choice())
  }
}
