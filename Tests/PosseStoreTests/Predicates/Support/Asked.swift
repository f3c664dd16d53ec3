import Chronology
import PredicateFormat

@testable import PosseStore

/// Short ways to write checked predicates down.
enum Asked {
  /// A field of the person.
  static func field(_ name: String) -> CheckedValue {
    .field(use(PredicateSchemas.fugitive, 0, name))
  }

  /// A field of an entry of the log that is asked about itself.
  static func logField(_ name: String) -> CheckedValue {
    .field(use(PredicateSchemas.log, 0, name))
  }

  /// The elements of a relation of the person.
  static func relation(_ name: String, _ scope: Int = 1) -> RelationUse {
    RelationUse(
      owner: 0,
      relation: PredicateSchemas.fugitive.relation(name)
        ?? RelationSchema(name, RecordSchema(name: name, fields: [])),
      elementScope: scope)
  }

  /// A field of the elements of a relation.
  static func inner(_ relation: RelationUse, _ name: String) -> CheckedValue {
    .field(use(relation.relation.element, relation.elementScope, name))
  }

  static func schema(_ relation: RelationUse, _ name: String) -> FieldSchema {
    relation.relation.element.field(name) ?? FieldSchema(name, .null)
  }

  static func any(
    _ name: String, _ scope: Int = 1, _ test: (RelationUse) -> CheckedPredicate
  ) -> CheckedPredicate {
    let use = relation(name, scope)
    return .exists(use, where: test(use))
  }

  static func number(_ text: String) -> CheckedValue {
    Number(parsing: text).map { .number($0) } ?? .null
  }

  static func compare(
    _ left: CheckedValue, _ order: ValueOrder, _ right: CheckedValue,
    _ folding: TextFolding = .exact
  ) -> CheckedPredicate {
    .compare(left, order, right, folding)
  }

  static func compare(
    _ name: String, _ order: ValueOrder, _ right: CheckedValue, _ folding: TextFolding = .exact
  ) -> CheckedPredicate {
    .compare(field(name), order, right, folding)
  }

  static func text(
    _ name: String, _ relation: TextRelation, _ text: String, _ folding: TextFolding = .exact
  ) -> CheckedPredicate {
    .text(field(name), relation, .text(text), folding)
  }

  private static func use(_ schema: RecordSchema, _ scope: Int, _ name: String) -> FieldUse {
    FieldUse(
      scope: scope, record: schema.name, field: schema.field(name) ?? FieldSchema(name, .null))
  }
}

extension EvaluationContext {
  static var test: EvaluationContext {
    EvaluationContext(now: ScratchBook.start, patterns: PlainPatterns())
  }
}

/// Stands for the regular expressions: a pattern is a text that may end with `.*`.
struct PlainPatterns: PatternMatching {
  func matches(
    _ text: String, pattern: String, ignoresCase: Bool
  ) throws(EvaluationError) -> Bool {
    if pattern.hasPrefix("(") {
      throw .invalidPattern(pattern, reason: "unclosed", offset: pattern.utf8.count)
    }
    if pattern == "slow" { throw .patternTooExpensive }
    let subject = TextFolding(ignoresCase).folded(text)
    let expression = TextFolding(ignoresCase).folded(pattern)
    return expression.hasSuffix(".*")
      ? subject.utf8.starts(with: expression.dropLast(2).utf8) : subject == expression
  }
}

extension TextFolding {
  fileprivate init(_ ignoresCase: Bool) {
    self = ignoresCase ? .ignoringCase : .exact
  }
}
