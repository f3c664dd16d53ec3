import UnicodeText

extension TerminalLine: ExpressibleByStringInterpolation {
  /// Makes a line of a literal, which is trusted.
  package init(stringLiteral value: String) {
    append(value, nil)
  }

  /// Makes a line of a literal with interpolated values.
  package init(stringInterpolation: Interpolation) {
    self = stringInterpolation.line
  }

  /// The pieces of a line while it is put together.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var line: TerminalLine = ""

    /// Prepares for a literal.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds literal text as it is.
    package mutating func appendLiteral(_ literal: String) { line.append(literal, nil) }

    /// Adds untrusted text, made visible.
    package mutating func appendInterpolation(_ text: String, _ style: Style? = nil) {
      line.append(VisibleWord.shown(text), style)
    }

    /// Adds a number.
    package mutating func appendInterpolation(
      _ number: some BinaryInteger, _ style: Style? = nil
    ) {
      line.append(String(number), style)
    }

    /// Adds a line that is safe already.
    package mutating func appendInterpolation(_ other: TerminalLine) { line += other }

    /// Adds untrusted bytes such as a path, made visible; what is no UTF-8 becomes `\xff`.
    package mutating func appendInterpolation(bytes: [UInt8], _ style: Style? = nil) {
      line.append(VisibleWord.shown(bytes: bytes), style)
    }

    /// Adds untrusted text of a message, made visible, cut to 60 cells.
    package mutating func appendInterpolation(short text: String, _ style: Style? = nil) {
      line.append(VisibleWord.shown(text, limit: VisibleWord.messageLimit), style)
    }

    /// Adds untrusted text between quotes, made visible, cut to 60 cells.
    package mutating func appendInterpolation(quoted text: String) {
      line.append("'" + VisibleWord.shown(text, limit: VisibleWord.messageLimit) + "'", nil)
    }

    /// Adds untrusted bytes between quotes, made visible, cut to 60 cells.
    package mutating func appendInterpolation(quoted bytes: [UInt8]) {
      line.append("'" + VisibleWord.shown(bytes: bytes, limit: VisibleWord.messageLimit) + "'", nil)
    }

    /// Adds text that this program made itself, as it is; never text from outside.
    package mutating func appendInterpolation(trusted text: String, _ style: Style? = nil) {
      line.append(text, style)
    }
  }
}
