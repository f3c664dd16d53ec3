import SQLite

/// The values of a row image as a JSON object, which is what the book keeps.
enum ImageText {
  /// Writes an object with one member a column, in the order of the columns.
  static func encoded(_ values: [(column: String, value: Value)]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(values.count * 24)
    bytes.append(UInt8(ascii: "{"))
    for (index, pair) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(pair.column, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      switch pair.value {
      case .null: bytes += "null".utf8
      case .integer(let number): bytes += String(number).utf8
      case .real(let number): bytes += String(number).utf8
      case .text(let text): append(text, to: &bytes)
      // No tracked table has bytes; should one get some, their number is all that is kept.
      case .blob(let blob): append("\(blob.count) bytes", to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "}"))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads an object back; one that is no image is reported as damage of the book.
  static func decoded(_ text: String) throws(DatabaseError) -> [String: Value] {
    do throws(ImageTextReader.Malformed) {
      var reader = ImageTextReader(text)
      return try reader.object()
    } catch {
      throw DatabaseError(code: .corrupt, message: "a row image of the history is malformed")
    }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        bytes += "\\u00".utf8
        bytes.append(hexDigits[Int(byte >> 4)])
        bytes.append(hexDigits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
