/// The two forms of a postal code of the United States.
package enum ZIPCode {
  /// Says whether the text is five ASCII digits, or five, a hyphen and four.
  package static func isWellFormed(_ text: String) -> Bool {
    let units = text.utf8
    guard units.count == 5 || units.count == 10 else { return false }
    return units.enumerated().allSatisfy { offset, unit in
      offset == 5
        ? unit == UInt8(ascii: "-") : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(unit)
    }
  }

  /// Returns the ZIP code that a word is, in digits and hyphens of any script and with points or brackets around
  /// it; nil when it is none.
  static func reading(_ word: some BidirectionalCollection<Unicode.Scalar>) -> String? {
    func isInner(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    guard let first = word.firstIndex(where: isInner), let last = word.lastIndex(where: isInner)
    else { return nil }
    var text = ""
    for scalar in word[first...last] {
      // No ZIP code is longer.
      guard text.utf8.count < 10 else { return nil }
      switch scalar.properties.generalCategory {
      case .decimalNumber: text += String(Int(scalar.properties.numericValue ?? 0))
      case .dashPunctuation: text += "-"
      default: return nil
      }
    }
    return isWellFormed(text) ? text : nil
  }

  /// Returns the ZIP code that a word is; see the reading of scalars.
  static func reading(_ word: String) -> String? {
    reading(word.unicodeScalars)
  }
}
