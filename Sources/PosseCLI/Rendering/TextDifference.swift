import CommandKit
import UnicodeText

/// What became of a text, shown so that the difference is seen however long the text is.
///
/// Short texts are shown whole, of long ones what differs with some words around it and `…` for the rest:
///
///     …he limps on the left leg… → …he limps on the right leg…
struct TextDifference {
  private let before: String
  private let after: String

  /// Takes what a field held and holds.
  init(_ before: String, _ after: String) {
    self.before = before
    self.after = after
  }

  /// Whether both texts are shown whole in ``line``.
  var isShort: Bool { Self.fits(before, Self.lineCells) && Self.fits(after, Self.lineCells) }

  /// The difference in one line, of several differing parts the first.
  var line: TerminalLine {
    guard !isShort else { return "\(before) → \(after)" }
    let words = WordParts(before, after)
    guard let part = words.parts.first else { return "\(short: before) → \(short: after)" }
    let (old, new) = words.excerpts(of: part, cells: Self.lineCells)
    return old + " → " + new + Self.more(words.parts.count - 1)
  }

  /// The difference line by line, each behind a sign: `-` what was, `+` what is now.
  var lines: [TerminalLine] {
    let old = FormLines.split(before).map(ExactText.init)
    let new = FormLines.split(after).map(ExactText.init)
    var lines: [TerminalLine] = []
    for part in DifferingPart.between(old, new) {
      let shared = min(part.old.count, part.new.count)
      for (left, right) in zip(part.old, part.new) {
        lines += Self.pair(old[left].text, new[right].text)
      }
      lines += part.old.dropFirst(shared).map { Self.removed(Self.cut(old[$0].text)) }
      lines += part.new.dropFirst(shared).map { Self.added(Self.cut(new[$0].text)) }
    }
    return Self.limited(lines)
  }

  /// What came, or went, as a whole, line by line behind the sign.
  static func lines(ofAdded text: String) -> [TerminalLine] {
    limited(FormLines.split(text).map { added(cut($0)) })
  }

  /// What went as a whole, line by line behind its sign.
  static func lines(ofRemoved text: String) -> [TerminalLine] {
    limited(FormLines.split(text).map { removed(cut($0)) })
  }

  private static func pair(_ old: String, _ new: String) -> [TerminalLine] {
    if fits(old, blockCells), fits(new, blockCells) {
      return [removed("\(old)"), added("\(new)")]
    }
    let words = WordParts(old, new)
    return words.parts.flatMap { part in
      let (old, new) = words.excerpts(of: part, cells: blockCells)
      return [removed(old), added(new)]
    }
  }

  private static func removed(_ text: TerminalLine) -> TerminalLine { "- " + text }
  private static func added(_ text: TerminalLine) -> TerminalLine { "+ " + text }

  private static func limited(_ lines: [TerminalLine]) -> [TerminalLine] {
    // One line more takes no more room than saying that there is one.
    guard lines.count > blockLines + 1 else { return lines }
    return lines.prefix(blockLines) + ["… and \(lines.count - blockLines) more lines"]
  }

  private static func cut(_ line: String) -> TerminalLine {
    let cut = Excerpted.beginning(of: line, cells: blockCells)
    return "\(cut)"
  }

  /// Whether a text takes at most so many cells, on one line.
  private static func fits(_ text: String, _ cells: Int) -> Bool {
    // Letters may carry marks, but not so many that they would be looked at in a text of any length.
    guard text.utf8.count <= cells * 16 else { return false }
    return Excerpted.cells(of: text) <= cells
  }

  private static func more(_ count: Int) -> TerminalLine {
    switch count {
    case ...0: ""
    case 1: " (and 1 more place)"
    default: " (and \(count) more places)"
    }
  }

  /// The cells that a text may take on either side of the arrow.
  private static let lineCells = 60
  /// The cells that a text may take behind a sign.
  private static let blockCells = 70
  /// The lines that are shown of what differs.
  private static let blockLines = 16
}

/// The words of two texts, and where they differ.
private struct WordParts {
  let old: [ExactText]
  let new: [ExactText]
  private(set) var parts: [DifferingPart] = []

  init(_ before: String, _ after: String) {
    old = ExactText.words(of: before)
    new = ExactText.words(of: after)
    for part in DifferingPart.between(old, new) {
      if let last = parts.last, isNear(last.old.upperBound..<part.old.lowerBound) {
        parts[parts.count - 1].old = last.old.lowerBound..<part.old.upperBound
        parts[parts.count - 1].new = last.new.lowerBound..<part.new.upperBound
      } else {
        parts.append(part)
      }
    }
  }

  /// Whether what is the same between two parts is so little that leaving it out would save nothing.
  private func isNear(_ gap: Range<Int>) -> Bool {
    gap.count < 2 * Excerpted.contextCells
      && old[gap].reduce(0) { $0 + $1.text.utf8.count } <= 2 * Excerpted.contextCells
  }

  /// Both texts around a part, each in at most so many cells.
  func excerpts(of part: DifferingPart, cells: Int) -> (old: TerminalLine, new: TerminalLine) {
    (
      "\(Excerpted.around(part.old, in: old, cells: cells))",
      "\(Excerpted.around(part.new, in: new, cells: cells))"
    )
  }
}

/// Parts of texts that fit into cells, with `…` for what was left out.
private enum Excerpted {
  /// The cells that what is the same may take on either side of what differs.
  static let contextCells = 16

  /// Some words, with as much of what stands around them as has a place.
  static func around(_ range: Range<Int>, in words: [ExactText], cells limit: Int) -> String {
    var start = range.lowerBound
    var used = 0
    while start > 0, used + cells(of: words[start - 1].text) <= contextCells {
      start -= 1
      used += cells(of: words[start].text)
    }
    var end = range.upperBound
    var usedBehind = 0
    while end < words.count, usedBehind + cells(of: words[end].text) <= contextCells {
      usedBehind += cells(of: words[end].text)
      end += 1
    }
    func text(_ part: Range<Int>) -> String { words[part].map(\.text).joined() }
    let middle = shortened(text(range), cells: max(8, limit - used - usedBehind - 2))
    let before = text(start..<range.lowerBound)
    let behind = text(range.upperBound..<end)
    return (start > 0 ? "…" + before.drop { $0 == " " } : before) + middle
      + (end < words.count ? withoutEndBlanks(behind) + "…" : behind)
  }

  /// The beginning of a text.
  static func beginning(of text: String, cells limit: Int) -> String {
    let head = taken(text, cells: limit)
    return head.endIndex == text.endIndex
      ? text : withoutEndBlanks(String(taken(text, cells: limit - 1))) + "…"
  }

  /// The beginning and the end of a text: what differs may differ at both.
  private static func shortened(_ text: String, cells limit: Int) -> String {
    guard taken(text, cells: limit).endIndex < text.endIndex else { return text }
    let behind = limit / 3
    let head = taken(text, cells: limit - 1 - behind)
    var end: [Character] = []
    var used = 0
    for character in text.reversed() {
      used += cells(of: String(character))
      if used > behind { break }
      end.append(character)
    }
    return head + "…" + String(end.reversed())
  }

  private static func taken(_ text: String, cells limit: Int) -> Substring {
    var used = 0
    var end = text.startIndex
    while end < text.endIndex {
      used += cells(of: String(text[end]))
      if used > limit { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  private static func withoutEndBlanks(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The cells of a text once it is made visible.
  static func cells(of text: String) -> Int {
    CellWidth.cells(in: VisibleText.escaped(text, lineBreaks: .symbol))
  }
}
