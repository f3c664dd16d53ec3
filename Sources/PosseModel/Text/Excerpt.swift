/// The shortened form in which an error carries the text it is about.
package enum Excerpt {
  /// How many code points an excerpt keeps.
  package static let length = 60

  /// Returns the text, or its first ``length`` code points and `…` when it is longer.
  package static func of(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard
      let end = scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }
}
