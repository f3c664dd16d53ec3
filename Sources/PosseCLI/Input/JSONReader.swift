/// Reads a JSON document, keeping the digits of its numbers.
///
/// Nesting is bounded, a key that comes twice in an object is refused, and so is everything that RFC 8259
/// does not allow.
struct JSONReader {
  /// The greatest nesting of arrays and objects.
  static let deepest = 64

  /// Why a text is no JSON document.
  struct Malformed: Error, Hashable {
    /// The byte at which reading stopped.
    let offset: Int
    let reason: Reason
  }

  enum Reason: Hashable {
    case unexpected
    case endsTooEarly
    case tooDeep
    case keyTwice(String)
    case badEscape
  }

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Reads a text as one document.
  static func read(_ text: String) throws(Malformed) -> JSONText {
    var reader = JSONReader(bytes: Array(text.utf8))
    let value = try reader.value()
    guard reader.next() == nil else { throw reader.malformed(.unexpected) }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func value() throws(Malformed) -> JSONText {
    switch next() {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    default: return try number()
    }
  }

  private mutating func object() throws(Malformed) -> JSONText {
    try descend()
    defer { depth -= 1 }
    var members: [(String, JSONText)] = []
    var names: Set<String> = []
    guard next() != UInt8(ascii: "}") else {
      position += 1
      return .object(members)
    }
    while true {
      guard next() == UInt8(ascii: "\"") else { throw malformed(.unexpected) }
      let name = try string()
      guard names.insert(name).inserted else { throw malformed(.keyTwice(name)) }
      try take(UInt8(ascii: ":"))
      members.append((name, try value()))
      guard next() == UInt8(ascii: ",") else { break }
      position += 1
    }
    try take(UInt8(ascii: "}"))
    return .object(members)
  }

  private mutating func array() throws(Malformed) -> JSONText {
    try descend()
    defer { depth -= 1 }
    var elements: [JSONText] = []
    guard next() != UInt8(ascii: "]") else {
      position += 1
      return .array(elements)
    }
    while true {
      elements.append(try value())
      guard next() == UInt8(ascii: ",") else { break }
      position += 1
    }
    try take(UInt8(ascii: "]"))
    return .array(elements)
  }

  private mutating func word(
    _ text: String, _ value: JSONText
  ) throws(Malformed) -> JSONText {
    guard bytes[position...].starts(with: text.utf8) else { throw malformed(.unexpected) }
    position += text.utf8.count
    return value
  }

  private mutating func number() throws(Malformed) -> JSONText {
    let start = position
    if peek() == UInt8(ascii: "-") { position += 1 }
    if peek() == UInt8(ascii: "0") { position += 1 } else { try digits() }
    var isWhole = true
    if peek() == UInt8(ascii: ".") {
      isWhole = false
      position += 1
      try digits()
    }
    if let letter = peek(), letter | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      position += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let integer = Int64(text) { return .integer(integer) }
    return .number(text)
  }

  private mutating func digits() throws(Malformed) {
    let start = position
    while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      position += 1
    }
    guard position > start else { throw malformed(.unexpected) }
  }

  private mutating func descend() throws(Malformed) {
    depth += 1
    guard depth <= Self.deepest else { throw malformed(.tooDeep) }
    position += 1
  }

  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The next byte that is no blank, or nil at the end.
  private mutating func next() -> UInt8? {
    while let byte = peek(), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    return peek()
  }

  private mutating func take(_ byte: UInt8) throws(Malformed) {
    guard next() == byte else { throw malformed(.unexpected) }
    position += 1
  }

  private func malformed(_ reason: Reason) -> Malformed {
    let isAtEnd = position >= bytes.count && reason == .unexpected
    return Malformed(offset: position, reason: isAtEnd ? .endsTooEarly : reason)
  }
}

extension JSONReader {
  private mutating func string() throws(Malformed) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = peek() {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(Character(try escaped())).utf8)
      case 0..<0x20:
        position -= 1
        throw malformed(.unexpected)
      default: text.append(byte)
      }
    }
    throw malformed(.unexpected)
  }

  /// The character that an escape stands for; the backslash is read.
  private mutating func escaped() throws(Malformed) -> Unicode.Scalar {
    guard let byte = peek() else { throw malformed(.unexpected) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw malformed(.badEscape)
    }
    var code = try hexadecimal()
    if (0xD800..<0xDC00).contains(code) {
      guard bytes[position...].starts(with: "\\u".utf8) else { throw malformed(.badEscape) }
      position += 2
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { throw malformed(.badEscape) }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw malformed(.badEscape) }
    return scalar
  }

  private mutating func hexadecimal() throws(Malformed) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = Character(UnicodeScalar(byte)).hexDigitValue,
        byte < 0x80
      else { throw malformed(.badEscape) }
      code = code << 4 + UInt32(digit)
      position += 1
    }
    return code
  }
}
