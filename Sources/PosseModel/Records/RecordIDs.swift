/// The number of a fugitive, never reused.
package struct FugitiveID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number itself.
  package let number: Int64

  /// Creates the wrapper of a number.
  package init(_ number: Int64) {
    self.number = number
  }

  /// The bare number, such as `12`.
  package var description: String { String(number) }

  /// Orders by number.
  package static func < (left: FugitiveID, right: FugitiveID) -> Bool {
    left.number < right.number
  }
}

/// The number of a photo, never reused; it is written with a `p` in front.
package struct PhotoID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number itself.
  package let number: Int64

  /// Creates the wrapper of a number.
  package init(_ number: Int64) {
    self.number = number
  }

  /// Reads `p` and a number above 0, or returns nil when the text is anything else.
  package init?(parsing text: String) {
    guard text.utf8.first == UInt8(ascii: "p"),
      case .number(let number) = DecimalDigits.read(text.utf8.dropFirst()), number > 0
    else { return nil }
    self.number = number
  }

  /// The number as users write it, such as `p31`.
  package var description: String { "p" + String(number) }

  /// Orders by number.
  package static func < (left: PhotoID, right: PhotoID) -> Bool {
    left.number < right.number
  }
}

/// The number of a log entry, never reused; it is written with an `l` in front.
package struct LogID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number itself.
  package let number: Int64

  /// Creates the wrapper of a number.
  package init(_ number: Int64) {
    self.number = number
  }

  /// Reads a number above 0, with or without `l` in front, or returns nil when the text is anything else.
  package init?(parsing text: String) {
    let digits = text.utf8.first == UInt8(ascii: "l") ? text.utf8.dropFirst() : text.utf8[...]
    guard case .number(let number) = DecimalDigits.read(digits), number > 0 else { return nil }
    self.number = number
  }

  /// The number as users write it, such as `l12`.
  package var description: String { "l" + String(number) }

  /// Orders by number.
  package static func < (left: LogID, right: LogID) -> Bool {
    left.number < right.number
  }
}
