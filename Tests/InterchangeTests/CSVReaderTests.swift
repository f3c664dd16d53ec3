import Testing

@testable import Interchange

/// Comma-separated values, as programs and people write them.
struct CSVReaderTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let records: [[String]]
    let lines: [Int]

    init(_ text: String, _ records: [[String]], lines: [Int]? = nil) {
      self.text = text
      self.records = records
      self.lines = lines ?? Array(1..<records.count + 1)
    }

    var testDescription: String { text.debugDescription }
  }

  @Test(arguments: [
    Case("", []), Case("\n\r\n\r", []),
    Case("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
    Case("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
    Case("a,b\r1,2", [["a", "b"], ["1", "2"]]),
    Case("\u{FEFF}a,b\n", [["a", "b"]]), Case("\u{FEFF}\"a\",b\n", [["a", "b"]]),
    Case("a,,\n,", [["a", "", ""], ["", ""]]),
    Case("\"a,b\",\"c\"\"d\"\n", [["a,b", "c\"d"]]), Case("\"\"", [[""]]),
    Case("\"a\nb\",c\nd", [["a\nb", "c"], ["d"]], lines: [1, 3]),
    Case("\"a\r\nb\",c\r\nd", [["a\r\nb", "c"], ["d"]], lines: [1, 3]),
    Case("\"a\rb\",c\rd", [["a\rb", "c"], ["d"]], lines: [1, 3]),
    Case("a\n\n\nb", [["a"], ["b"]], lines: [1, 4]),
    Case("a \"b\" c,d", [["a \"b\" c", "d"]]),
    Case("a;b;c,d\n1;2;3,4", [["a", "b", "c,d"], ["1", "2", "3,4"]]),
    Case("a\tb\n1\t2,3", [["a", "b"], ["1", "2,3"]]),
    Case("é,石\n", [["é", "石"]]),
    Case("sep=;\na;b,c\n", [["a", "b,c"]], lines: [2]),
    Case("\u{FEFF}Sep=,\r\na,b;c;d", [["a", "b;c;d"]], lines: [2]),
    Case("sep=\t\ra\tb", [["a", "b"]], lines: [2]), Case("sep=;", []),
    Case("sep=;;\n1", [["sep=", "", ""], ["1"]]), Case("sep=\"\n1", [["sep=\""], ["1"]]),
  ])
  func `records are read`(_ item: Case) throws {
    var reader = try CSVReader(Array(item.text.utf8))
    var records: [CSVReader.Record] = []
    while let record = try reader.next() { records.append(record) }
    #expect(records.map(\.cells) == item.records)
    #expect(records.map(\.line) == item.lines)
  }

  @Test func `a record that is none is told, and the next is read`() throws {
    var reader = try CSVReader(Array("a,\"b\"c,\"d\ne\",f\ng\n\"h,\ni\n".utf8))
    #expect(throws: CSVError.textBehindQuote(line: 1)) { try reader.next() }
    #expect(try reader.next()?.cells == ["g"])
    #expect(throws: CSVError.openQuote(line: 4)) { try reader.next() }
    #expect(try reader.next() == nil)
  }

  @Test func `a quoted cell over several lines with text behind it ends with its first line`()
    throws
  {
    var reader = try CSVReader(Array("a,\"b\r\nc\nd,\"e\"\nf\n".utf8))
    #expect(throws: CSVError.textBehindQuote(line: 1)) { try reader.next() }
    for (line, cells) in [(2, ["c"]), (3, ["d", "e"]), (4, ["f"])] {
      let record = try reader.next()
      #expect(record?.line == line && record?.cells == cells)
    }
    var open = try CSVReader(Array("\"a\nb\",\"c\nd".utf8))
    #expect(throws: CSVError.openQuote(line: 2)) { try open.next() }
  }

  @Test(
    arguments: [
      ([0x61, 0x0A, 0x62, 0xE9, 0x2C], CSVError.notUTF8(line: 2, column: 2, byte: 0xE9)),
      ([0xFF, 0xFE, 0x61, 0x00], .utf16), ([0xFE, 0xFF, 0x00, 0x61], .utf16),
      ([0xFF, 0x61], .notUTF8(line: 1, column: 1, byte: 0xFF)),
      ([0xC3, 0xA9, 0x2C, 0xC3], .notUTF8(line: 1, column: 4, byte: 0xC3)),
      ([0x0A, 0x0A, 0xE2, 0x82], .notUTF8(line: 3, column: 1, byte: 0xE2)),
    ] as [([UInt8], CSVError)])
  func `bytes that are no UTF-8 are refused with their place`(_ bytes: [UInt8], _ error: CSVError) {
    #expect(throws: error) { try CSVReader(bytes) }
  }

  @Test func `no bytes make it fail otherwise`() {
    let pieces = ["\"", ",", "\n", "\r", "a", "é", ";", "\u{FEFF}"]
    var state: UInt64 = 7
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<Int(state % 12) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      guard var reader = try? CSVReader(Array(text.utf8)) else {
        Issue.record("\(text.debugDescription) is text")
        return
      }
      var count = 0
      while count <= text.utf8.count + 1 {
        count += 1
        do {
          guard try reader.next() != nil else { break }
        } catch {}
      }
      #expect(count <= text.utf8.count + 1, "\(text.debugDescription)")
    }
  }
}
