/// One side of a comparison, or a part of one.
package indirect enum Operand: Hashable, Sendable {
  /// A number, text, bool or NULL.
  case literal(Literal, NodeRange)
  /// The record itself.
  case selfReference(NodeRange)
  /// A key of the record, such as `bounty`.
  case key(String, NodeRange)
  /// `$NAME`: a value given with `-p`, or the element of a SUBQUERY.
  case variable(String, NodeRange)
  /// A key of what stands before the dot.
  case property(Operand, String, NodeRange)
  /// `.@count`, or `.@sum.size` and its like; the key is nil after `@count`, and where it was forgotten.
  case collection(Operand, CollectionOperator, key: String?, NodeRange)
  /// An element, such as `aliases[0]`.
  case element(Operand, ElementIndex, NodeRange)
  /// A value with a minus before it; never a number.
  case negated(Operand, NodeRange)
  /// Two values joined by `+` or another sign.
  case arithmetic(ArithmeticOperator, Operand, Operand, NodeRange)
  /// A function, with as many arguments as it takes.
  case call(PredicateFunction, [Operand], NodeRange)
  /// Values in braces.
  case list([Operand], NodeRange)
  /// `SUBQUERY(collection, $variable, predicate).@count`.
  case subqueryCount(Operand, variable: String, PredicateExpression, NodeRange)
  /// `TERNARY(predicate, value, value)`.
  case ternary(PredicateExpression, Operand, Operand, NodeRange)
  /// `CAST(value, "NSDate")` and its like.
  case cast(Operand, CastTarget, NodeRange)
  /// `FUNCTION(value, "selector", value)`.
  case selector(Operand, SelectorFunction, [Operand], NodeRange)

  /// Where the operand stands.
  package var range: NodeRange {
    switch self {
    case .literal(_, let range), .selfReference(let range), .key(_, let range),
      .variable(_, let range), .property(_, _, let range), .collection(_, _, _, let range),
      .element(_, _, let range), .negated(_, let range), .arithmetic(_, _, _, let range),
      .call(_, _, let range), .list(_, let range), .subqueryCount(_, _, _, let range),
      .ternary(_, _, _, let range), .cast(_, _, let range), .selector(_, _, _, let range):
      range
    }
  }
}
