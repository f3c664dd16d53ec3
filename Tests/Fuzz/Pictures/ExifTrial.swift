@testable import ImageCodecs

/// One block of EXIF, or a profile; ends the process when a promise is broken.
struct ExifTrial {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func run() {
    let facts = ExifReader.facts(in: bytes[...])
    ExifTrial.judge(facts)
    // Where the block stands, and in what, makes no difference.
    let shifted = Array("Exif\0\0".utf8) + bytes
    guard ExifReader.facts(in: shifted[...]) == facts, ExifReader.facts(in: shifted[6...]) == facts
    else { fatalError("the place of the block matters") }
    let length = shifted.count + 2
    let segment = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + shifted
    guard ImageMetadata([0xFF, 0xD8] + segment, format: .jpeg).exif == facts else {
      fatalError("a JPEG says something else")
    }
    let file = MendedPNG.signature + MendedPNG.chunk("eXIf", bytes)
    guard ImageMetadata(file, format: .png).exif == facts else {
      fatalError("a PNG says something else")
    }
    if let profile = ColorProfile(bytes),
      profile.bytes != bytes || profile.isSRGB != isSRGBOfRGB(profile)
    {
      fatalError("a profile is changed")
    }
  }

  private func isSRGBOfRGB(_ profile: ColorProfile) -> Bool {
    profile.isSRGB && profile.space == .rgb
  }

  /// Holds facts against what their declarations promise.
  static func judge(_ facts: ExifFacts) {
    let texts = [facts.dateText, facts.offsetText, facts.make, facts.model].compactMap(\.self)
    // 256 bytes, each at most a replacement character.
    guard texts.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 3 * 256 }) else {
      fatalError("an empty or endless text")
    }
    guard (facts.latitude == nil) == (facts.longitude == nil),
      (-900_000_000...900_000_000).contains(facts.latitude ?? 0),
      (-1_800_000_000...1_800_000_000).contains(facts.longitude ?? 0)
    else { fatalError("no place on earth") }
    guard (-959...959).contains(facts.offsetMinutes ?? 0),
      facts.offsetMinutes == nil || facts.offsetText != nil,
      facts.date == nil || facts.dateText != nil
    else { fatalError("a time out of nothing") }
  }
}
