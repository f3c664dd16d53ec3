import Chronology
import PredicateFormat
import TestSupport

@testable import PosseStore

/// Random records of which about half the fields are empty.
struct RandomPeople {
  /// Whether the fields that the book never leaves empty have a value.
  var isComplete = false
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Some people with the numbers from 1 on.
  mutating func people(_ count: Int64) throws(RecordImageError) -> [RecordImage] {
    var people: [RecordImage] = []
    for number in 1...count { people.append(try person(number)) }
    return people
  }

  private mutating func person(_ number: Int64) throws(RecordImageError) -> RecordImage {
    let schema = PredicateSchemas.fugitive
    var relations: [String: [[String: PredicateValue]]] = [:]
    for relation in schema.relations {
      // One collection in four is empty.
      let count = pick([0, 0, 1, 1, 2, 3, 4, 2])
      var rows = (0..<count).map { _ in values(of: relation.element) }
      if relation.element.field("id") != nil {
        // The rows of all people share one table.
        for index in rows.indices {
          rows[index]["id"] = .number(.integer(number * 10 + Int64(index)))
        }
      }
      if relation.name == "photos", let primary = rows.indices.randomElement(using: &random) {
        rows[primary]["primary"] = .number(.integer(pick([0, 1])))
      }
      relations[relation.name] = rows
    }
    var fields = values(of: schema)
    fields["id"] = .number(.integer(number))
    return try RecordImage(fields: fields, relations: relations)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  private mutating func values(of schema: RecordSchema) -> [String: PredicateValue] {
    var values: [String: PredicateValue] = [:]
    for field in schema.fields where field.name != "id" && field.name != "primary" {
      if isComplete && !field.isNullable || Bool.random(using: &random) {
        values[field.name] = value(of: field)
      }
    }
    return values
  }

  private mutating func value(of field: FieldSchema) -> PredicateValue {
    switch field.type {
    case .text where field.name == "currency": return .text(pick(SharedValues.plainTexts))
    case .text: return .text(pick(SharedValues.texts))
    case .bool: return .number(.integer(pick([0, 1])))
    case .integer:
      let isSmall = pick([true, true, false])
      return .number(.integer(pick(isSmall ? SharedValues.smallWholes : SharedValues.wholes)))
    case .decimal where field.name == "bounty":
      return .number(.decimal(DecimalNumber(thousandths: pick(SharedValues.thousandths))))
    case .decimal:
      return .number(SlotNumber.decimal(scale: 7).value(pick(SharedValues.degrees)))
    case .date:
      let isInstant = ["created", "modified", "fetched"].contains(field.name)
      let dates = SharedValues.dates.filter { !isInstant || $0.precision == .instant }
      let (instant, precision) = pick(dates)
      return .date(instant, precision)
    case .null: return .null
    }
  }
}
