import Chronology
import UnicodeText

extension PredicateChecker {
  /// Makes two operands into values that can be compared.
  mutating func unified(
    _ left: TypedOperand, _ leftOperand: Operand, _ right: TypedOperand, _ rightOperand: Operand
  ) throws(CheckFailure) -> (CheckedValue, CheckedValue) {
    let leftType = type(of: left, leftOperand)
    let rightType = type(of: right, rightOperand)
    let first = try value(left, leftOperand, meeting: rightType ?? .null)
    let second = try value(right, rightOperand, meeting: leftType ?? .null)
    switch (first.type, second.type) {
    case (let one, let other) where one == other: break
    case (.null, _), (_, .null): break
    case (let one, let other) where one.isNumeric && other.isNumeric: break
    case (.date, .text):
      guard case .text(let text) = second else {
        throw mismatch(leftOperand, first, rightOperand, second)
      }
      return Self.facing(first, .dateBound(try dateBound(text, rightOperand.range)))
    case (.text, .date):
      guard case .text(let text) = first else {
        throw mismatch(leftOperand, first, rightOperand, second)
      }
      return Self.facing(.dateBound(try dateBound(text, leftOperand.range)), second)
    default: throw mismatch(leftOperand, first, rightOperand, second)
    }
    return Self.facing(first, second)
  }

  /// Opposite a typed date now is a date like any other, since only one side is a bound.
  private static func facing(
    _ first: CheckedValue, _ second: CheckedValue
  ) -> (CheckedValue, CheckedValue) {
    guard case .dateBound(let bound) = first, case .dateBound = second else {
      return (first, second)
    }
    if case .instant = bound { return (first.asDate, second) }
    return (first, second.asDate)
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

  private func type(of operand: TypedOperand, _ written: Operand) -> ValueType? {
    if case .literal(.bool, _) = written { return .bool }
    return if case .value(let value) = operand { value.type } else { nil }
  }

  /// Reads the text of a variable as a value of a type.
  private mutating func read(
    _ text: String, of name: String, as type: ValueType, _ range: NodeRange
  ) throws(CheckFailure) -> CheckedValue {
    try note(type, of: name, range)
    switch type {
    case .text, .null: return .text(Normalization.nfc(text))
    case .integer, .decimal:
      if let number = PredicateParser.number(in: text) { return .number(number) }
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

  /// Makes sure that a variable meets values of one type only; NULL has none.
  private mutating func note(
    _ type: ValueType, of name: String, _ range: NodeRange
  ) throws(CheckFailure) {
    guard type != .null else { return }
    let met = type == .decimal ? .integer : type
    if let before = variableTypes.updateValue(met, forKey: name), before != met {
      throw fail(
        .typeMismatch("$\(name) stands opposite a \(before.noun) and a \(met.noun)"), at: range,
        hint: .note("give two variables, or a literal with -p \(name):=…"))
    }
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
      "\(one) is a \(noun(left, leftOperand)) and \(other) is a \(noun(right, rightOperand))")
    // The literal is to blame, when one side is one.
    let isRight = !leftOperand.isLiteral || rightOperand.isLiteral
    let blamed = isRight ? rightOperand : leftOperand
    let opposite = isRight ? left.type : right.type
    return fail(problem, at: blamed.range, hint: quoteHint(blamed, opposite: opposite))
  }

  private func noun(_ value: CheckedValue, _ written: Operand) -> String {
    (type(of: .value(value), written) ?? value.type).noun
  }

  private func quoteHint(_ operand: Operand, opposite: ValueType) -> PredicateHint? {
    let text = source.excerpt(operand.range.bytes)
    switch operand {
    case .literal(.number, _) where opposite == .text:
      return .replace("a text is written in quotes", with: "'\(text)'")
    case .literal(.number, _) where opposite == .date,
      .arithmetic where opposite == .date && DateShape.isDate(text):
      return .replace("a date is written in quotes", with: "'\(text)'")
    case .literal(.text(let value), _) where opposite.isNumeric:
      guard opposite != .bool else { return .replace("a bool is written", with: "YES") }
      let plain = value.filter { $0 != "," && $0 != "$" }
      return Number(parsing: plain) == nil
        ? nil : .replace("a number is written without quotes", with: plain)
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
