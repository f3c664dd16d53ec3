/// Bytes read as numbers of one byte order, with every read checked against the end.
struct EndianBytes {
  private let bytes: ArraySlice<UInt8>
  var isBigEndian: Bool

  init(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool = true) {
    self.bytes = bytes
    self.isBigEndian = isBigEndian
  }

  /// How many bytes there are.
  var count: Int { bytes.count }

  /// Returns the number of `size` bytes (1 to 4) at an offset, or nil past the end.
  func number(at offset: Int, size: Int) -> Int? {
    guard let slice = slice(at: offset, count: size) else { return nil }
    return isBigEndian
      ? slice.reduce(0) { $0 << 8 | Int($1) } : slice.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the bytes at an offset, or nil when not all of them are there.
  func slice(at offset: Int, count wanted: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, wanted >= 0, offset <= count, wanted <= count - offset else { return nil }
    let start = bytes.startIndex + offset
    return bytes[start..<start + wanted]
  }

  /// Tells whether the bytes at an offset are this ASCII text.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    let wanted = Array("\(text)".utf8)
    return slice(at: offset, count: wanted.count).map { $0.elementsEqual(wanted) } ?? false
  }
}
