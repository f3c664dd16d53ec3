extension FormText {
  /// The form without the values that nobody changed; comments, and lines that are none of a form, stay.
  ///
  /// A name that stands there twice stays with both values. Where lines belong to nothing, a comment stands in place
  /// of each value that goes, so that they do not become part of the one above.
  static func keeping(
    _ text: String, _ isChanged: (Found) -> Bool, saying comment: String
  ) -> String {
    let text = plain(text)
    let (found, strays) = read(text)
    let counts = Dictionary(found.map { ($0.name, 1) }, uniquingKeysWith: +)
    let gone = found.filter { counts[$0.name] == 1 && !isChanged($0) }
    let lines = FormLines.split(text)
    var kept: [String] = []
    var next = 1
    for value in gone {
      kept += lines[min(next - 1, lines.count)..<min(value.line - 1, lines.count)]
      if !strays.isEmpty { kept.append("#") }
      next = value.lastLine + 1
      // What ends a text of several lines goes with it.
      if value.lastLine > value.line, next <= lines.count, lines[next - 1] == "#" { next += 1 }
    }
    kept += lines[min(next - 1, lines.count)...]
    let said = "# " + comment
    guard !gone.isEmpty, !kept.contains(said) else { return kept.joined(separator: "\n") }
    let top = kept.firstIndex { $0.utf8.first != UInt8(ascii: "#") } ?? kept.count
    kept.insert(said, at: top)
    return kept.joined(separator: "\n")
  }
}
