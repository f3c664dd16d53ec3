import Chronology
import PredicateFormat
import TestSupport
import UnicodeText

@testable import PosseStore

/// Random records in which much is empty, over few values, so that comparisons often hold.
struct RandomRecords {
  var generator: SeededGenerator

  static let texts = [
    "", "a", "A", "á", "Á", "b", "ab", "aB", "ab c", "ß", "ss", "SS", "ᾳ", "α", "αι", "b\u{345}",
    "bι", "İ", "i",
    "a*",
    "[x]", "%", "?", "a\\b", "\u{1F600}", "a\u{10FFFF}", "TX", "line\nbreak", "\u{E9}e",
    "\u{301}",
  ].map(Normalization.nfc)

  static let numbers = [
    "0", "1", "2", "3", "100", "100.001", "99.995", "-1", "2.5", "180", "0.0000001", "5.0", "7",
  ].compactMap { Number(parsing: $0.replacing("-", with: "")).map { $0 } }

  static let days: [(Instant, DatePrecision)] = {
    let day: Int64 = 86_400_000_000
    // 2024-01-01T00:00:00Z.
    let start: Int64 = 1_704_067_200_000_000
    var result: [(Instant, DatePrecision)] = []
    for offset in [0, day / 2, day - 1, day, 31 * day, 32 * day, -1, 366 * day] {
      let instant = Instant(microseconds: start + offset)
      for precision in DatePrecision.allCases {
        result.append((Moment(instant: instant, precision: precision).instant, precision))
      }
    }
    return result
  }()

  /// A record whose number, and those of its photos and entries, are its own.
  mutating func record(_ number: Int64 = 1) throws -> RecordImage {
    let schema = PredicateSchemas.fugitive
    var relations: [String: [[String: PredicateValue]]] = [:]
    for relation in schema.relations {
      let count = Int.random(in: 0...3, using: &generator)
      var rows: [[String: PredicateValue]] = []
      for position in 0..<count {
        var row = values(of: relation.element)
        if relation.element.field("id") != nil {
          row["id"] = .number(.integer(number * 10 + Int64(position)))
        }
        rows.append(row)
      }
      if let primary = rows.indices.randomElement(using: &generator), relation.name == "photos" {
        rows[primary]["primary"] = .number(.integer(Int64.random(in: 0...1, using: &generator)))
      }
      relations[relation.name] = rows
    }
    var fields = values(of: schema)
    fields["id"] = .number(.integer(number))
    return try RecordImage(fields: fields, relations: relations)
  }

  private mutating func values(of schema: RecordSchema) -> [String: PredicateValue] {
    var values: [String: PredicateValue] = [:]
    for field in schema.fields where field.name != "id" && field.name != "primary" {
      if Int.random(in: 0..<5, using: &generator) < 2 { continue }
      values[field.name] = value(of: schema, field)
    }
    return values
  }

  private mutating func value(of schema: RecordSchema, _ field: FieldSchema) -> PredicateValue {
    switch field.type {
    case .text: return .text(Self.texts.randomElement(using: &generator) ?? "")
    case .bool: return .number(.integer(Int64.random(in: 0...1, using: &generator)))
    case .integer: return .number(.integer(Int64.random(in: -1...3, using: &generator)))
    case .decimal:
      let thousandths: [Int64] = [0, 1, 99_995, 100_000, 100_001, 1_000, 2_500, -1_000]
      return .number(
        .decimal(DecimalNumber(thousandths: thousandths.randomElement(using: &generator) ?? 0)))
    case .date:
      let isInstant = ["created", "modified", "fetched"].contains(field.name)
      let days = isInstant ? Self.days.filter { $0.1 == .instant } : Self.days
      guard let (instant, precision) = days.randomElement(using: &generator) else { return .null }
      return .date(instant, precision)
    case .null: return .null
    }
  }
}
