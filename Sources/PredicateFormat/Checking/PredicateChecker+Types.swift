import Chronology
import UnicodeText

extension PredicateChecker {
  /// Makes two operands into values that can be compared.
  mutating func unified(
    _ left: TypedOperand, _ leftOperand: Operand, _ right: TypedOperand, _ rightOperand: Operand
  ) throws(CheckFailure) -> (CheckedValue, CheckedValue) {
    let leftType = type(of: left)
    let rightType = type(of: right)
    let first = try value(left, leftOperand, meeting: rightType ?? .text)
    let second = try value(right, rightOperand, meeting: leftType ?? .text)
    switch (first.type, second.type) {
    case (let one, let other) where one == other: break
    case (.null, _), (_, .null): break
    case (let one, let other) where one.isNumeric && other.isNumeric: break
    case (.date, .text):
      guard case .text(let text) = second else {
        throw mismatch(leftOperand, first, rightOperand, second)
      }
      return (first, .dateBound(try dateBound(text, rightOperand.range)))
    case (.text, .date):
      guard case .text(let text) = first else {
        throw mismatch(leftOperand, first, rightOperand, second)
      }
      return (.dateBound(try dateBound(text, leftOperand.range)), second)
    default: throw mismatch(leftOperand, first, rightOperand, second)
    }
    // Opposite each other two bounds are dates like any other.
    if case .dateBound = first, case .dateBound = second { return (first.asDate, second.asDate) }
    return (first, second)
  }

  /// Makes an operand a single value; an untyped variable is read by the type that it meets.
  mutating func value(
    _ operand: TypedOperand, _ written: Operand, meeting type: ValueType
  ) throws(CheckFailure) -> CheckedValue {
    switch operand {
    case .value(let value): return value
    case .untyped(let text, let name): return try read(text, of: name, as: type, written.range)
    case .element(_, let relation, _):
      throw fail(
        .typeMismatch("an element of '\(relation.name)' is a record, not a value"),
        at: written.range,
        hint: .name(
          "\(source.excerpt(written.range.bytes)).\(relation.element.fields.first?.name ?? "")"))
    case .record:
      throw fail(
        .typeMismatch("\(source.excerpt(written.range.bytes)) is a record, not a value"),
        at: written.range, hint: .note("name one of its fields after a dot"))
    case .list: throw listAsValue(written)
    case .fields, .records: _ = try single(operand, written); throw CheckFailure()
    }
  }

  private func type(of operand: TypedOperand) -> ValueType? {
    if case .value(let value) = operand { value.type } else { nil }
  }

  /// Reads the text of a variable as a value of a type.
  private mutating func read(
    _ text: String, of name: String, as type: ValueType, _ range: NodeRange
  ) throws(CheckFailure) -> CheckedValue {
    switch type {
    case .text, .null: return .text(Normalization.nfc(text))
    case .integer, .decimal:
      if let number = Number(parsing: text) { return .number(number) }
    case .bool:
      switch text.uppercased() {
      case "YES", "TRUE", "1": return .number(.integer(1))
      case "NO", "FALSE", "0": return .number(.integer(0))
      default: break
      }
    case .date: return .dateBound(try dateBound(text, range))
    }
    throw fail(
      .typeMismatch("$\(name) is '\(text)', and a \(type.noun) stands opposite"), at: range)
  }

  /// Reads a text as the date that it means opposite a date.
  private mutating func dateBound(
    _ text: String, _ range: NodeRange
  ) throws(CheckFailure) -> DateBound {
    do throws(DateError) {
      if case .moment(let moment, _) = try DateGrammar(now: conditions.now).read(text),
        !moment.isCirca
      {
        return DatePeriod(moment).map { .period($0) } ?? DateBound(moment.instant)
      }
    } catch {
      if case .ambiguousSlashes(_, let readings) = error {
        throw fail(
          .badDate(text), at: range, expected: Self.dateForms,
          hint: .note("it could be " + readings.joined(separator: " or ")))
      }
    }
    throw fail(.badDate(text), at: range, expected: Self.dateForms)
  }

  /// The forms of dates; what is about right or unknown cannot be compared with.
  private static let dateForms = DateForms.accepted.filter { $0 != "unknown" && !$0.hasPrefix("~") }

  private mutating func mismatch(
    _ leftOperand: Operand, _ left: CheckedValue, _ rightOperand: Operand, _ right: CheckedValue
  ) -> CheckFailure {
    let (one, other) = (
      source.excerpt(leftOperand.range.bytes), source.excerpt(rightOperand.range.bytes)
    )
    let problem = PredicateProblem.typeMismatch(
      "\(one) is a \(left.type.noun) and \(other) is a \(right.type.noun)")
    // The literal is to blame, when one side is one.
    let isRight = !leftOperand.isLiteral || rightOperand.isLiteral
    let blamed = isRight ? rightOperand : leftOperand
    let opposite = isRight ? left.type : right.type
    return fail(problem, at: blamed.range, hint: quoteHint(blamed, opposite: opposite))
  }

  private func quoteHint(_ operand: Operand, opposite: ValueType) -> PredicateHint? {
    let text = source.excerpt(operand.range.bytes)
    switch operand {
    case .literal(.number, _) where opposite == .text:
      return .replace("a text is written in quotes", with: "'\(text)'")
    case .literal(.number, _) where opposite == .date, .arithmetic where opposite == .date:
      return .replace("a date is written in quotes", with: "'\(text)'")
    case .literal(.text(let value), _) where opposite.isNumeric:
      guard opposite != .bool else { return .replace("a bool is written", with: "YES") }
      return Number(parsing: value) == nil
        ? nil : .replace("a number is written without quotes", with: value)
    default: return nil
    }
  }
}

extension CheckedValue {
  /// The value, a bound being the date at which it begins.
  var asDate: CheckedValue {
    switch self {
    case .dateBound(.instant(let instant, _)): .date(instant)
    case .dateBound(.period(let period)): .date(period.start)
    default: self
    }
  }
}

extension Operand {
  var isLiteral: Bool {
    switch self {
    case .literal, .negated: true
    default: false
    }
  }
}
