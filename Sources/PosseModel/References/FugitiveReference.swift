import UnicodeText

/// A text that names fugitives: by number, by the key of a source, or by name.
package enum FugitiveReference: Hashable, Sendable {
  /// Numbers above 0 in the order written, each range with its ends; they may overlap.
  case numbers([ClosedRange<Int64>])
  /// The key of a record in a list, such as `fbi` and `6f2a…`.
  case sourceKey(name: String, key: String)
  /// The person whom one's own commands touched last, 1, or so many before, 2 and more.
  case recent(Int)
  /// A name or alias, or the beginning of one of its words, in NFC.
  case name(String)

  /// How many numbers one reference may name, its ranges counted out.
  package static let largestCount: Int64 = 100_000

  /// Reads a reference.
  ///
  /// A text of ASCII digits, commas, hyphens and `#` is numbers: `12`, `#12`, `12,15-18`. Otherwise
  /// a text with a colon behind a source name, which is made of `a-z 0-9 _ -`, is a source's key.
  /// `@` and `@-2` are people touched lately. All else is a name. White space around it does not count. Throws the ``ReferenceError`` that
  /// says what is wrong.
  package init(parsing text: String) throws(ReferenceError) {
    guard text.utf8.count <= FugitiveReference.longestBytes else {
      throw .tooLong(
        length: text.unicodeScalars.count, limit: FugitiveReference.longestText)
    }
    guard !Blank.isBlank(text) else { throw .empty }
    guard !text.utf8.contains(0) else { throw .holdsNUL }
    let text = String(Blank.trimmed(text))
    if text.utf8.allSatisfy(FugitiveReference.belongsToNumbers) {
      self = .numbers(try FugitiveReference.ranges(in: text))
      return
    }
    if text.utf8.first == UInt8(ascii: "@"), let position = try FugitiveReference.recent(text) {
      self = .recent(position)
      return
    }
    let normal = Normalization.nfc(text)
    let length = normal.unicodeScalars.count
    guard length <= FugitiveReference.longestText else {
      throw .tooLong(length: length, limit: FugitiveReference.longestText)
    }
    guard let (source, key) = FugitiveReference.sourceAndKey(in: normal) else {
      self = .name(normal)
      return
    }
    guard !Blank.isBlank(key) else { throw .emptyKey(text: Excerpt.of(text), source: source) }
    self = .sourceKey(name: source, key: key)
  }

  /// A name or key of the longest kind with a source before it.
  private static let longestText = 2 * TextField.shortLimit

  /// As many bytes as the largest count of numbers takes at most, with room to spare.
  private static let longestBytes = 4_000_000

  /// The text that means people by name or by the key of a source; nil for one that means numbers.
  package var name: String? {
    switch self {
    case .name(let text): text
    case .sourceKey(let name, let key): "\(name):\(key)"
    case .numbers, .recent: nil
    }
  }

  /// Makes a reference to people by their numbers.
  package static func people(_ ids: [FugitiveID]) -> FugitiveReference {
    .numbers(ids.map { $0.number...$0.number })
  }

  private static func belongsToNumbers(_ unit: UInt8) -> Bool {
    isDigit(unit) || unit == UInt8(ascii: ",") || unit == UInt8(ascii: "-")
      || unit == UInt8(ascii: "#")
  }

  private static func isDigit(_ unit: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(unit)
  }

  /// The position that `@` or `@-N` names; nil when the text is a name that begins with `@`.
  private static func recent(_ text: String) throws(ReferenceError) -> Int? {
    if text == "@" { return 1 }
    guard text.hasPrefix("@-") else { return nil }
    guard case .number(let number) = DecimalDigits.read(text.utf8.dropFirst(2)),
      (1...largestCount).contains(number)
    else { throw .badRecent(text: Excerpt.of(text)) }
    return Int(number)
  }

  private static func sourceAndKey(in text: String) -> (source: String, key: String)? {
    let scalars = text.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":"), colon != scalars.startIndex else { return nil }
    let isSource = scalars[..<colon].allSatisfy {
      ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "_" || $0 == "-"
    }
    guard isSource else { return nil }
    return (String(scalars[..<colon]), String(scalars[scalars.index(after: colon)...]))
  }
}

extension FugitiveReference {
  private static func ranges(in text: String) throws(ReferenceError) -> [ClosedRange<Int64>] {
    var ranges: [ClosedRange<Int64>] = []
    var count: Int64 = 0
    for part in text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let ends = part.split(
        separator: UInt8(ascii: "-"), maxSplits: 2, omittingEmptySubsequences: false)
      guard ends.count <= 2, let first = ends.first, let last = ends.last else {
        throw malformed(text, part)
      }
      let range = try makeRange(
        from: number(first, of: part, text), to: number(last, of: part, text), of: text)
      ranges.append(range)
      // Neither step overflows: both ends are above 0, and the count stops growing at the limit.
      let size = range.upperBound - range.lowerBound
      guard size < largestCount, count + size < largestCount else {
        throw .tooManyNumbers(text: Excerpt.of(text), limit: largestCount)
      }
      count += size + 1
    }
    return ranges
  }

  private static func makeRange(
    from first: Int64, to last: Int64, of text: String
  ) throws(ReferenceError) -> ClosedRange<Int64> {
    guard first <= last else {
      throw .backwardRange(text: Excerpt.of(text), first: first, last: last)
    }
    return first...last
  }

  private static func number(
    _ end: Substring.UTF8View, of part: Substring.UTF8View, _ text: String
  ) throws(ReferenceError) -> Int64 {
    let digits = end.first == UInt8(ascii: "#") ? end.dropFirst() : end
    switch DecimalDigits.read(digits) {
    case .number(0): throw .zero(text: Excerpt.of(text))
    case .number(let number): return number
    case .tooLarge:
      throw .numberTooLarge(text: Excerpt.of(text), number: Excerpt.of(String(Substring(digits))))
    case .none: throw malformed(text, part)
    }
  }

  private static func malformed(_ text: String, _ part: Substring.UTF8View) -> ReferenceError {
    .malformedNumbers(text: Excerpt.of(text), part: Excerpt.of(String(Substring(part))))
  }
}
