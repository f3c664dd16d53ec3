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
