import Raster

extension ImageRecipe: MessageValue {
  func write(to writer: inout MessageWriter) {
    writer.write(rotation.rawValue)
    writer.write(isMirrored)
    writer.write(crop.map { "\($0)" })
    writer.write(placement.map(Self.word))
    writer.write("\(maximumSide)")
    writer.write(isLenient)
  }

  init(from reader: inout MessageReader) throws(MessageError) {
    guard let rotation = Rotation(rawValue: try reader.number()) else { throw .malformed }
    let isMirrored = try reader.flag()
    let crop = try reader.optional { reader throws(MessageError) in
      try Self.parsed(try reader.text(), Crop.init(parsing:))
    }
    let placement = try reader.optional { reader throws(MessageError) in
      try Self.placement(try reader.text())
    }
    self.init(
      rotation: rotation, isMirrored: isMirrored, crop: crop, placement: placement,
      maximumSide: try Self.parsed(try reader.text(), OutputSize.init(parsing:)),
      isLenient: try reader.flag())
  }

  private static func word(_ placement: CropPlacement) -> String {
    switch placement {
    case .attention: "attention"
    case .gravity(let gravity): gravity.rawValue
    }
  }

  private static func placement(_ word: String) throws(MessageError) -> CropPlacement {
    if word == "attention" { return .attention }
    guard let gravity = Gravity(rawValue: word) else { throw .malformed }
    return .gravity(gravity)
  }

  private static func parsed<Value, Failure: Error>(
    _ text: String, _ parse: (String) throws(Failure) -> Value
  ) throws(MessageError) -> Value {
    do { return try parse(text) } catch { throw .malformed }
  }
}

extension ImageLimits: MessageValue {
  func write(to writer: inout MessageWriter) {
    for number in [
      pixelCount, side, encodedByteCount, scanCount, decoderByteCount, storedSide,
      storedByteCount,
    ] { writer.write(number) }
  }

  init(from reader: inout MessageReader) throws(MessageError) {
    self.init(
      pixelCount: try reader.number(), side: try reader.number(),
      encodedByteCount: try reader.number(), scanCount: try reader.number(),
      decoderByteCount: try reader.number(), storedSide: try reader.number(),
      storedByteCount: try reader.number())
  }
}
