/// A man page by name and section, written `sqlite3(1)`.
package struct ManualReference: Hashable, Sendable {
  /// The name of the page.
  package let name: String
  /// The section of the manual, such as `1` or `7`.
  package let section: String

  /// Reads `name(section)`; nil if the text has another form.
  package init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), open != text.startIndex else {
      return nil
    }
    let section = text[text.index(after: open)...].dropLast()
    guard let first = section.first, ("1"..."9").contains(first),
      section.utf8.allSatisfy({ $0 > 0x30 && $0 < 0x7B }), !text[..<open].contains(" ")
    else { return nil }
    self.name = String(text[..<open])
    self.section = String(section)
  }
}
