/// A reader of comma-separated values, as RFC 4180 describes them and spreadsheets write them.
///
/// A byte order mark is passed over, lines may end in LF, CRLF or CR, blank lines do not count, and commas,
/// semicolons or TABs stand between cells: whichever is most frequent in the first line, unless that is `sep=;`,
/// by which spreadsheets name it.
///
///     var reader = try CSVReader(bytes)
///     while let record = try reader.next() { print(record.line, record.cells) }
package struct CSVReader {
  /// One record: a line, or several where a quoted cell spans them.
  package struct Record: Hashable, Sendable {
    /// The number of its first line, from 1.
    package let line: Int
    /// The cells, unquoted.
    package let cells: [String]
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var position: Int
  private var line = 1

  /// Prepares to read from the bytes of a file.
  ///
  /// Throws ``CSVError/utf16`` and ``CSVError/notUTF8(line:column:byte:)`` when they are no UTF-8.
  package init(_ bytes: [UInt8]) throws(CSVError) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { throw .utf16 }
    if String(validating: bytes, as: UTF8.self) == nil { throw CSVReader.fault(in: bytes) }
    self.bytes = bytes
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    position = bytes.starts(with: mark) ? mark.count : 0
    let head = bytes[position...].prefix { $0 != 0x0A && $0 != 0x0D }
    if let named = CSVReader.namedSeparator(in: head) {
      separator = named
      position = head.endIndex
      if position < bytes.count { passLineEnd() }
    } else {
      separator = CSVReader.separator(of: head)
    }
  }

  /// Returns the next record, or nil behind the last.
  ///
  /// Throws ``CSVError`` for a record that cannot be read; the one behind it can be asked for, which behind a
  /// quote that was probably never closed is the next line.
  package mutating func next() throws(CSVError) -> Record? {
    while position < bytes.count, isLineEnd(bytes[position]) { passLineEnd() }
    guard position < bytes.count else { return nil }
    let first = line
    var cells: [String] = []
    var problem: CSVError?
    while true {
      if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
        do throws(CSVError) {
          cells.append(try quotedCell())
        } catch {
          problem = problem ?? error
        }
      } else {
        cells.append(plainCell())
      }
      guard position < bytes.count, bytes[position] == separator else { break }
      position += 1
    }
    if position < bytes.count { passLineEnd() }
    if let problem { throw problem }
    return Record(line: first, cells: cells)
  }
}

extension CSVReader {
  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func passLineEnd() {
    if bytes[position] == 0x0D, position + 1 < bytes.count, bytes[position + 1] == 0x0A {
      position += 1
    }
    position += 1
    line += 1
  }

  /// Reads up to a separator or the end of the line; quotes inside stand for themselves.
  private mutating func plainCell() -> String {
    let start = position
    while position < bytes.count, bytes[position] != separator, !isLineEnd(bytes[position]) {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads a cell between quotes, in which two quotes are one.
  private mutating func quotedCell() throws(CSVError) -> String {
    var content: [UInt8] = []
    let first = line
    var firstBreak: Int?
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        guard position < bytes.count, bytes[position] == byte else {
          guard
            position == bytes.count || bytes[position] == separator || isLineEnd(bytes[position])
          else {
            if let firstBreak {
              // The quote that ends this cell opens another one; the lines between are read by themselves.
              position = firstBreak
              line = first
            } else {
              _ = plainCell()
            }
            throw .textBehindQuote(line: first)
          }
          return String(decoding: content, as: UTF8.self)
        }
      } else if isLineEnd(byte) {
        firstBreak = firstBreak ?? position
        if byte == 0x0A || !isFollowedByLineFeed { line += 1 }
      }
      content.append(byte)
      position += 1
    }
    throw .openQuote(line: first)
  }

  private var isFollowedByLineFeed: Bool {
    position + 1 < bytes.count && bytes[position + 1] == 0x0A
  }

  /// The separator of a first line that is `sep=;`, with any sign in place of the semicolon; nil for another line.
  private static func namedSeparator(in head: ArraySlice<UInt8>) -> UInt8? {
    guard head.count == 5, let sign = head.last else { return nil }
    let word = String(decoding: head.dropLast(), as: UTF8.self).lowercased()
    let isSign = sign == 0x09 || (0x21..<0x7F).contains(sign) && sign != UInt8(ascii: "\"")
    return word == "sep=" && isSign ? sign : nil
  }

  private static func separator(of head: ArraySlice<UInt8>) -> UInt8 {
    var best = (byte: UInt8(ascii: ","), count: head.count { $0 == UInt8(ascii: ",") })
    for byte in [UInt8(ascii: ";"), 0x09] {
      let count = head.count { $0 == byte }
      if count > best.count { best = (byte, count) }
    }
    return best.byte
  }

  /// Where bytes that are no UTF-8 first are none.
  private static func fault(in bytes: [UInt8]) -> CSVError {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    reading: while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .error, .emptyInput: break reading
      }
    }
    let before = bytes.prefix(offset)
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return .notUTF8(
      line: line, column: offset - start + 1, byte: offset < bytes.count ? bytes[offset] : 0)
  }
}

/// Why comma-separated values cannot be read; lines count from 1.
package enum CSVError: Error, Hashable, Sendable {
  /// A byte that is no UTF-8, with its position in the line, from 1.
  case notUTF8(line: Int, column: Int, byte: UInt8)
  /// The byte order mark of UTF-16 at the beginning, as spreadsheets write `Unicode text`.
  case utf16
  /// A quoted cell that nothing closes; the line of its quote.
  case openQuote(line: Int)
  /// Text between the end of a quoted cell and the next separator; the line of the quote that begins the cell.
  case textBehindQuote(line: Int)

  /// The line.
  package var line: Int {
    switch self {
    case .utf16: 1
    case .notUTF8(let line, _, _), .openQuote(let line), .textBehindQuote(let line): line
    }
  }
}
