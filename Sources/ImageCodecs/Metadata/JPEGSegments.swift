/// The marker segments of a JPEG before its first scan.
///
/// A walk of its own, since the decoder need not know about metadata; it stops at whatever it does not
/// understand.
struct JPEGSegments {
  /// The TIFF block of the first EXIF segment.
  private(set) var exifBlock: ArraySlice<UInt8>?

  private var profileParts: [Int: ArraySlice<UInt8>] = [:]
  private var profilePartCount: Int?
  private var hasBrokenProfile = false

  init(_ bytes: [UInt8]) {
    var offset = 2
    while let segment = JPEGSegments.segment(in: bytes, from: offset) {
      switch segment.marker {
      case 0xE1: takeExif(segment.data)
      case 0xE2: takeProfile(segment.data)
      default: break
      }
      offset = segment.data.endIndex
    }
  }

  /// The profile put together from its numbered parts.
  var profile: EmbeddedProfile {
    if hasBrokenProfile { return .broken }
    guard let count = profilePartCount else { return .absent }
    let parts = (1...count).compactMap { profileParts[$0] }
    guard parts.count == count,
      parts.reduce(0, { $0 + $1.count }) <= EmbeddedProfile.largestByteCount
    else { return .broken }
    return .present(Array(parts.joined()))
  }

  private mutating func takeExif(_ data: ArraySlice<UInt8>) {
    guard exifBlock == nil, data.count >= 6, data.starts(with: Array("Exif\0".utf8)) else { return }
    exifBlock = data.dropFirst(6)
  }

  private mutating func takeProfile(_ data: ArraySlice<UInt8>) {
    let prefix = Array("ICC_PROFILE\0".utf8)
    guard data.starts(with: prefix), data.count >= prefix.count + 2 else { return }
    let rest = data.dropFirst(prefix.count)
    let number = Int(rest[rest.startIndex])
    let count = Int(rest[rest.startIndex + 1])
    guard count > 0, (1...count).contains(number), profileParts[number] == nil,
      profilePartCount == nil || profilePartCount == count
    else {
      hasBrokenProfile = true
      return
    }
    profilePartCount = count
    profileParts[number] = rest.dropFirst(2)
  }

  /// The next segment with a length, or nil at the first scan, the end, or what is no marker.
  private static func segment(
    in bytes: [UInt8], from start: Int
  ) -> (marker: UInt8, data: ArraySlice<UInt8>)? {
    var offset = start
    while true {
      // The decoder skips what stands between segments, and so does this.
      while offset < bytes.count, bytes[offset] != 0xFF { offset += 1 }
      while offset < bytes.count, bytes[offset] == 0xFF { offset += 1 }
      guard offset < bytes.count else { return nil }
      let marker = bytes[offset]
      offset += 1
      switch marker {
      case 0x00, 0x01, 0xD0...0xD8: continue
      case 0xD9, 0xDA: return nil
      default: break
      }
      guard let length = EndianBytes(bytes[...]).number(at: offset, size: 2), length >= 2,
        length <= bytes.count - offset
      else { return nil }
      return (marker, bytes[offset + 2..<offset + length])
    }
  }
}
