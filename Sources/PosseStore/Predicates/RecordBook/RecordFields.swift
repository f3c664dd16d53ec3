import Chronology
import PredicateFormat
import UnicodeText

/// The check of the values of one record against its fields.
enum RecordFields {
  /// Returns the values as the book would keep them, without nulls.
  static func checked(
    _ values: [String: PredicateValue], of schema: RecordSchema, path: String
  ) throws(RecordImageError) -> [String: PredicateValue] {
    var result: [String: PredicateValue] = [:]
    for (name, value) in values {
      guard let field = schema.field(name), let kind = RecordKind(rawValue: schema.name),
        let stored = FieldTable.value(kind, field, in: .root(kind))
      else { throw .unknownField(path + name) }
      if value == .null { continue }
      result[name] = try checked(value, as: stored, path: path + name)
    }
    return result
  }

  private static func checked(
    _ value: PredicateValue, as stored: StoredValue, path: String
  ) throws(RecordImageError) -> PredicateValue {
    switch (value, stored.type) {
    case (.text(let text), .text):
      if text.utf8.contains(0) { throw .holdsNUL(path) }
      return .text(Normalization.nfc(text))
    case (.number(let number), .decimal):
      guard case .exactly(let whole) = ScaledNumber(number, scale: stored.scale) else {
        throw .unstorableNumber(path)
      }
      return .number(SlotNumber.decimal(scale: stored.scale).value(whole))
    case (.number(let number), .integer), (.number(let number), .bool):
      guard case .exactly(let whole) = ScaledNumber(number, scale: 0),
        stored.type != .bool || whole == 0 || whole == 1
      else { throw .unstorableNumber(path) }
      return .number(.integer(whole))
    case (.date(let instant, let precision), .date):
      if precision != .instant && stored.columns.precision == nil { throw .notAnInstant(path) }
      return .date(Moment(instant: instant, precision: precision).instant, precision)
    default: throw .wrongType(path, expected: stored.type)
    }
  }
}
