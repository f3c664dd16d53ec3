/// The pattern of LIKE, which a text fits as a whole or not.
///
/// `*` is any run of code points, the empty one and line breaks included; `?` is exactly one code
/// point; `\` makes the next one literal. A `\` at the end, and everything else, stands for itself.
package struct WildcardPattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case anyRun
    case anyOne
    case literal(Unicode.Scalar)
  }

  private let folding: TextFolding
  private let parts: [Part]

  /// Reads a pattern, its literal parts folded.
  package init(_ pattern: String, folding: TextFolding) {
    self.folding = folding
    var parts: [Part] = []
    var literal = String.UnicodeScalarView()
    // Literal code points are folded together, since marks belong to what stands before them.
    func endLiteral() {
      parts += folding.folded(String(literal)).unicodeScalars.map(Part.literal)
      literal = String.UnicodeScalarView()
    }
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      if isEscaped {
        literal.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "*" {
        endLiteral()
        if parts.last != .anyRun { parts.append(.anyRun) }
      } else if scalar == "?" {
        endLiteral()
        parts.append(.anyOne)
      } else {
        literal.append(scalar)
      }
    }
    if isEscaped { literal.append("\\") }
    endLiteral()
    self.parts = parts
  }

  /// Tells whether a text fits the pattern as a whole, once it is folded.
  package func matches(_ text: String) -> Bool { matches(folded: folding.folded(text)) }

  /// Goes on from the latest run alone: what an earlier one could take instead, the latest can too.
  ///
  /// So the time is at most the product of both lengths.
  func matches(folded text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var position = 0
    var part = 0
    var latestRun: (part: Int, position: Int)?
    while position < scalars.count {
      if part < parts.count, parts[part] == .anyRun {
        part += 1
        if part == parts.count { return true }
        latestRun = (part, position)
      } else if part < parts.count, fits(scalars[position], parts[part]) {
        part += 1
        position += 1
      } else if let run = latestRun {
        part = run.part
        position = run.position + 1
        latestRun = (part, position)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .anyRun }
  }

  private func fits(_ scalar: Unicode.Scalar, _ part: Part) -> Bool {
    part == .anyOne || part == .literal(scalar)
  }
}
