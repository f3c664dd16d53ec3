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

/// A value that is written out.
package enum Literal: Hashable, Sendable {
  /// A number.
  case number(Number)
  /// A text, composed (NFC).
  case text(String)
  /// YES or NO.
  case bool(Bool)
  /// NULL, also spelled NIL.
  case null
}

/// What stands in the brackets of an element.
package indirect enum ElementIndex: Hashable, Sendable {
  /// `[FIRST]`.
  case first
  /// `[LAST]`.
  case last
  /// `[SIZE]`: how many elements there are.
  case size
  /// A position from 0 on.
  case at(Operand)
}

/// What `.@…` does with a collection.
package enum CollectionOperator: String, Hashable, Sendable, CaseIterable {
  /// How many elements there are; `@size` is another spelling.
  case count
  /// The sum.
  case sum
  /// The mean.
  case average = "avg"
  /// The least.
  case minimum = "min"
  /// The greatest.
  case maximum = "max"
}

/// A sign between two values.
package enum ArithmeticOperator: String, Hashable, Sendable, CaseIterable {
  /// The sum.
  case add = "+"
  /// The difference.
  case subtract = "-"
  /// The product.
  case multiply = "*"
  /// The quotient; of whole numbers without its fraction.
  case divide = "/"
  /// The power.
  case power = "**"
  /// The bits set in both.
  case bitwiseAnd = "&"
  /// The bits set in either.
  case bitwiseOr = "|"
  /// The bits set in one only.
  case bitwiseXor = "^"
  /// The bits moved up.
  case shiftLeft = "<<"
  /// The bits moved down, the sign kept.
  case shiftRight = ">>"
}

/// What CAST makes of a value.
package enum CastTarget: String, Hashable, Sendable, CaseIterable {
  /// A date.
  case date = "NSDate"
  /// A number.
  case number = "NSNumber"
  /// A text.
  case text = "NSString"
}

/// What FUNCTION may call; nothing else can be reached.
package enum SelectorFunction: String, Hashable, Sendable, CaseIterable {
  /// The date some seconds later.
  case dateAdding = "dateByAddingTimeInterval:"
  /// The text in small letters.
  case lowercase = "lowercaseString"
  /// The text in capitals.
  case uppercase = "uppercaseString"
  /// How many code points the text has.
  case length

  /// How many values follow the selector.
  package var argumentCount: Int { self == .dateAdding ? 1 : 0 }
}
