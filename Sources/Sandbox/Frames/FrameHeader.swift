/// The fixed beginning of a message on its way: how many parts follow, and how long each is.
///
/// 72 bytes: `PSW1`, the number of parts in 4 bytes, 8 lengths of 8 bytes each, all least significant byte
/// first. The lengths of parts that are not there are zero. The parts follow without anything between them.
struct FrameHeader: Hashable {
  static let maximalPartCount = 8
  static let byteCount = 8 + 8 * maximalPartCount
  private static let magic = Array("PSW1".utf8)

  /// The length of each part.
  let lengths: [Int]

  /// Describes a message, or gives nil when it has more than 8 parts or more bytes than the limit.
  init?(describing message: [[UInt8]], limit: Int) {
    guard message.count <= Self.maximalPartCount,
      message.reduce(0, { $0 + $1.count }) <= limit
    else { return nil }
    lengths = message.map(\.count)
  }

  /// Describes a message of at most 8 parts, whatever its length.
  init?(describing message: [[UInt8]]) {
    self.init(describing: message, limit: .max)
  }

  /// Reads 72 bytes; the inverse of `serialized`.
  ///
  /// No length is believed before the sum of all is within the limit.
  init(parsing bytes: [UInt8], limit: Int) throws(FrameDefect) {
    guard bytes.count == Self.byteCount else { throw .cutOff }
    guard bytes.starts(with: Self.magic) else { throw .wrongMagic }
    let count = UInt32(truncatingIfNeeded: Self.number(in: bytes[4..<8]))
    guard count <= Self.maximalPartCount else { throw .tooManyParts(count) }
    var lengths: [Int] = []
    var total: UInt64 = 0
    for part in 0..<Self.maximalPartCount {
      let length = Self.number(in: bytes[(8 + 8 * part)..<(16 + 8 * part)])
      guard part < count else {
        if length != 0 { throw .strayLength }
        continue
      }
      let (sum, isOverflowing) = total.addingReportingOverflow(length)
      guard !isOverflowing, sum <= UInt64(limit) else {
        throw .tooLong(bytes: isOverflowing ? .max : sum)
      }
      total = sum
      lengths.append(Int(length))
    }
    self.lengths = lengths
  }

  /// The 72 bytes; the inverse of `init(parsing:limit:)`.
  var serialized: [UInt8] {
    var bytes = Self.magic
    bytes.reserveCapacity(Self.byteCount)
    Self.append(UInt64(lengths.count), byteCount: 4, to: &bytes)
    for part in 0..<Self.maximalPartCount {
      Self.append(part < lengths.count ? UInt64(lengths[part]) : 0, byteCount: 8, to: &bytes)
    }
    return bytes
  }

  private static func number(in bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func append(_ number: UInt64, byteCount: Int, to bytes: inout [UInt8]) {
    for place in 0..<byteCount {
      bytes.append(UInt8(truncatingIfNeeded: number >> (8 * UInt64(place))))
    }
  }
}
