import CImageCodecs

/// The chunks of a PNG that matter beside the pixels, wherever they stand.
struct PNGChunks {
  /// The TIFF block of the first eXIf chunk whose check sum holds.
  private(set) var exifBlock: ArraySlice<UInt8>?

  /// The embedded profile.
  private(set) var profile = EmbeddedProfile.absent

  /// Tells whether a cICP chunk declares a high dynamic range: transfer PQ (16) or HLG (18).
  private(set) var hasHighRange = false

  /// Tells whether a cICP chunk declares other primaries than those of sRGB.
  private(set) var hasOtherPrimaries = false

  init(_ bytes: [UInt8]) {
    let reader = EndianBytes(bytes[...])
    var offset = 8
    while let length = reader.number(at: offset, size: 4),
      let data = reader.slice(at: offset + 8, count: length),
      let sum = reader.number(at: offset + 8 + length, size: 4)
    {
      let name = bytes[offset + 4..<offset + 8]
      if let kind = Kind(rawValue: String(decoding: name, as: UTF8.self)) {
        if kind == .end { return }
        let holds = checkSum(of: bytes, from: offset + 4, count: length + 4) == sum
        take(kind, data, isSound: holds)
      }
      offset += 12 + length
    }
  }

  private enum Kind: String {
    case exif = "eXIf"
    case profile = "iCCP"
    case codingPoints = "cICP"
    case end = "IEND"
  }

  private mutating func take(_ kind: Kind, _ data: ArraySlice<UInt8>, isSound: Bool) {
    switch kind {
    case .exif: if isSound, exifBlock == nil { exifBlock = data }
    case .profile: if profile == .absent { profile = isSound ? unpacked(data) : .broken }
    case .codingPoints:
      guard isSound, data.count == 4 else { return }
      let (primaries, transfer) = (data[data.startIndex], data[data.startIndex + 1])
      if transfer == 16 || transfer == 18 { hasHighRange = true }
      if primaries != 1, transfer != 16, transfer != 18 { hasOtherPrimaries = true }
    case .end: break
    }
  }

  /// The profile behind its name, a zero and the compression method.
  private func unpacked(_ data: ArraySlice<UInt8>) -> EmbeddedProfile {
    guard let end = data.prefix(80).firstIndex(of: 0), end > data.startIndex,
      data.endIndex - end > 2, data[end + 1] == 0
    else { return .broken }
    var result = unsafe posse_buffer()
    let status = unsafe data[(end + 2)...].withUnsafeBufferPointer { pointer in
      unsafe posse_inflate(
        pointer.baseAddress, pointer.count, EmbeddedProfile.largestByteCount, &result)
    }
    return status == POSSE_OK ? .present(unsafe result.takenBytes()) : .broken
  }

  private func checkSum(of bytes: [UInt8], from start: Int, count: Int) -> Int {
    unsafe bytes[start..<start + count].withUnsafeBufferPointer { pointer in
      unsafe Int(posse_crc32(pointer.baseAddress, pointer.count))
    }
  }
}
