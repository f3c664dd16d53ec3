import Raster

extension ExifFacts: MessageValue {
  func write(to writer: inout MessageWriter) {
    writer.write(orientation.rawValue)
    writer.write(dateText)
    writer.write(date) { $1.write(to: &$0) }
    writer.write(offsetText)
    writer.write(offsetMinutes)
    writer.write(gpsTime) { $1.write(to: &$0) }
    writer.write(latitude)
    writer.write(longitude)
    writer.write(make)
    writer.write(model)
  }

  init(from reader: inout MessageReader) throws(MessageError) {
    self.init()
    guard let orientation = Orientation(rawValue: try reader.number()) else { throw .malformed }
    self.orientation = orientation
    dateText = try reader.optional { reader throws(MessageError) in try reader.text() }
    date = try reader.optional(ExifTime.init(from:))
    offsetText = try reader.optional { reader throws(MessageError) in try reader.text() }
    offsetMinutes = try reader.optional { reader throws(MessageError) in
      try reader.number(in: -959...959)
    }
    gpsTime = try reader.optional(ExifTime.init(from:))
    latitude = try reader.optional { reader throws(MessageError) in
      try reader.number(in: -900_000_000...900_000_000)
    }
    longitude = try reader.optional { reader throws(MessageError) in
      try reader.number(in: -1_800_000_000...1_800_000_000)
    }
    make = try reader.optional { reader throws(MessageError) in try reader.text() }
    model = try reader.optional { reader throws(MessageError) in try reader.text() }
    guard (latitude == nil) == (longitude == nil) else { throw .malformed }
  }
}

extension ExifTime: MessageValue {
  func write(to writer: inout MessageWriter) {
    for number in [year, month, day, hour, minute, second, microsecond] { writer.write(number) }
  }

  init(from reader: inout MessageReader) throws(MessageError) {
    let time = ExifTime(
      year: try reader.number(), month: try reader.number(), day: try reader.number(),
      hour: try reader.number(), minute: try reader.number(), second: try reader.number(),
      microsecond: try reader.number())
    guard let time else { throw .malformed }
    self = time
  }
}
