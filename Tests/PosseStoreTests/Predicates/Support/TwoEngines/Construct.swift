import PredicateFormat

@testable import PosseStore

/// Something that the language has, as trees are searched for it.
enum Construct: Hashable {
  case relation(Relation)
  case options(UInt8)
  case quantifier(Quantifier)
  case constant(Bool)
  case and, or, not
  case arithmetic(ArithmeticOperator)
  case negation
  case function(PredicateFunction)
  case collectionOperator(CollectionOperator)
  case place(Place)
  case subquery, nestedSubquery
  case ternary
  case cast(CastTarget)
  case selector(SelectorFunction)
  case list(ListKind)
  case variable(BoundVariable)
  case dateText(DateTextForm)
  case dateLater, dateEarlier
  case selfReference
  case field(String)
  case relationItself(String)

  enum Place: Hashable, CaseIterable {
    case first, last, size, number, computed
  }

  enum ListKind: Hashable, CaseIterable {
    case empty, holdingNull, ofValues
  }

  /// Everything that must be met.
  static let all: [Construct] = {
    var all: [Construct] = [
      .constant(true), .constant(false), .and, .or, .not, .negation, .subquery, .nestedSubquery,
      .ternary, .dateLater, .dateEarlier, .selfReference,
    ]
    all += Relation.allCases.map { .relation($0) }
    // Every set of options.
    all += (0..<16).map { .options($0) }
    all += Quantifier.allCases.map { .quantifier($0) }
    all += ArithmeticOperator.allCases.map { .arithmetic($0) }
    all += PredicateFunction.allCases.map { .function($0) }
    all += CollectionOperator.allCases.map { .collectionOperator($0) }
    all += Place.allCases.map { .place($0) }
    all += CastTarget.allCases.map { .cast($0) }
    all += SelectorFunction.allCases.map { .selector($0) }
    all += ListKind.allCases.map { .list($0) }
    all += BoundVariable.allCases.map { .variable($0) }
    all += DateTextForm.allCases.map { .dateText($0) }
    let schema = PredicateSchemas.fugitive
    all += schema.fields.map { .field($0.name) }
    for relation in schema.relations {
      all.append(.relationItself(relation.name))
      all += relation.element.fields.map { .field(relation.name + "." + $0.name) }
    }
    return all
  }()
}
