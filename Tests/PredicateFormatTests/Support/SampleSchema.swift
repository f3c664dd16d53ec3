import Chronology
import PredicateFormat

/// The kinds of records that the suites ask about, and short spellings of checked trees.
enum Sample {
  /// A Saturday, 2024-06-15T12:00:00Z.
  static let now = Instant(microseconds: 1_718_452_800_000_000)

  static var evaluator: PredicateEvaluator {
    PredicateEvaluator(EvaluationContext(now: now, patterns: SamplePatterns()))
  }

  static let photo = RecordSchema(
    name: "photo", fields: [FieldSchema("file", .text), FieldSchema("size", .integer)])
  static let photos = RelationSchema("photos", photo)
  static let place = RecordSchema(
    name: "place", fields: [FieldSchema("city", .text)], relations: [photos])
  static let places = RelationSchema("places", place)

  static let name = field("name", .text)
  static let bounty = field("bounty", .decimal)
  static let height = field("heightCm", .integer)
  static let captured = field("captured", .bool)
  static let date = field("captdate", .date)

  static func field(_ name: String, _ type: ValueType, scope: Int = 0) -> CheckedValue {
    .field(FieldUse(scope: scope, record: "fugitive", field: FieldSchema(name, type)))
  }

  static func number(_ text: String) -> CheckedValue { .number(NumberSample.number(text)) }

  static func value(_ text: String) -> PredicateValue { .number(NumberSample.number(text)) }

  /// Reads machine text of a date: `1713`, `2024-03-01` or `2024-03-01T12:00:00Z`.
  static func date(_ text: String) -> PredicateValue {
    guard let moment = Moment(machineText: text) else { return .null }
    return .date(moment.instant, moment.precision)
  }

  /// Reads a date as a predicate would: a period or an instant.
  static func bound(_ text: String) -> DateBound {
    guard case .moment(let moment, _)? = try? DateGrammar(now: now).read(text) else {
      return DateBound(Instant(microseconds: 0))
    }
    return DatePeriod(moment).map { .period($0) } ?? DateBound(moment.instant)
  }
}
