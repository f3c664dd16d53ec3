/// Texts as one text that a database takes apart again.
enum JSONArray {
  /// Returns the array of texts in JSON.
  static func text(of texts: [String]) -> String {
    var bytes: [UInt8] = [0x5B]
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      bytes.append(0x22)
      for byte in text.utf8 {
        switch byte {
        case 0x22, 0x5C: bytes += [0x5C, byte]
        case 0x00...0x1F:
          bytes += Array("\\u00".utf8) + [hexDigit(byte >> 4), hexDigit(byte & 0xF)]
        default: bytes.append(byte)
        }
      }
      bytes.append(0x22)
    }
    bytes.append(0x5D)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
