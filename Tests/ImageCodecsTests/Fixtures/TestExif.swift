/// A writer of EXIF blocks for tests, in either byte order.
struct TestExif {
  /// A value by its type as TIFF numbers it.
  enum Value {
    case byte([UInt8])
    case ascii(String)
    case short([Int])
    case long([Int])
    case rational([(Int, Int)])
  }

  typealias Entry = (tag: Int, value: Value)

  var isBigEndian = false
  var main: [Entry] = []
  var exif: [Entry] = []
  var gps: [Entry] = []
  /// The directory of the thumbnail.
  var thumbnail: [Entry] = []

  static func orientation(_ number: Int, isBigEndian: Bool = false) -> TestExif {
    TestExif(isBigEndian: isBigEndian, main: [(0x0112, .short([number]))])
  }

  /// The TIFF block.
  var block: [UInt8] {
    var main = main
    if !exif.isEmpty { main.append((0x8769, .long([0]))) }
    if !gps.isEmpty { main.append((0x8825, .long([0]))) }
    // Twice: the first round only finds out where the others begin.
    let exifStart = 8 + directory(main, at: 8, next: 0).count
    let exifBytes = exif.isEmpty ? [] : directory(exif, at: exifStart, next: 0)
    let gpsStart = exifStart + exifBytes.count
    let gpsBytes = gps.isEmpty ? [] : directory(gps, at: gpsStart, next: 0)
    let thumbnailStart = gpsStart + gpsBytes.count
    for index in main.indices {
      if main[index].tag == 0x8769 { main[index].value = .long([exifStart]) }
      if main[index].tag == 0x8825 { main[index].value = .long([gpsStart]) }
    }
    let next = thumbnail.isEmpty ? 0 : thumbnailStart
    var bytes = Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4)
    bytes += directory(main, at: 8, next: next) + exifBytes + gpsBytes
    return thumbnail.isEmpty ? bytes : bytes + directory(thumbnail, at: thumbnailStart, next: 0)
  }

  /// The data of an APP1 segment.
  var segment: [UInt8] { Array("Exif\0\0".utf8) + block }

  private func directory(_ entries: [Entry], at start: Int, next: Int) -> [UInt8] {
    var table = number(entries.count, 2)
    var overflow: [UInt8] = []
    let overflowStart = start + 2 + 12 * entries.count + 4
    for entry in entries {
      let (type, count, bytes) = encoded(entry.value)
      table += number(entry.tag, 2) + number(type, 2) + number(count, 4)
      if bytes.count <= 4 {
        table += bytes + Array(repeating: 0, count: 4 - bytes.count)
      } else {
        table += number(overflowStart + overflow.count, 4)
        overflow += bytes
      }
    }
    return table + number(next, 4) + overflow
  }

  private func encoded(_ value: Value) -> (type: Int, count: Int, bytes: [UInt8]) {
    switch value {
    case .byte(let bytes): (1, bytes.count, bytes)
    case .ascii(let text): (2, text.utf8.count + 1, Array(text.utf8) + [0])
    case .short(let numbers): (3, numbers.count, numbers.flatMap { number($0, 2) })
    case .long(let numbers): (4, numbers.count, numbers.flatMap { number($0, 4) })
    case .rational(let pairs):
      (5, pairs.count, pairs.flatMap { number($0.0, 4) + number($0.1, 4) })
    }
  }

  private func number(_ value: Int, _ size: Int) -> [UInt8] {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isBigEndian ? bytes.reversed() : bytes
  }
}
