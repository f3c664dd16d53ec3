/// How a piece of text looks: attributes and the basic 16 colours, whose shades the user's terminal decides.
package struct Style: Hashable, Sendable {
  private let parameters: [UInt8]

  private init(_ parameters: [UInt8]) { self.parameters = parameters }

  /// Heavier letters.
  package static let bold = Style([1])
  /// Fainter letters.
  package static let dim = Style([2])
  /// Underlined letters.
  package static let underlined = Style([4])
  /// Red letters.
  package static let red = Style([31])
  /// Green letters.
  package static let green = Style([32])
  /// Yellow letters.
  package static let yellow = Style([33])
  /// Blue letters.
  package static let blue = Style([34])
  /// Magenta letters.
  package static let magenta = Style([35])
  /// Cyan letters.
  package static let cyan = Style([36])

  /// Returns a style that has the attributes of both.
  package func with(_ other: Style) -> Style { Style(parameters + other.parameters) }

  /// Returns the text between the sequences that switch the style on and off.
  func applied(to text: String) -> String {
    guard !text.isEmpty else { return text }
    let list = parameters.map { String($0) }.joined(separator: ";")
    return "\u{1B}[\(list)m\(text)\u{1B}[0m"
  }
}
