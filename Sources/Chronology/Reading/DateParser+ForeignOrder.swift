extension DateParser {
  /// Returns the ISO readings of a whole text such as `03/04/2026`, `3.4.2026` or `2026/03/04`.
  ///
  /// Month first, then day first, without those that are no date. Nil when the text is none of this.
  func readingsOfForeignOrder() -> [String]? {
    var lookahead = scanner
    guard let first = lookahead.takeDigits(), let separator = Self.separator(in: &lookahead),
      let second = lookahead.takeDigits(), Self.separator(in: &lookahead) == separator,
      let third = lookahead.takeDigits(), lookahead.isAtEnd, second.count <= 2
    else { return nil }
    let candidates: [CivilDate?]
    switch (first.count, third.count) {
    case (1...2, 4):
      candidates = [
        Self.date(year: third, month: first, day: second),
        Self.date(year: third, month: second, day: first),
      ]
    case (4, 1...2) where separator != "-":
      candidates = [Self.date(year: first, month: second, day: third)]
    default: return nil
    }
    let readings = candidates.compactMap { $0?.machineText }
    return readings.count == 2 && readings.first == readings.last ? [readings[0]] : readings
  }

  private static func separator(in scanner: inout DateScanner) -> Unicode.Scalar? {
    let separators: [Unicode.Scalar] = ["/", ".", "-"]
    return separators.first { scanner.take($0) }
  }

  private static func date(
    year: DateScanner.Digits, month: DateScanner.Digits, day: DateScanner.Digits
  ) -> CivilDate? {
    guard let year = year.value, let month = month.value, let day = day.value else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }
}
