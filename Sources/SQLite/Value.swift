/// One value as SQLite stores it.
package enum Value: Hashable, Sendable {
  /// No value.
  case null
  /// A whole number of 64 bits.
  case integer(Int64)
  /// A floating point number; SQLite stores one that is not a number as null.
  case real(Double)
  /// Text of any content, a zero character included.
  case text(String)
  /// Bytes.
  case blob([UInt8])
}

/// What can be bound to a statement.
package protocol ValueConvertible {
  /// The value as SQLite stores it.
  var sqlValue: Value { get }
}

extension Value: ValueConvertible {
  /// The value itself.
  package var sqlValue: Value { self }
}

extension Int64: ValueConvertible {
  /// The number.
  package var sqlValue: Value { .integer(self) }
}

extension Int32: ValueConvertible {
  /// The number.
  package var sqlValue: Value { .integer(Int64(self)) }
}

extension Int: ValueConvertible {
  /// The number.
  package var sqlValue: Value { .integer(Int64(self)) }
}

extension Double: ValueConvertible {
  /// The number.
  package var sqlValue: Value { .real(self) }
}

extension Bool: ValueConvertible {
  /// 1 for true, 0 for false.
  package var sqlValue: Value { .integer(self ? 1 : 0) }
}

extension String: ValueConvertible {
  /// The text.
  package var sqlValue: Value { .text(self) }
}

extension Substring: ValueConvertible {
  /// The text.
  package var sqlValue: Value { .text(String(self)) }
}

extension [UInt8]: ValueConvertible {
  /// The bytes.
  package var sqlValue: Value { .blob(self) }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
  /// The wrapped value, or null.
  package var sqlValue: Value { self?.sqlValue ?? .null }
}
