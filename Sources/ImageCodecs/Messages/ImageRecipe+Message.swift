import Raster

extension ImageRecipe: MessageValue {
  func write(to writer: inout MessageWriter) {
    writer.write(rotation.rawValue)
    writer.write(isMirrored)
    writer.write(crop.map { "\($0)" })
    writer.write("\(placement)")
    writer.write("\(maximumSide)")
    writer.write(isLenient)
  }

  init(from reader: inout MessageReader) throws(MessageError) {
    guard let rotation = Rotation(rawValue: try reader.number()) else { throw .malformed }
    let isMirrored = try reader.flag()
    let crop = try reader.optional { reader throws(MessageError) in try reader.text() }
    guard let placement = CropPlacement(try reader.text()) else { throw .malformed }
    let size = try reader.text()
    do {
      self.init(
        crop: try crop.map { text throws in try Crop(parsing: text) },
        maximumSide: try OutputSize(parsing: size))
    } catch {
      throw .malformed
    }
    self.rotation = rotation
    self.placement = placement
    self.isMirrored = isMirrored
    isLenient = try reader.flag()
  }
}

extension ImageLimits: MessageValue {
  func write(to writer: inout MessageWriter) {
    for number in [
      pixelCount, side, encodedByteCount, scanCount, decoderByteCount, storedSide,
    ] { writer.write(number) }
  }

  init(from reader: inout MessageReader) throws(MessageError) {
    self.init(
      pixelCount: try reader.number(), side: try reader.number(),
      encodedByteCount: try reader.number(), scanCount: try reader.number(),
      decoderByteCount: try reader.number(), storedSide: try reader.number())
  }
}
