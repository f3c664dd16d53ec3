import Chronology
import PredicateFormat
import TestSupport

@testable import PosseStore

/// Random checked predicates over every kind of leaf.
struct RandomPredicates {
  var generator: SeededGenerator
  private var lastScope = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private struct Context {
    var scopes: [(number: Int, schema: RecordSchema)]
    var depth: Int

    var deeper: Context { Context(scopes: scopes, depth: depth - 1) }
  }

  mutating func predicate(depth: Int = 3) -> CheckedPredicate {
    lastScope = 0
    return predicate(Context(scopes: [(0, PredicateSchemas.fugitive)], depth: depth))
  }

  private mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[roll(elements.count)]
  }

  private mutating func some(_ count: Int, _ context: Context) -> [CheckedPredicate] {
    (0..<count).map { _ in predicate(context.deeper) }
  }

  private mutating func predicate(_ context: Context) -> CheckedPredicate {
    if context.depth > 0 {
      switch roll(8) {
      case 0: return .and(some(roll(4), context))
      case 1: return .or(some(roll(4), context))
      case 2: return .not(predicate(context.deeper))
      case 3: return exists(context)
      default: break
      }
    }
    return leaf(context)
  }

  private mutating func exists(_ context: Context) -> CheckedPredicate {
    let (use, inner) = opened(context)
    return .exists(use, where: roll(5) == 0 ? .constant(true) : predicate(inner))
  }

  private mutating func opened(_ context: Context) -> (RelationUse, Context) {
    lastScope += 1
    let relation = pick(PredicateSchemas.fugitive.relations)
    let use = RelationUse(owner: 0, relation: relation, elementScope: lastScope)
    var inner = context.deeper
    inner.scopes.append((lastScope, relation.element))
    return (use, inner)
  }

  private mutating func leaf(_ context: Context) -> CheckedPredicate {
    let type = pick([ValueType.integer, .decimal, .text, .text, .date, .date])
    let folding = type == .text ? pick(TextFolding.allCases) : .exact
    let isSimple = roll(3) > 0
    func left(_ self: inout RandomPredicates) -> CheckedValue {
      isSimple ? self.field(type, context) : self.value(type, context)
    }
    switch roll(type == .text ? 9 : 6) {
    case 0...2:
      let first = left(&self)
      let second = right(type, context)
      return roll(4) == 0
        ? .compare(second, pick(ValueOrder.allCases), first, folding)
        : .compare(first, pick(ValueOrder.allCases), second, folding)
    case 3: return .between(left(&self), right(type, context), right(type, context), folding)
    case 4, 5:
      let first = left(&self)
      return .isIn(first, (0..<roll(5)).map { _ in right(type, context) }, folding)
    case 6 where isSimple:
      return .matches(left(&self), .constant(pick(["a", "a.*", "A.*", "ab.*", ".*"])), folding)
    default:
      let first = left(&self)
      let relation = pick(TextRelation.allCases)
      let part: CheckedValue =
        relation == .like
        ? .text(pick(["*", "a*", "*b", "?", "a?", "\\a", "[x]", "á*", "A*", "*ß*", "a\\*", "\\"]))
        : right(.text, context)
      return .text(first, relation, part, folding)
    }
  }

  private mutating func right(_ type: ValueType, _ context: Context) -> CheckedValue {
    switch roll(8) {
    case 0: .null
    case 1: value(type, context)
    case 2: field(type, context)
    default: constant(type, canBeBound: true)
    }
  }

  private mutating func constant(_ type: ValueType, canBeBound: Bool) -> CheckedValue {
    switch type {
    case .text: return .text(pick(RandomRecords.texts))
    case .date:
      let (instant, precision) = pick(RandomRecords.days)
      if !canBeBound || roll(4) == 0 { return .date(instant) }
      let moment = Moment(instant: instant, precision: precision)
      return .dateBound(DatePeriod(moment).map { .period($0) } ?? DateBound(instant))
    case .integer: return .number(.integer(Int64(roll(5)) - 1))
    default:
      return Asked.number(
        pick([
          "0", "1", "2.5", "100", "99.995", "99.9955", "100.001", "-1", "9223372036854775807",
          "1e30",
          "-1e30", "9223372036854775.807", "0.0000001", "180", "5.0",
        ]))
    }
  }

  private mutating func field(_ type: ValueType, _ context: Context) -> CheckedValue {
    let scope = pick(context.scopes)
    let matching = scope.schema.fields.filter { Self.fits($0.type, type) }
    if matching.isEmpty {
      let fields = PredicateSchemas.fugitive.fields.filter { Self.fits($0.type, type) }
      return .field(FieldUse(scope: 0, record: "fugitive", field: pick(fields)))
    }
    return .field(
      FieldUse(scope: scope.number, record: scope.schema.name, field: pick(matching)))
  }

  private static func fits(_ found: ValueType, _ wanted: ValueType) -> Bool {
    wanted.isNumeric ? found.isNumeric : found == wanted
  }

  private mutating func value(_ type: ValueType, _ context: Context) -> CheckedValue {
    guard context.depth > 0 else {
      return roll(3) == 0 ? constant(type, canBeBound: true) : field(type, context)
    }
    let inner = context.deeper
    switch roll(6) {
    case 0: return .ternary(predicate(inner), value(type, inner), value(type, inner))
    case 1: return element(type, context)
    case 2: return .listElement((0..<2).map { _ in value(type, inner) }, position(inner))
    case 3: return statistic(type, context)
    default: break
    }
    switch type {
    case .text:
      return roll(2) == 0
        ? .cast(value(pick([.integer, .date]), inner), .text)
        : .function(pick([.uppercase, .lowercase, .canonical]), value(.text, inner))
    case .date:
      return .dateAdding(value(.date, inner), seconds: value(.integer, inner))
    default: break
    }
    switch roll(6) {
    case 0:
      let (use, deeper) = opened(context)
      return .count(use, where: roll(2) == 0 ? .constant(true) : predicate(deeper))
    case 1:
      return .function(
        pick([
          .negated, .absolute, .squareRoot, .floor, .ceiling, .truncate, .onesComplement,
          .logarithm,
        ]), value(type, inner))
    case 2: return .function(.length, value(.text, inner))
    case 3:
      return .listStatistic(
        pick(Statistic.allCases), (0..<roll(4)).map { _ in value(type, inner) })
    case 4: return .cast(value(.date, inner), .number)
    default:
      return .arithmetic(pick(Arithmetic.allCases), value(type, inner), value(type, inner))
    }
  }

  private mutating func position(_ context: Context) -> ElementPosition {
    switch roll(5) {
    case 0: .first
    case 1: .last
    case 2: .at(value(.integer, context))
    default: .at(.number(.integer(Int64(roll(4)) - 1)))
    }
  }

  private mutating func element(_ type: ValueType, _ context: Context) -> CheckedValue {
    let (use, _) = opened(context)
    let fields = use.relation.element.fields.filter { Self.fits($0.type, type) }
    guard !fields.isEmpty else { return field(type, context) }
    return .element(use, position(context.deeper), pick(fields))
  }

  private mutating func statistic(_ type: ValueType, _ context: Context) -> CheckedValue {
    let (use, _) = opened(context)
    let fields = use.relation.element.fields.filter { Self.fits($0.type, type) }
    guard !fields.isEmpty else { return field(type, context) }
    let statistics: [Statistic] =
      type.isNumeric ? Statistic.allCases : [.minimum, .maximum, .mode]
    return .statistic(pick(statistics), use, pick(fields))
  }
}
