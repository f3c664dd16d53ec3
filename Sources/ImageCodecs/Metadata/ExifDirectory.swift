/// One directory of a TIFF block: values by tag.
struct ExifDirectory {
  /// The most entries that are looked at.
  static let largestEntryCount = 512

  private let reader: EndianBytes
  private var entries: [Int: Entry] = [:]

  private struct Entry {
    var type: Int
    var count: Int
    var valueOffset: Int
  }

  /// Reads a directory; entries that are cut off or point outside are left out.
  init(_ reader: EndianBytes, at offset: Int) {
    self.reader = reader
    guard let declared = reader.number(at: offset, size: 2) else { return }
    for index in 0..<min(declared, ExifDirectory.largestEntryCount) {
      let start = offset + 2 + 12 * index
      guard let tag = reader.number(at: start, size: 2),
        let type = reader.number(at: start + 2, size: 2),
        let count = reader.number(at: start + 4, size: 4),
        let pointer = reader.number(at: start + 8, size: 4)
      else { return }
      guard entries[tag] == nil, count > 0, let size = ExifDirectory.size(ofType: type) else {
        continue
      }
      let isInline = count <= 4 / size
      entries[tag] = Entry(
        type: type, count: count, valueOffset: isInline ? start + 8 : pointer)
    }
  }

  /// Returns the first number of a BYTE, SHORT or LONG.
  func number(_ tag: Int) -> Int? {
    guard let entry = entries[tag], [1, 3, 4].contains(entry.type),
      let size = ExifDirectory.size(ofType: entry.type)
    else { return nil }
    return reader.number(at: entry.valueOffset, size: size)
  }

  /// Returns an ASCII value up to its first zero, without blanks around it; nil when nothing is left.
  func text(_ tag: Int) -> String? {
    guard let entry = entries[tag], entry.type == 2,
      let value = reader.slice(at: entry.valueOffset, count: entry.count)
    else { return nil }
    let isBlank: (UInt8) -> Bool = { $0 <= 0x20 }
    let written = value.prefix(256).prefix { $0 != 0 }.drop(while: isBlank)
    guard let last = written.lastIndex(where: { !isBlank($0) }) else { return nil }
    return String(decoding: written[...last], as: UTF8.self)
  }

  /// Returns the first numbers of a RATIONAL value as numerator and denominator, the latter not zero.
  func rationals(_ tag: Int, count: Int) -> [(numerator: Int, denominator: Int)]? {
    guard let entry = entries[tag], entry.type == 5, entry.count >= count else { return nil }
    var values: [(numerator: Int, denominator: Int)] = []
    for index in 0..<count {
      let offset = entry.valueOffset + 8 * index
      guard let numerator = reader.number(at: offset, size: 4),
        let denominator = reader.number(at: offset + 4, size: 4), denominator > 0
      else { return nil }
      values.append((numerator, denominator))
    }
    return values
  }

  private static func size(ofType type: Int) -> Int? {
    switch type {
    case 1, 2, 6, 7: 1
    case 3, 8: 2
    case 4, 9: 4
    case 5, 10: 8
    default: nil
    }
  }
}
