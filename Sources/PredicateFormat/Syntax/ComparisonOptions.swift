/// The letters in brackets after an operator.
package struct ComparisonOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  package let rawValue: UInt8

  /// Makes a set from its bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `c`: the case of letters does not count.
  package static let ignoresCase = ComparisonOptions(rawValue: 1)
  /// `d`: accents and other marks do not count.
  package static let ignoresMarks = ComparisonOptions(rawValue: 2)
  /// `n`: the texts are compared as they are; `c` and `d` do not count.
  package static let isNormalized = ComparisonOptions(rawValue: 4)
  /// `l`: accepted, without an effect.
  package static let followsLocale = ComparisonOptions(rawValue: 8)

  /// The letters in their canonical order, such as `cd`.
  package var letters: String {
    var text = ""
    if contains(.ignoresCase) { text += "c" }
    if contains(.ignoresMarks) { text += "d" }
    if contains(.isNormalized) { text += "n" }
    if contains(.followsLocale) { text += "l" }
    return text
  }
}
