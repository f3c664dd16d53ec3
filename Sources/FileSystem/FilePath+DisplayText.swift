extension FilePath: CustomStringConvertible {
  /// The path for a message: one line, nothing a terminal would act on, every odd byte as `\x1b`.
  ///
  /// Valid UTF-8 stays readable; control characters, bidirectional and zero-width controls,
  /// line separators and bytes that are not UTF-8 are escaped. A backslash of the path itself is doubled
  /// only when something else was escaped, so that ordinary paths read as they are typed.
  package var displayText: String {
    var escaped = ""
    var isChanged = false
    var decoder = UTF8()
    var offset = 0
    while offset < bytes.count {
      var rest = bytes[offset...].makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
        escaped += Self.hexEscape(bytes[offset])
        isChanged = true
        offset += 1
        decoder = UTF8()
        continue
      }
      let width = UTF8.width(scalar)
      if scalar == "\\" {
        escaped += "\\\\"
      } else if Self.isUnsafeToShow(scalar) {
        for byte in bytes[offset..<(offset + width)] { escaped += Self.hexEscape(byte) }
        isChanged = true
      } else {
        escaped.unicodeScalars.append(scalar)
      }
      offset += width
      decoder = UTF8()
    }
    return isChanged ? escaped : (text ?? escaped)
  }

  /// The same as `displayText`.
  package var description: String { displayText }

  private static func isUnsafeToShow(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: false
    }
  }

  private static func hexEscape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return "\\x" + (digits.count == 1 ? "0" : "") + digits
  }
}
