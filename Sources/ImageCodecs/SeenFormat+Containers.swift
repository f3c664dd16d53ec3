/// Formats that share their beginning and say what they are further in.
extension SeenFormat {
  /// Formats of the ISO base media family name their brands in the first box: one of its own, then those it
  /// can be read as.
  static func byBrand(_ head: ArraySlice<UInt8>) -> SeenFormat? {
    let reader = EndianBytes(head)
    // QuickTime of old has no such box and begins with one of these.
    if ["moov", "mdat", "wide"].contains(where: { reader.word(at: 4) == $0 }) { return .video }
    guard reader.has("ftyp", at: 4), let size = reader.number(at: 0, size: 4) else { return nil }
    let own = reader.word(at: 8)
    let others = stride(from: 16, to: min(size, head.count), by: 4).compactMap(reader.word)
    // The structure alone does not say how the picture is coded; the other brands do.
    let isStructure = own.map { structures.contains($0) } ?? false
    if !isStructure, let format = own.flatMap(format) { return format }
    let named = others.compactMap(format)
    if let coded = named.first(where: { $0 != .heif }) { return coded }
    return isStructure || named.contains(.heif) ? .heif : .video
  }

  private static let structures: Set = ["mif1", "mif2", "msf1", "miaf"]

  private static func format(ofBrand brand: String) -> SeenFormat? {
    switch brand {
    case "avif", "avis": .avif
    // One picture or several, moving or not, with 8 or more bits, alone or in layers.
    case "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs": .heic
    case "crx ": .canonRaw
    case "jxl ": .jpegXL
    case "jp2 ", "jpx ", "jph ": .jpeg2000
    default: structures.contains(brand) ? .heif : nil
    }
  }

  /// Most raw files of cameras are TIFF to all appearances.
  static func byDirectory(_ bytes: [UInt8]) -> SeenFormat? {
    var reader = EndianBytes(bytes[...])
    reader.isBigEndian = reader.has("MM", at: 0)
    guard reader.isBigEndian || reader.has("II", at: 0) else { return nil }
    // 43 is TIFF with offsets of 64 bits.
    guard let version = reader.number(at: 2, size: 2), version == 42 || version == 43 else {
      return nil
    }
    if reader.has("CR\u{2}", at: 8) { return .canonRaw }
    guard version == 42, let start = reader.number(at: 4, size: 4) else { return .tiff }
    let directory = ExifDirectory(reader, at: start)
    if directory.number(Tag.versionOfDNG) != nil { return .adobeRaw }
    // NEF, ARW, PEF and others name the camera first, and so does a TIFF made from a photograph.
    return directory.text(Tag.make) == nil ? .tiff : .tiffOrRaw
  }

  private enum Tag {
    static let make = 0x010F
    static let versionOfDNG = 50_706
  }
}

extension EndianBytes {
  /// The four characters at an offset, or nil past the end.
  fileprivate func word(at offset: Int) -> String? {
    slice(at: offset, count: 4).map { String(decoding: $0, as: UTF8.self) }
  }
}
