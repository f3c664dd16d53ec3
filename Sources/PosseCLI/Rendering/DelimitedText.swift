/// Rows of text for other programs, as bytes of UTF-8.
enum DelimitedText {
  /// Adds a line of cells with TAB between them.
  ///
  /// TAB, line feed, carriage return and `\` inside a cell are written `\t \n \r \\`.
  static func addTSV(_ cells: [String], to bytes: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\t")) }
      guard contains(cell, isSpecialInTSV) else {
        bytes += cell.utf8
        continue
      }
      for byte in cell.utf8 {
        switch byte {
        case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
        case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
        case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
        case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
        default: bytes.append(byte)
        }
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds a line of cells with commas between them, as RFC 4180 says.
  ///
  /// A cell is quoted where it must be, and quotes inside are doubled. A lone empty cell is quoted, as an empty
  /// line would be passed over by many readers.
  static func addCSV(_ cells: [String], to bytes: inout [UInt8]) {
    if cells == [""] { bytes += "\"\"".utf8 }
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      guard contains(cell, isSpecialInCSV) else {
        bytes += cell.utf8
        continue
      }
      bytes.append(UInt8(ascii: "\""))
      for byte in cell.utf8 {
        if byte == UInt8(ascii: "\"") { bytes.append(byte) }
        bytes.append(byte)
      }
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Whether a byte of the text is special; a span is looked through much faster than a string.
  private static func contains(_ text: String, _ isSpecial: (UInt8) -> Bool) -> Bool {
    let bytes = text.utf8.span
    for index in bytes.indices where isSpecial(bytes[index]) { return true }
    return false
  }

  private static func isSpecialInTSV(_ byte: UInt8) -> Bool {
    byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: "\\")
  }

  private static func isSpecialInCSV(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ",") || byte == 0x0A || byte == 0x0D
  }
}
