import Chronology
import PosseStore
import PredicateFormat
import UnicodeText

/// Makes the record of `posse predicate --record` from JSON.
struct RecordReading {
  /// The record.
  let image: RecordImage
  /// The values under `"$"`.
  let bindings: [String: PredicateBinding]

  /// Reads an object with the names of the fields as keys, or an array that holds one such object, as
  /// `show --json` prints it.
  init(_ text: String) throws(Failure) {
    var document: JSONText
    do throws(JSONReader.Malformed) {
      document = try JSONReader.read(text)
    } catch {
      throw .record(.malformed(error))
    }
    if case .array(let elements) = document, elements.count == 1 { document = elements[0] }
    guard case .object(let members) = document else { throw .record(.notAnObject) }
    var fields: [String: PredicateValue] = [:]
    var relations: [String: [[String: PredicateValue]]] = [:]
    var bindings: [String: PredicateBinding] = [:]
    let schema = PredicateSchemas.fugitive
    for (name, value) in members {
      if name == "$" {
        bindings = try Self.bindings(value)
      } else if let field = schema.field(name) {
        fields[name] = try Self.value(value, of: field, path: name)
      } else if let relation = schema.relation(name) {
        relations[name] = try Self.elements(value, of: relation)
      } else {
        throw .record(
          .unknownKey(name, suggestion: NameSuggestion.nearest(to: name, among: schema.names)))
      }
    }
    self.bindings = bindings
    do throws(RecordImageError) {
      image = try RecordImage(fields: fields, relations: relations)
    } catch {
      throw .record(.image(error))
    }
  }

  private static func elements(
    _ json: JSONText, of relation: RelationSchema
  ) throws(Failure) -> [[String: PredicateValue]] {
    if case .null = json { return [] }
    guard case .array(let elements) = json else {
      throw .record(.wrongType(relation.name, expected: "an array"))
    }
    var result: [[String: PredicateValue]] = []
    for (index, element) in elements.enumerated() {
      let path = "\(relation.name)[\(index)]"
      switch element {
      // What `show --json` prints of aliases, tags and offenses.
      case .text(let text): result.append(["name": .text(Normalization.nfc(text))])
      case .object(let members):
        var values: [String: PredicateValue] = [:]
        for (name, value) in members {
          guard let field = relation.element.field(name) else {
            throw .record(
              .unknownKey(
                "\(path).\(name)",
                suggestion: NameSuggestion.nearest(to: name, among: relation.element.names)))
          }
          values[name] = try self.value(value, of: field, path: "\(path).\(name)")
        }
        result.append(values)
      default: throw .record(.wrongType(path, expected: "an object"))
      }
    }
    return result
  }

  private static func value(
    _ json: JSONText, of field: FieldSchema, path: String
  ) throws(Failure) -> PredicateValue {
    switch (field.type, json) {
    case (_, .null): return .null
    case (.text, .text(let text)): return .text(Normalization.nfc(text))
    case (.bool, .bool(let value)): return .number(.integer(value ? 1 : 0))
    case (.bool, .integer(0)): return .number(.integer(0))
    case (.bool, .integer(1)): return .number(.integer(1))
    case (.integer, .integer(let value)): return .number(.integer(value))
    case (.decimal, .integer(let value)):
      return .number(DecimalNumber(parsing: String(value)).map { .decimal($0) } ?? .integer(value))
    case (.decimal, .number(let text)), (.decimal, .text(let text)):
      guard let number = DecimalNumber(parsing: text) else { break }
      return .number(.decimal(number))
    case (.date, .text(let text)):
      guard let moment = Moment(machineText: text) else { break }
      return .date(moment.instant, moment.precision)
    default: break
    }
    throw .record(.wrongType(path, expected: field.type.recordText))
  }

  private static func bindings(
    _ json: JSONText
  ) throws(Failure) -> [String: PredicateBinding] {
    guard case .object(let members) = json else {
      throw .record(.wrongType("$", expected: "an object"))
    }
    var bindings: [String: PredicateBinding] = [:]
    for (name, value) in members {
      guard PredicateSource.isVariableName(name), let operand = operand(value) else {
        throw .record(.wrongType("$.\(name)", expected: "a number, text, bool, null or list"))
      }
      bindings[name] = .literal(operand)
    }
    return bindings
  }

  private static func operand(_ json: JSONText) -> Operand? {
    switch json {
    case .null: return .literal(.null, .none)
    case .bool(let value): return .literal(.bool(value), .none)
    case .integer(let value): return .literal(.number(.integer(value)), .none)
    case .number(let text): return Number(parsing: text).map { .literal(.number($0), .none) }
    case .text(let text): return .literal(.text(Normalization.nfc(text)), .none)
    case .array(let elements):
      var operands: [Operand] = []
      for element in elements {
        if case .array = element { return nil }
        guard let operand = operand(element) else { return nil }
        operands.append(operand)
      }
      return .list(operands, .none)
    case .object: return nil
    }
  }
}

extension RecordSchema {
  /// The names of the fields and relations.
  fileprivate var names: [String] { fields.map(\.name) + relations.map(\.name) }
}

extension ValueType {
  /// What a record holds for a value of the type.
  fileprivate var recordText: String {
    switch self {
    case .text: "a text"
    case .integer: "a whole number"
    case .decimal: "a number"
    case .bool: "true or false"
    case .date: "a date such as \"2026-03-01\" or \"2026-03-01T14:05:00Z\""
    case .null: "null"
    }
  }
}
