/// Two operands and how they are compared, such as `name BEGINSWITH[cd] "smi"`.
package struct Comparison: Hashable, Sendable {
  /// Which elements of the left collection must fit; nil for a single value.
  package var quantifier: Quantifier?
  /// What stands on the left.
  package var left: Operand
  /// The operator.
  package var relation: Relation
  /// The letters in brackets after the operator.
  package var options: ComparisonOptions
  /// What stands on the right.
  package var right: Operand
  /// Where the operator stands.
  package var relationRange: NodeRange
  /// Where the comparison stands, quantifier included.
  package var range: NodeRange

  /// Puts a comparison together.
  package init(
    quantifier: Quantifier? = nil, left: Operand, relation: Relation,
    options: ComparisonOptions = [], right: Operand, relationRange: NodeRange = .none,
    range: NodeRange = .none
  ) {
    self.quantifier = quantifier
    self.left = left
    self.relation = relation
    self.options = options
    self.right = right
    self.relationRange = relationRange
    self.range = range
  }
}

/// Which elements of a collection must fit.
package enum Quantifier: String, Hashable, Sendable, CaseIterable {
  /// At least one; SOME is another spelling.
  case any = "ANY"
  /// Every one, and an empty collection fits.
  case all = "ALL"
  /// Not one, and an empty collection fits.
  case none = "NONE"
}

/// An operator between two operands, in its canonical spelling.
package enum Relation: String, Hashable, Sendable, CaseIterable {
  /// The same.
  case equal = "=="
  /// Not the same.
  case notEqual = "!="
  /// Before.
  case less = "<"
  /// After.
  case greater = ">"
  /// Before or the same.
  case lessOrEqual = "<="
  /// After or the same.
  case greaterOrEqual = ">="
  /// Between two bounds, both included.
  case between = "BETWEEN"
  /// One of a list, or within a text.
  case isIn = "IN"
  /// Holds a text, or an element.
  case contains = "CONTAINS"
  /// Starts with a text.
  case beginsWith = "BEGINSWITH"
  /// Ends with a text.
  case endsWith = "ENDSWITH"
  /// Fits wildcards as a whole.
  case like = "LIKE"
  /// Fits a regular expression as a whole.
  case matches = "MATCHES"
}

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
