/// The values of a message, read in the order they were written in.
///
/// The other process may have been taken over by the picture it looked at, so nothing is believed.
struct MessageReader {
  /// The longest text that is read, in bytes.
  static let longestText = 65_536

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// Whether everything was read.
  var isAtEnd: Bool { rest.isEmpty }

  mutating func flag() throws(MessageError) -> Bool {
    switch try take(1).first {
    case 0: false
    case 1: true
    default: throw .malformed
    }
  }

  mutating func number() throws(MessageError) -> Int {
    var number: UInt64 = 0
    for (index, byte) in try take(8).enumerated() { number |= UInt64(byte) << (8 * index) }
    return Int(Int64(bitPattern: number))
  }

  /// Reads a number that must lie in a range.
  mutating func number(in range: ClosedRange<Int>) throws(MessageError) -> Int {
    let number = try number()
    guard range.contains(number) else { throw .malformed }
    return number
  }

  mutating func text() throws(MessageError) -> String {
    let count = try number(in: 0...MessageReader.longestText)
    guard let text = String(validating: try take(count), as: UTF8.self) else { throw .malformed }
    return text
  }

  mutating func optional<Value>(
    _ read: (inout MessageReader) throws(MessageError) -> Value
  ) throws(MessageError) -> Value? {
    try flag() ? try read(&self) : nil
  }

  /// Reads a value that is written as one of some texts.
  mutating func choice<Value: RawRepresentable>(
    _ type: Value.Type = Value.self
  ) throws(MessageError) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: try text()) else { throw .malformed }
    return value
  }

  private mutating func take(_ count: Int) throws(MessageError) -> ArraySlice<UInt8> {
    guard rest.count >= count else { throw .malformed }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

/// A message that is not one of this version of the program.
package enum MessageError: Error, Hashable, Sendable {
  /// It ends early, goes on too long, or holds an impossible value.
  case malformed
}
