import PredicateFormat
import TestSupport

@testable import PosseStore

/// Random predicates as trees of syntax over the fields of a record, of types that fit.
struct SyntaxGenerator {
  private var random: SeededGenerator
  /// The elements that the SUBQUERYs around have named.
  private(set) var elements: [(variable: String, schema: RecordSchema)] = []

  let schema: RecordSchema

  init(seed: UInt64, schema: RecordSchema = PredicateSchemas.fugitive) {
    random = SeededGenerator(seed: seed)
    self.schema = schema
  }

  mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  mutating func pick<Element>(_ values: [Element]) -> Element { values[roll(values.count)] }

  /// A whole predicate.
  mutating func predicate() -> PredicateExpression {
    elements = []
    return predicate(depth: pick([1, 2, 2, 3]))
  }

  mutating func predicate(depth: Int) -> PredicateExpression {
    switch roll(depth > 0 ? 12 : 24) {
    case 0: return roll(3) == 0 ? .constant(roll(2) == 0, .none) : .comparison(comparison(depth))
    case 1...2 where depth > 0: return .all(of: terms(depth - 1))
    case 3...4 where depth > 0: return .any(of: terms(depth - 1))
    case 5...6: return .not(predicate(depth: depth - 1), .none)
    default: return .comparison(comparison(depth))
    }
  }

  private mutating func terms(_ depth: Int) -> [PredicateExpression] {
    (0..<2 + roll(2)).map { _ in predicate(depth: depth) }
  }

  private mutating func comparison(_ depth: Int) -> Comparison {
    // Without relations only the comparisons of fields are left.
    switch roll(schema.relations.isEmpty ? 18 : 24) {
    case 0..<8: return compared(number(depth + 1), .decimal, depth)
    case 8..<14: return compared(text(depth), .text, depth)
    case 14..<17: return compared(date(depth + 1), .date, depth)
    case 17: return compared(field(.bool), .bool, depth)
    case 18..<22: return quantified(depth)
    case 22: return elementLookedFor(depth)
    default: return counted(depth)
    }
  }

  /// Writes a predicate about one element of a relation.
  mutating func about(
    _ relation: RelationSchema, depth: Int
  ) -> (variable: String, PredicateExpression) {
    let variable = ["p", "q", "r", "s", "t"][min(elements.count, 4)]
    elements.append((variable, relation.element))
    defer { elements.removeLast() }
    // Nested ones would be rare by themselves.
    return (
      variable,
      mayOpenElement && roll(4) == 0 ? .comparison(counted(depth)) : predicate(depth: depth)
    )
  }

  /// How many SUBQUERYs may still be opened within each other.
  var mayOpenElement: Bool { elements.count < 3 }

  /// A field of the record or of an element that is named.
  mutating func field(_ type: ValueType) -> Operand {
    if !elements.isEmpty, roll(3) > 0 {
      let (variable, schema) = pick(elements)
      let fields = schema.fields.filter { $0.type == type }
      if !fields.isEmpty { return .property(.variable(variable, .none), pick(fields).name, .none) }
    }
    let name = pick(schema.fields.filter { $0.type == type }).name
    return roll(10) == 0 ? .property(.selfReference(.none), name, .none) : Written.key(name)
  }

  /// A relation and one of its fields of some types; nil when none has one.
  mutating func path(_ types: [ValueType]) -> (RelationSchema, FieldSchema)? {
    let relations = schema.relations.filter {
      $0.element.fields.contains { types.contains($0.type) }
    }
    if relations.isEmpty { return nil }
    let relation = pick(relations)
    return (relation, pick(relation.element.fields.filter { types.contains($0.type) }))
  }
}
