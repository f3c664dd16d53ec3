/// A cursor over the bytes of a typed date: lower-cased, blanks at both ends taken off.
///
/// Only printable ASCII gets in, and not much of it, so that every question is answered quickly.
struct DateScanner {
  /// A run of digits.
  struct Digits {
    let count: Int
    /// The number, or nil when it does not fit.
    let value: Int?
  }

  /// No accepted form comes near; what is longer is refused before it is looked at.
  private static let longestText = 64

  private let bytes: [UInt8]
  private var position = 0

  init?(_ text: String) {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let trimmed = text.utf8.drop(while: isBlank)
    var kept: [UInt8] = []
    var blanks: [UInt8] = []
    for byte in trimmed {
      if isBlank(byte) {
        if blanks.count < Self.longestText { blanks.append(byte) }
        continue
      }
      guard byte > 0x20, byte < 0x7F, kept.count + blanks.count < Self.longestText else {
        return nil
      }
      kept += blanks
      kept.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      blanks = []
    }
    bytes = kept
  }

  var isAtEnd: Bool { position == bytes.count }

  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  var isAtDigit: Bool { next.map { (0x30...0x39).contains($0) } ?? false }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == character.value else { return false }
    position += 1
    return true
  }

  /// Takes blanks; tells whether there was one.
  mutating func takeBlanks() -> Bool {
    let start = position
    while next == 0x20 || next == 0x09 { position += 1 }
    return position > start
  }

  /// Takes the letters that follow; empty when there are none.
  mutating func takeWord() -> String {
    let start = position
    while let next, (0x61...0x7A).contains(next) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Takes the digits that follow; nil when there are none.
  mutating func takeDigits() -> Digits? {
    let start = position
    var value: Int? = 0
    while isAtDigit {
      let (product, overflows) = (value ?? 0).multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) = product.addingReportingOverflow(Int(bytes[position] - 0x30))
      value = value == nil || overflows || overflowsToo ? nil : sum
      position += 1
    }
    return position > start ? Digits(count: position - start, value: value) : nil
  }

  /// Takes a run of exactly so many digits; nil when it is shorter or longer.
  mutating func takeNumber(digits count: Int) -> Int? {
    guard let digits = takeDigits(), digits.count == count else { return nil }
    return digits.value
  }
}
