import Chronology
import PredicateFormat
import SQLite

/// How the arguments of a call become the value in a slot.
enum SlotDecoder: Hashable, Sendable {
  /// A whole number, 0 and 1 for a truth value.
  case integer
  /// A whole number with some digits behind the decimal point.
  case decimal(scale: Int)
  /// A text.
  case text
  /// A point in time.
  case instant
  /// The number of a date and its precision.
  case date
  /// Whole numbers joined by commas, nothing between two for a null, as the statistic over them.
  case statistic(Statistic, SlotNumber, ValueType)
  /// Whether a condition holds.
  case truth

  /// How many arguments the slot takes.
  var argumentCount: Int { self == .date ? 2 : 1 }

  /// Makes the value of its arguments; nil when they are not what the slot takes.
  func value(_ arguments: ArraySlice<Value>) -> PredicateValue? {
    guard let first = arguments.first else { return nil }
    switch (self, first) {
    case (.statistic(let statistic, let number, let type), .text(let list)):
      return number.values(in: list).map { statistic.result(over: $0, type: type) }
    case (.statistic(let statistic, _, let type), .null):
      return statistic.result(over: [], type: type)
    case (_, .null): return .null
    case (.integer, .integer(let whole)), (.truth, .integer(let whole)):
      return .number(.integer(whole))
    case (.decimal(let scale), .integer(let whole)):
      return .number(SlotNumber.decimal(scale: scale).value(whole))
    case (.text, .text(let text)): return .text(text)
    case (.instant, .integer(let number)):
      return .date(Instant(microseconds: number), .instant)
    case (.date, .integer(let number)):
      guard case .text(let precision)? = arguments.last,
        let precision = DatePrecision(rawValue: precision)
      else { return nil }
      return .date(Instant(microseconds: number), precision)
    default: return nil
    }
  }
}

/// How a stored whole number is a number of the language.
enum SlotNumber: Hashable, Sendable {
  case integer
  case decimal(scale: Int)

  func value(_ whole: Int64) -> Number {
    switch self {
    case .integer: .integer(whole)
    case .decimal(3): .decimal(DecimalNumber(thousandths: whole))
    case .decimal(let scale): .decimal(Self.decimal(whole, scale: scale))
    }
  }

  private static func decimal(_ whole: Int64, scale: Int) -> DecimalNumber {
    var divisor: Int64 = 1
    for _ in 0..<scale { divisor *= 10 }
    // Exact: neither the digits nor the size come near the bounds of a decimal.
    return DecimalNumber(integer: whole).divided(by: DecimalNumber(integer: divisor)) ?? .zero
  }

  /// The numbers between commas; an empty piece is a null.
  func values(in list: String) -> [PredicateValue]? {
    var values: [PredicateValue] = []
    for part in list.utf8.split(separator: 0x2C, omittingEmptySubsequences: false) {
      if part.isEmpty {
        values.append(.null)
      } else {
        guard let whole = Int64(Substring(part)) else { return nil }
        values.append(.number(value(whole)))
      }
    }
    return values
  }
}
