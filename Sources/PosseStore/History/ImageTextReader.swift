import SQLite

/// Reads the JSON object of a row image: one flat object of texts, numbers and nulls.
///
/// SQLite's JSON functions would do, but those of 3.40 end a text at its first zero character, and an undo
/// reads very many images.
struct ImageTextReader {
  private let bytes: [UInt8]
  private var position = 0

  /// The text is no such object.
  struct Malformed: Error {}

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Reads the whole text.
  mutating func object() throws(Malformed) -> [String: Value] {
    var values: [String: Value] = [:]
    try expect(UInt8(ascii: "{"))
    if next() == UInt8(ascii: "}") {
      position += 1
    } else {
      while true {
        let column = try string()
        try expect(UInt8(ascii: ":"))
        values[column] = try value()
        if next() == UInt8(ascii: ",") {
          position += 1
          continue
        }
        try expect(UInt8(ascii: "}"))
        break
      }
    }
    guard next() == nil else { throw Malformed() }
    return values
  }

  private mutating func value() throws(Malformed) -> Value {
    switch next() {
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "t"): return try word("true", .integer(1))
    case UInt8(ascii: "f"): return try word("false", .integer(0))
    default: return try number()
    }
  }

  private mutating func word(_ text: StaticString, _ value: Value) throws(Malformed) -> Value {
    for byte in "\(text)".utf8 {
      guard position < bytes.count, bytes[position] == byte else { throw Malformed() }
      position += 1
    }
    return value
  }

  private mutating func number() throws(Malformed) -> Value {
    let start = position
    while position < bytes.count, Self.numeric.contains(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let whole = Int64(text) { return .integer(whole) }
    guard let real = Double(text) else { throw Malformed() }
    return .real(real)
  }

  private static let numeric = Set("+-.0123456789Ee".utf8)

  /// The next byte that is no blank, or nil at the end.
  private mutating func next() -> UInt8? {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
    return position < bytes.count ? bytes[position] : nil
  }

  private mutating func expect(_ byte: UInt8) throws(Malformed) {
    guard next() == byte else { throw Malformed() }
    position += 1
  }
}

extension ImageTextReader {
  private mutating func string() throws(Malformed) -> String {
    try expect(UInt8(ascii: "\""))
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += String(try escaped()).utf8
      case 0..<0x20: throw Malformed()
      default: text.append(byte)
      }
    }
    throw Malformed()
  }

  /// The character that an escape stands for; the backslash is read.
  private mutating func escaped() throws(Malformed) -> Unicode.Scalar {
    guard position < bytes.count else { throw Malformed() }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw Malformed()
    }
    var code = try hexadecimal()
    if (0xD800..<0xDC00).contains(code) {
      guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
        bytes[position + 1] == UInt8(ascii: "u")
      else { throw Malformed() }
      position += 2
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { throw Malformed() }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw Malformed() }
    return scalar
  }

  private mutating func hexadecimal() throws(Malformed) -> UInt32 {
    guard position + 4 <= bytes.count else { throw Malformed() }
    let digits = String(decoding: bytes[position..<(position + 4)], as: UTF8.self)
    position += 4
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let code = UInt32(digits, radix: 16)
    else { throw Malformed() }
    return code
  }
}
