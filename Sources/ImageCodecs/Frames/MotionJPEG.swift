/// A JPEG as cameras send it, mended so that it is one like any other.
///
/// Only what stands around the picture is touched: a beginning after stray bytes is found, Huffman tables that
/// were left out are put in, and segments for AVI players and everything behind the end are left out. What
/// is then still wrong is for the decoder to say.
struct MotionJPEG {
  /// The mended JPEG, from its start marker to its end marker, if it has one.
  private(set) var bytes: [UInt8]

  /// What was odd.
  private(set) var warnings: Set<ImageWarning> = []

  /// How many bytes may stand before the start.
  static let longestLead = 1024

  /// The fewest zeros at the end that are padding; as data they would not fill one block with ordinary tables.
  static let shortestPadding = 16

  /// Mends a frame; throws when no JPEG begins in it.
  init(mending frame: [UInt8], layout: FrameLayout) throws(FrameProblem) {
    let needed = try layout.bytesNeeded
    guard frame.count >= needed else { throw .tooFewBytes(frame.count, needed: needed) }
    let payload = frame[(layout.planes.first?.offset ?? 0)...]
    guard let start = MotionJPEG.start(of: payload) else { throw .noJPEG }
    if start > payload.startIndex { warnings.insert(.extraneousData) }
    bytes = []
    bytes.reserveCapacity(payload.count + StandardHuffmanTable.segment.count)
    copy(payload[start...])
    // Nothing may be left of it.
    guard ImageFormat(sniffing: bytes) == .jpeg else { throw .noJPEG }
  }

  /// The first place where a start marker is followed by another marker.
  private static func start(of payload: ArraySlice<UInt8>) -> Int? {
    let head = payload.prefix(longestLead + 3)
    return head.indices.dropLast(2).first {
      head[$0] == 0xFF && head[$0 + 1] == 0xD8 && head[$0 + 2] == 0xFF
    }
  }

  /// Walks from marker to marker; data of scans has none but restarts.
  private mutating func copy(_ picture: ArraySlice<UInt8>) {
    var hasTables = false
    var hasScan = false
    var copied = picture.startIndex
    var offset = copied + 2
    while let (marker, place) = MotionJPEG.marker(in: picture, from: offset) {
      offset = place.upperBound
      switch marker {
      case 0xD8 where !hasScan:
        // What came before was cut off.
        warnings.insert(.extraneousData)
        bytes = []
        copied = offset - 2
        hasTables = false
        continue
      case 0x00, 0x01, 0xD0...0xD8: continue
      case 0xD9:
        bytes += picture[copied..<offset]
        return
      default: break
      }
      guard let data = MotionJPEG.data(in: picture, at: offset) else { break }
      switch marker {
      case 0xC4: hasTables = true
      case 0xDA:
        hasScan = true
        guard !hasTables else { break }
        bytes += picture[copied..<place.lowerBound] + StandardHuffmanTable.segment
        copied = place.lowerBound
        hasTables = true
      case 0xE0 where data.starts(with: Array("AVI1".utf8)):
        bytes += picture[copied..<place.lowerBound]
        copied = picture[data.endIndex...].firstIndex(of: 0xFF) ?? picture.endIndex
      default: break
      }
      offset = data.endIndex
    }
    bytes += MotionJPEG.withoutPadding(picture[copied...])
  }

  /// The next marker and its place, with the bytes that fill up before it.
  private static func marker(
    in picture: ArraySlice<UInt8>, from start: Int
  ) -> (marker: UInt8, place: Range<Int>)? {
    guard let first = picture[start...].firstIndex(of: 0xFF),
      let last = picture[first...].firstIndex(where: { $0 != 0xFF })
    else { return nil }
    return (picture[last], first..<last + 1)
  }

  /// The data of the segment whose length stands at an offset, or nil when not all of it is there.
  private static func data(in picture: ArraySlice<UInt8>, at offset: Int) -> ArraySlice<UInt8>? {
    guard
      let length = EndianBytes(picture).number(at: offset - picture.startIndex, size: 2),
      length >= 2, length <= picture.endIndex - offset
    else { return nil }
    return picture[offset + 2..<offset + length]
  }

  /// Zeros would be taken for data of a scan that was cut, and the cut go unnoticed.
  private static func withoutPadding(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = bytes.lastIndex { $0 != 0 } ?? bytes.startIndex
    let padding = bytes.endIndex - 1 - end
    guard padding >= shortestPadding else { return bytes }
    // A zero behind 255 belongs to it.
    return bytes[...(bytes[end] == 0xFF ? end + 1 : end)]
  }
}
