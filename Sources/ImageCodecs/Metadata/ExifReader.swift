import Raster

/// The reader of EXIF blocks, the same for the APP1 segment of JPEG and the eXIf chunk of PNG.
///
/// It looks at the first directory and from there, one step each, at the Exif and the GPS directory;
/// never at the one of the thumbnail. Whatever is damaged is left out, and the work is bounded.
enum ExifReader {
  /// Returns what a block says; nothing for a block that is no EXIF.
  static func facts(in block: ArraySlice<UInt8>) -> ExifFacts {
    var facts = ExifFacts()
    guard let reader = reader(for: block), let first = reader.number(at: 4, size: 4) else {
      return facts
    }
    let main = ExifDirectory(reader, at: first)
    facts.orientation = main.number(Tag.orientation).flatMap(Orientation.init) ?? .upright
    facts.make = main.text(Tag.make)
    facts.model = main.text(Tag.model)
    if let offset = main.number(Tag.exifDirectory) {
      takeDate(from: ExifDirectory(reader, at: offset), into: &facts)
    }
    if let offset = main.number(Tag.gpsDirectory) {
      takePosition(from: ExifDirectory(reader, at: offset), into: &facts)
    }
    return facts
  }

  private enum Tag {
    static let make = 0x010F
    static let model = 0x0110
    static let orientation = 0x0112
    static let exifDirectory = 0x8769
    static let gpsDirectory = 0x8825
    static let dateOriginal = 0x9003
    static let offsetOriginal = 0x9011
    static let fractionOriginal = 0x9291
    static let latitudeReference = 0x0001
    static let latitude = 0x0002
    static let longitudeReference = 0x0003
    static let longitude = 0x0004
    static let gpsTimeOfDay = 0x0007
    static let gpsDate = 0x001D
  }

  /// The block in its byte order, behind prefixes that writers put there once too often.
  private static func reader(for block: ArraySlice<UInt8>) -> EndianBytes? {
    var block = block
    while block.starts(with: Array("Exif\0\0".utf8)) { block = block.dropFirst(6) }
    var reader = EndianBytes(block)
    if reader.has("II", at: 0) {
      reader.isBigEndian = false
    } else if !reader.has("MM", at: 0) {
      return nil
    }
    return reader.number(at: 2, size: 2) == 42 ? reader : nil
  }

  private static func takeDate(from directory: ExifDirectory, into facts: inout ExifFacts) {
    facts.dateText = directory.text(Tag.dateOriginal)
    facts.offsetText = directory.text(Tag.offsetOriginal)
    facts.offsetMinutes = facts.offsetText.flatMap(ExifText.offsetMinutes)
    let fraction = directory.text(Tag.fractionOriginal)
    facts.date = facts.dateText.flatMap { ExifText.time($0, fraction: fraction) }
  }

  private static func takePosition(from directory: ExifDirectory, into facts: inout ExifFacts) {
    if let north = degrees(directory, Tag.latitude, Tag.latitudeReference, "N", "S", limit: 90),
      let east = degrees(directory, Tag.longitude, Tag.longitudeReference, "E", "W", limit: 180)
    {
      facts.latitude = north
      facts.longitude = east
    }
    guard let day = directory.text(Tag.gpsDate).flatMap(ExifText.day),
      let time = directory.rationals(Tag.gpsTimeOfDay, count: 3)
    else { return }
    // Cameras write whole hours and minutes; the second may have a fraction.
    let parts = time.map { $0.numerator / $0.denominator }
    let rest = time[2].numerator % time[2].denominator
    facts.gpsTime = ExifTime(
      year: day.year, month: day.month, day: day.day, hour: parts[0], minute: parts[1],
      second: parts[2], microsecond: rest * 1_000_000 / time[2].denominator)
  }

  /// A position in 10⁻⁷ degrees from degrees, minutes and seconds, or nil when out of range.
  private static func degrees(
    _ directory: ExifDirectory, _ tag: Int, _ referenceTag: Int, _ positive: String,
    _ negative: String, limit: Int
  ) -> Int? {
    guard let parts = directory.rationals(tag, count: 3),
      let reference = directory.text(referenceTag), reference == positive || reference == negative
    else { return nil }
    // In 10⁻⁹ degrees: numerators of 32 bits leave room for that in 64.
    let fine = zip(parts, [1, 60, 3600]).reduce(0) { sum, part in
      sum + part.0.numerator * 1_000_000_000 / (part.0.denominator * part.1)
    }
    let rounded = (fine + 50) / 100
    guard rounded <= limit * 10_000_000 else { return nil }
    return reference == positive ? rounded : -rounded
  }
}
