@testable import ImageCodecs
import Raster
import TestSupport
import Testing

@Suite struct ExifReaderTests {
  private func facts(_ exif: TestExif) -> ExifFacts { ExifReader.facts(in: exif.block[...]) }

  private static func full(isBigEndian: Bool) -> TestExif {
    TestExif(
      isBigEndian: isBigEndian,
      main: [
        (0x010F, .ascii("Acme  ")), (0x0110, .ascii("Box 3")), (0x0112, .short([6])),
        (0x0132, .ascii("2001:01:01 01:01:01")),
      ],
      exif: [
        (0x9003, .ascii("2019:06:01 12:30:05")), (0x9011, .ascii("+02:00")),
        (0x9291, .ascii("25")),
      ],
      gps: [
        (1, .ascii("N")), (2, .rational([(30, 1), (16, 1), (1234, 100)])),
        (3, .ascii("W")), (4, .rational([(97, 1), (44, 1), (3512, 100)])),
        (7, .rational([(17, 1), (45, 1), (305, 10)])), (0x1D, .ascii("2019:06:01")),
      ],
      thumbnail: [(0x0112, .short([8]))])
  }

  @Test(arguments: [false, true])
  func `every fact is read in both byte orders`(_ isBigEndian: Bool) {
    let facts = facts(Self.full(isBigEndian: isBigEndian))
    #expect(facts.orientation == .turnedLeft)
    #expect(facts.make == "Acme")
    #expect(facts.model == "Box 3")
    #expect(facts.dateText == "2019:06:01 12:30:05")
    #expect(
      facts.date
        == ExifTime(
          year: 2019, month: 6, day: 1, hour: 12, minute: 30, second: 5, microsecond: 250_000))
    #expect(facts.offsetText == "+02:00")
    #expect(facts.offsetMinutes == 120)
    #expect(
      facts.gpsTime
        == ExifTime(
          year: 2019, month: 6, day: 1, hour: 17, minute: 45, second: 30, microsecond: 500_000))
    // 30° 16' 12.34" and 97° 44' 35.12".
    #expect(facts.latitude == 302_700_944)
    #expect(facts.longitude == -977_430_889)
  }

  struct OrientationCase: CustomTestStringConvertible {
    var name: String
    var exif: TestExif
    var number: Int
    var testDescription: String { name }
  }

  @Test(arguments: [
    OrientationCase(name: "absent", exif: TestExif(main: [(0x10F, .ascii("x"))]), number: 1),
    OrientationCase(name: "zero", exif: .orientation(0), number: 1),
    OrientationCase(name: "nine", exif: .orientation(9), number: 1),
    OrientationCase(name: "65535", exif: .orientation(65535), number: 1),
    OrientationCase(name: "SHORT", exif: .orientation(3), number: 3),
    OrientationCase(name: "SHORT, big-endian", exif: .orientation(8, isBigEndian: true), number: 8),
    OrientationCase(name: "LONG", exif: TestExif(main: [(0x112, .long([6]))]), number: 6),
    OrientationCase(
      name: "LONG, big-endian", exif: TestExif(isBigEndian: true, main: [(0x112, .long([6]))]),
      number: 6),
    OrientationCase(name: "BYTE", exif: TestExif(main: [(0x112, .byte([7]))]), number: 7),
    OrientationCase(
      name: "two of them", exif: TestExif(main: [(0x112, .short([6, 8]))]), number: 6),
    OrientationCase(name: "none of them", exif: TestExif(main: [(0x112, .short([]))]), number: 1),
    OrientationCase(name: "text", exif: TestExif(main: [(0x112, .ascii("6"))]), number: 1),
    OrientationCase(
      name: "twice", exif: TestExif(main: [(0x112, .short([6])), (0x112, .short([3]))]), number: 6),
    OrientationCase(
      name: "thumbnail only", exif: TestExif(thumbnail: [(0x112, .short([6]))]), number: 1),
  ])
  func `orientation is the one of the first directory`(_ example: OrientationCase) {
    #expect(facts(example.exif).orientation.rawValue == example.number)
  }

  @Test func `prefixes once too often are skipped`() {
    let block = TestExif.orientation(6).block
    let prefix = Array("Exif\0\0".utf8)
    #expect(ExifReader.facts(in: (prefix + block)[...]).orientation == .turnedLeft)
    #expect(ExifReader.facts(in: (prefix + prefix + block)[...]).orientation == .turnedLeft)
  }

  @Test(
    arguments: [
      [], Array("II".utf8), Array("II*\0".utf8), [0x49, 0x49, 43, 0, 8, 0, 0, 0],
      [0x49, 0x4D, 42, 0, 8, 0, 0, 0], [0x49, 0x49, 42, 0, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x49, 0x49, 42, 0, 0, 0, 0, 0], [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0xFF, 0xFF],
    ] as [[UInt8]])
  func `what is no EXIF says nothing`(_ block: [UInt8]) {
    #expect(ExifReader.facts(in: block[...]) == ExifFacts())
  }

  @Test func `an entry count beyond the end finds what is there`() {
    var block = TestExif.orientation(6).block
    block[8] = 0xFF
    block[9] = 0xFF
    #expect(ExifReader.facts(in: block[...]).orientation == .turnedLeft)
  }

  @Test func `directories that lead back to themselves end`() {
    var exif = Self.full(isBigEndian: false)
    exif.exif = [(0x8769, .long([8])), (0x8825, .long([8]))]
    #expect(facts(exif).orientation == .turnedLeft)
    let loop = TestExif(main: [(0x112, .short([6])), (0x8769, .long([8])), (0x8825, .long([8]))])
    #expect(facts(loop).orientation == .turnedLeft)
  }

  @Test(arguments: [
    "", "    ", "0000:00:00 00:00:00", "2019:02:29 00:00:00", "2019:13:01 00:00:00",
    "2019:06:01 24:00:00", "2019:06:01 12:60:00", "2019:06:01", "2019/06/01 12:00:00",
    "19:6:1 1:1:1", "2019:06:01 12:30:05Z", "    :  :     :  :  ", "x019:06:01 12:30:05",
    "+019:06:01 12:30:05",
  ])
  func `a text that is no date is kept as text only`(_ text: String) {
    let facts = facts(TestExif(exif: [(0x9003, .ascii(text))]))
    #expect(facts.date == nil)
    let isBlank = text.allSatisfy { $0 == " " }
    #expect(facts.dateText == (isBlank ? nil : text.trimmingBlanks))
  }

  @Test(arguments: ["2020:02:29 23:59:59", "2019-06-01T12:30:05", "0001:01:01 00:00:00"])
  func `dates of the calendar are read`(_ text: String) {
    #expect(facts(TestExif(exif: [(0x9003, .ascii(text))])).date != nil)
  }

  @Test(
    arguments: [
      ("+00:00", 0), ("-05:30", -330), ("+14:00", 840), ("Z", 0),
    ] as [(String, Int)])
  func `offsets are read`(_ text: String, _ minutes: Int) {
    #expect(facts(TestExif(exif: [(0x9011, .ascii(text))])).offsetMinutes == minutes)
  }

  @Test(arguments: ["+0200", "02:00", "+2:00", "+99:00", "+02:99", "   :  ", "+-2:00"])
  func `other offsets are none`(_ text: String) {
    #expect(facts(TestExif(exif: [(0x9011, .ascii(text))])).offsetMinutes == nil)
  }

  struct Position: CustomTestStringConvertible {
    var name: String
    var reference: String
    var latitude: [(Int, Int)]
    var result: Int?
    var testDescription: String { name }
  }

  @Test(arguments: [
    Position(
      name: "pole", reference: "S", latitude: [(90, 1), (0, 1), (0, 1)], result: -900_000_000),
    Position(
      name: "degrees alone", reference: "N", latitude: [(3_025, 100), (0, 1), (0, 1)],
      result: 302_500_000),
    Position(
      name: "minutes with a fraction", reference: "N",
      latitude: [(0, 1), (30_000_001, 1_000_000), (0, 1)],
      result: 5_000_000),
    Position(
      name: "beyond the pole", reference: "N", latitude: [(90, 1), (0, 1), (1, 1)], result: nil),
    Position(name: "no reference", reference: "", latitude: [(1, 1), (0, 1), (0, 1)], result: nil),
    Position(
      name: "wrong reference", reference: "E", latitude: [(1, 1), (0, 1), (0, 1)], result: nil),
    Position(
      name: "no denominator", reference: "N", latitude: [(1, 0), (0, 1), (0, 1)], result: nil),
    Position(name: "two numbers", reference: "N", latitude: [(1, 1), (0, 1)], result: nil),
    Position(
      name: "all bits", reference: "N",
      latitude: Array(repeating: (0xFFFF_FFFF, 1), count: 3), result: nil),
    Position(
      name: "all bits below", reference: "N",
      latitude: Array(repeating: (1, 0xFFFF_FFFF), count: 3), result: 0),
  ])
  func `positions are exact or absent`(_ position: Position) {
    let facts = facts(
      TestExif(gps: [
        (1, .ascii(position.reference)), (2, .rational(position.latitude)),
        (3, .ascii("E")), (4, .rational([(1, 1), (0, 1), (0, 1)])),
      ]))
    #expect(facts.latitude == position.result)
    #expect((facts.longitude == nil) == (position.result == nil))
  }

  @Test func `a position needs both parts`() {
    let facts = facts(
      TestExif(gps: [(1, .ascii("N")), (2, .rational([(1, 1), (0, 1), (0, 1)]))]))
    #expect(facts.latitude == nil)
  }

  @Test func `text ends at its zero and loses what cannot be shown as UTF-8`() {
    let long = String(repeating: "a", count: 5000)
    #expect(facts(TestExif(main: [(0x10F, .ascii("A\0B"))])).make == "A")
    #expect(facts(TestExif(main: [(0x10F, .ascii(long))])).make?.count == 256)
    #expect(facts(TestExif(main: [(0x10F, .ascii(" \n "))])).make == nil)
  }

  @Test(arguments: [false, true])
  func `every prefix is survived`(_ isBigEndian: Bool) {
    let block = Self.full(isBigEndian: isBigEndian).block
    for count in 0...block.count {
      let facts = ExifReader.facts(in: block.prefix(count))
      #expect(facts.orientation == .upright || facts.orientation == .turnedLeft)
    }
  }

  @Test(arguments: [false, true])
  func `every changed byte is survived`(_ isBigEndian: Bool) {
    let block = Self.full(isBigEndian: isBigEndian).block
    for index in block.indices {
      for change in [UInt8(0x01), 0x80, 0xFF, block[index]] {
        var damaged = block
        damaged[index] ^= change
        let facts = ExifReader.facts(in: damaged[...])
        #expect(facts.latitude.map { abs($0) <= 900_000_000 } ?? true)
        #expect(facts.longitude.map { abs($0) <= 1_800_000_000 } ?? true)
      }
    }
  }

  @Test func `random blocks are survived`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let length = Int(generator.next() % 200)
      let block = Self.full(isBigEndian: false).block.prefix(20) + generator.bytes(length)
      let facts = ExifReader.facts(in: block[...])
      #expect(facts.latitude.map { abs($0) <= 900_000_000 } ?? true)
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
