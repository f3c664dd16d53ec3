/// A line of expected text in which placeholders stand for what differs from run to run.
///
/// `{uuid}` is a UUID, `{sha256}` 64 hexadecimal digits, `{number}` decimal digits; all else is literal.
struct LinePattern: Hashable, Sendable {
  /// The line as written.
  let text: String

  private enum Part: Hashable {
    case literal(String)
    case uuid
    case sha256
    case number
  }

  private static let placeholders: [(name: String, part: Part)] = [
    ("{uuid}", .uuid), ("{sha256}", .sha256), ("{number}", .number),
  ]

  /// Reads a line.
  init(_ text: String) {
    self.text = text
  }

  /// Whether the line holds a placeholder.
  var hasPlaceholder: Bool {
    Self.placeholders.contains { text.contains($0.name) }
  }

  /// Whether the whole line is as the pattern says.
  func matches(_ line: String) -> Bool {
    guard hasPlaceholder else { return Array(text.utf8) == Array(line.utf8) }
    var rest = Substring(line)
    for part in parts {
      switch part {
      case .literal(let literal):
        guard rest.hasPrefix(literal) else { return false }
        rest = rest.dropFirst(literal.count)
      case .uuid:
        guard Self.isUUID(rest.prefix(36)) else { return false }
        rest = rest.dropFirst(36)
      case .sha256:
        let digits = rest.prefix(64)
        guard digits.count == 64, digits.allSatisfy(Self.isHexDigit) else { return false }
        rest = rest.dropFirst(64)
      case .number:
        let digits = rest.prefix { ("0"..."9").contains($0) }
        guard !digits.isEmpty else { return false }
        rest = rest.dropFirst(digits.count)
      }
    }
    return rest.isEmpty
  }

  private var parts: [Part] {
    var parts: [Part] = []
    var literal = ""
    var rest = Substring(text)
    while !rest.isEmpty {
      if let found = Self.placeholders.first(where: { rest.hasPrefix($0.name) }) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(found.part)
        rest = rest.dropFirst(found.name.count)
      } else {
        literal.append(rest.removeFirst())
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  private static func isUUID(_ text: Substring) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).map(\.count) == [8, 4, 4, 4, 12]
      && text.allSatisfy { $0 == "-" || isHexDigit($0) }
  }

  private static func isHexDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character) || ("a"..."f").contains(character)
      || ("A"..."F").contains(character)
  }
}
