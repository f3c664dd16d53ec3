/// An ICC profile whose structure holds.
///
/// Only what is needed to carry a profile without harm is checked: its length, its signature, that its
/// tags lie inside, and for what kind of colours it is.
struct ColorProfile: Hashable {
  /// The profile as embedded.
  let bytes: [UInt8]

  /// The colours it describes.
  let space: Space

  /// Tells whether it describes sRGB, whatever it is called.
  let isSRGB: Bool

  enum Space: Hashable {
    case gray
    case rgb
    case cmyk
  }

  /// Creates a profile, or nil when it is broken or of a kind that no picture embeds.
  init?(_ bytes: [UInt8]) {
    let reader = EndianBytes(bytes[...])
    guard let declared = reader.number(at: 0, size: 4), declared == bytes.count,
      reader.has("acsp", at: 36), ColorProfile.isDeviceClass(reader),
      reader.has("XYZ ", at: 20) || reader.has("Lab ", at: 20),
      let space = ColorProfile.space(reader), let tags = ColorProfile.tags(reader)
    else { return nil }
    self.bytes = bytes
    self.space = space
    isSRGB = space == .rgb && SRGBLikeness(reader, tags: tags).holds
  }

  private static func isDeviceClass(_ reader: EndianBytes) -> Bool {
    reader.has("mntr", at: 12) || reader.has("scnr", at: 12) || reader.has("prtr", at: 12)
      || reader.has("spac", at: 12)
  }

  private static func space(_ reader: EndianBytes) -> Space? {
    if reader.has("RGB ", at: 16) { return .rgb }
    if reader.has("GRAY", at: 16) { return .gray }
    if reader.has("CMYK", at: 16) { return .cmyk }
    return nil
  }

  /// Where each tag lies, by its four-byte signature; nil when one lies outside.
  private static func tags(_ reader: EndianBytes) -> [Int: Range<Int>]? {
    guard let count = reader.number(at: 128, size: 4), (1...100).contains(count) else { return nil }
    var tags: [Int: Range<Int>] = [:]
    for index in 0..<count {
      let entry = 132 + 12 * index
      guard let name = reader.number(at: entry, size: 4),
        let offset = reader.number(at: entry + 4, size: 4),
        let size = reader.number(at: entry + 8, size: 4),
        reader.slice(at: offset, count: size) != nil
      else { return nil }
      tags[name] = offset..<offset + size
    }
    return tags
  }
}
