/// The difference of two texts, line by line, as people read it.
package enum LineDifference {
  /// Lists every line, with `-` before those only expected and `+` before those only found.
  package static func describe(expected: [String], actual: [String]) -> String {
    let difference = actual.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var old = 0
    var new = 0
    while old < expected.count || new < actual.count {
      if old < expected.count, removed.contains(old) {
        lines.append("- \(expected[old])")
        old += 1
      } else if new < actual.count, inserted.contains(new) {
        lines.append("+ \(actual[new])")
        new += 1
      } else {
        lines.append("  \(actual[new])")
        old += 1
        new += 1
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Splits a text at line feeds; a line feed at the end makes no empty last line.
  package static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
