import Chronology
import PredicateFormat
import SQLite
import UnicodeText

/// Comparisons of values that the database can read.
extension PredicateCompiler {
  /// Makes a comparison; nil when only the evaluator can answer it.
  ///
  /// Each order is made by itself and never as the opposite of another, since a null makes both false;
  /// only `!=` is the opposite of `==` in the language too.
  func comparison(
    _ left: CheckedValue, _ order: ValueOrder, _ right: CheckedValue, _ folding: TextFolding,
    nullsAreEqual: Bool
  ) throws(CompilationError) -> Condition? {
    if order == .notEqual {
      return try comparison(left, .equal, right, folding, nullsAreEqual: nullsAreEqual)?.negated
    }
    if left.isConstant {
      if right.isConstant { return nil }
      return try comparison(
        right, order.mirrored, left, folding, nullsAreEqual: nullsAreEqual)
    }
    if let existence = try existence(comparing: left, order, right) { return existence }
    guard let value = try stored(left) else { return nil }
    if right.isConstant {
      return try test(value, of: left, order, right, folding, nullsAreEqual: nullsAreEqual)
    }
    guard let other = try stored(right) else { return nil }
    return both(value, order, other, folding, nullsAreEqual: nullsAreEqual)
  }

  /// A value against a constant.
  private func test(
    _ value: StoredValue, of left: CheckedValue, _ order: ValueOrder, _ constant: CheckedValue,
    _ folding: TextFolding, nullsAreEqual: Bool
  ) throws(CompilationError) -> Condition? {
    switch constant {
    case .null:
      let isTrueOfNull = order == .equal || nullsAreEqual && order.includesEqual
      guard isTrueOfNull else { return .constant(false) }
      return on(value, isTrueOfNull: true) { Self.isNull($0.value) }
    case .number(let number):
      let place = ScaledNumber(number, scale: value.scale)
      return on(value) { numberTest($0.value, order, place) }
    case .text(let text):
      if folding == .exact || folding == .ignoringBoth {
        return on(value) { textTest($0, order, text, folding) }
      }
      guard order == .equal, left.isField, value.columns.folded != nil,
        let twin = twin(text, folding)
      else {
        return nil
      }
      return .and([
        prefilter(value, folding) { plain(target($0, .ignoringBoth), .equal, "\(twin)") },
        try call(.compare(left, order, constant, folding)),
      ])
    case .date(let instant):
      return on(value) { plain($0.value, order, "\(instant.microseconds)") }
    case .dateBound(let bound):
      // The test asks for a date and its precision several times, which for a subselect is too much.
      guard value.columns.precision == nil || left.isField else { return nil }
      return on(value) { dateTest($0, order, bound) }
    default: return nil
    }
  }

  /// Puts a test where the value lies: on its row of another table when it has one.
  func on(
    _ value: StoredValue, isTrueOfNull: Bool = false, _ test: (StoredColumns) -> Condition
  ) -> Condition {
    guard let lookup = value.lookup else { return test(value.columns) }
    let absent: Condition =
      isTrueOfNull ? .leaf(lookup.isAbsent) : .constant(false)
    let condition = test(lookup.columns)
    if case .constant(false) = condition { return absent }
    let found: SQL = "\(lookup.key) IN (\(lookup.statement) \(condition.text(dialect)))"
    return .or([.leaf(found), absent])
  }

  static func isNull(_ value: SQL) -> Condition {
    .leaf("\(value) IS NULL", opposite: "\(value) IS NOT NULL")
  }

  /// A comparison whose right side is not null.
  func plain(_ left: SQL, _ order: ValueOrder, _ right: SQL) -> Condition {
    switch order {
    case .equal:
      .leaf(dialect.isSame(left, right), opposite: dialect.isDifferent(left, right))
    case .notEqual:
      .leaf(dialect.isDifferent(left, right), opposite: dialect.isSame(left, right))
    case .less, .greater, .lessOrEqual, .greaterOrEqual:
      .leaf("\(left) \(raw: order.rawValue) \(right)")
    }
  }

  /// A stored whole number against a number between or among whole numbers.
  private func numberTest(
    _ value: SQL, _ order: ValueOrder, _ number: ScaledNumber
  ) -> Condition {
    switch (number, order) {
    case (.exactly(let whole), _): plain(value, order, "\(whole)")
    case (_, .equal), (_, .notEqual): .constant(order == .notEqual)
    case (.justAbove(let whole), .less), (.justAbove(let whole), .lessOrEqual):
      plain(value, .lessOrEqual, "\(whole)")
    case (.justAbove(let whole), .greater), (.justAbove(let whole), .greaterOrEqual):
      plain(value, .greater, "\(whole)")
    case (.below, .less), (.below, .lessOrEqual), (.above, .greater), (.above, .greaterOrEqual):
      .constant(false)
    case (.below, .greater), (.below, .greaterOrEqual), (.above, .less), (.above, .lessOrEqual):
      Self.isNull(value).negated
    }
  }

  private func textTest(
    _ columns: StoredColumns, _ order: ValueOrder, _ text: String, _ folding: TextFolding
  ) -> Condition {
    plain(target(columns, folding), order, "\(folded(text, folding))")
  }

  /// The text that counts under a folding, exact or of both.
  func target(_ columns: StoredColumns, _ folding: TextFolding) -> SQL {
    guard folding == .ignoringBoth else { return columns.value }
    return columns.folded ?? dialect.folded(columns.value)
  }

  /// A constant under a folding, exact or of both.
  func folded(_ text: String, _ folding: TextFolding) -> String {
    folding == .ignoringBoth ? Folding.folded(text) : text
  }

  /// Two values of records; nil when they are not kept alike.
  private func both(
    _ left: StoredValue, _ order: ValueOrder, _ right: StoredValue, _ folding: TextFolding,
    nullsAreEqual: Bool
  ) -> Condition? {
    guard left.scale == right.scale else { return nil }
    var folding = folding
    if left.type != .text || right.type != .text { folding = .exact }
    guard folding == .exact || folding == .ignoringBoth else { return nil }
    let first = target(left.columns, folding)
    let second = target(right.columns, folding)
    let condition = plain(first, order, second)
    guard order != .equal, order.includesEqual, nullsAreEqual, left.isNullable, right.isNullable
    else { return condition }
    return .or([condition, .and([Self.isNull(first), Self.isNull(second)])])
  }
}

extension ValueOrder {
  /// Whether two equal values are in this order.
  fileprivate var includesEqual: Bool {
    switch self {
    case .equal, .lessOrEqual, .greaterOrEqual: true
    case .notEqual, .less, .greater: false
    }
  }
}
