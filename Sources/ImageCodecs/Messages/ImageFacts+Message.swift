import Raster

extension ImageFacts: MessageValue {
  func write(to writer: inout MessageWriter) {
    size.write(to: &writer)
    writer.write(colorKind.rawValue)
    writer.write(hasProfile)
    writer.write(format.rawValue)
    receivedPixels.write(to: &writer)
    keptPixels.write(to: &writer)
    writer.write(firstMissingRow)
    exif.write(to: &writer)
    writer.write(warnings.count)
    for warning in warnings { writer.write(warning.rawValue) }
  }

  init(from reader: inout MessageReader) throws(MessageError) {
    size = try PixelSize(from: &reader)
    colorKind = try reader.choice()
    hasProfile = try reader.flag()
    format = try reader.choice()
    receivedPixels = try PixelSize(from: &reader)
    keptPixels = try PixelRect(from: &reader)
    firstMissingRow = try reader.optional { reader throws(MessageError) in
      try reader.number(in: 0...Int(Int32.max))
    }
    exif = try ExifFacts(from: &reader)
    warnings = []
    for _ in 0..<(try reader.number(in: 0...ImageWarning.allCases.count)) {
      warnings.append(try reader.choice())
    }
  }
}
