/// The text form of a list of texts: items parted by `|`, with `\|` and `\\` inside an item.
package struct ListText: Hashable, Sendable {
  /// The items in order.
  package let items: [String]

  /// Creates the form of a list.
  package init(_ items: [String]) {
    self.items = items
  }

  /// Reads a list; the empty text is the empty list.
  ///
  /// Throws ``ListTextError`` when a `\` stands before anything but `|` or `\`. The inverse is
  /// ``text``, save for a list of one empty item, which has the text of the empty list.
  package init(parsing text: String) throws(ListTextError) {
    guard !text.isEmpty else {
      items = []
      return
    }
    var items: [String] = []
    // Scalars, not characters: a combining mark behind `|` would swallow it.
    var item = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        guard scalar == "|" || scalar == "\\" else {
          throw .unknownEscape(text: Excerpt.of(text), escape: String(scalar))
        }
        item.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "|" {
        items.append(String(item))
        item = String.UnicodeScalarView()
      } else {
        item.append(scalar)
      }
    }
    guard !isEscaped else { throw .loneBackslash(text: Excerpt.of(text)) }
    self.items = items + [String(item)]
  }

  /// The items joined by `|`, escaped.
  package var text: String {
    if !items.contains(where: { $0.utf8.contains { $0 == 0x7C || $0 == 0x5C } }) {
      return items.joined(separator: "|")
    }
    var text = String.UnicodeScalarView()
    for (offset, item) in items.enumerated() {
      if offset > 0 { text.append("|") }
      for scalar in item.unicodeScalars {
        if scalar == "|" || scalar == "\\" { text.append("\\") }
        text.append(scalar)
      }
    }
    return String(text)
  }
}

/// What is wrong with the text form of a list.
///
/// `text` is the text as typed, shortened by ``Excerpt`` when it is long.
package enum ListTextError: Error, Hashable, Sendable {
  /// A `\` before something other than `|` and `\`.
  case unknownEscape(text: String, escape: String)
  /// A `\` at the very end.
  case loneBackslash(text: String)
}
