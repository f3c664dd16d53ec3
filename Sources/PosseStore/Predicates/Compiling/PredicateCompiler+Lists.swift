import Chronology
import PredicateFormat
import SQLite
import UnicodeText

/// Values looked for in lists.
extension PredicateCompiler {
  /// The constants of a list by what the database is asked.
  private struct Constants {
    var hasNull = false
    var numbers: [Int64] = []
    var texts: [String] = []
    var bounds: [DateBound] = []
    var others: [CheckedValue] = []
  }

  /// Makes the condition that a value equals one of several; nil when only the evaluator can answer it.
  func membership(
    _ value: CheckedValue, _ list: [CheckedValue], _ folding: TextFolding
  ) throws(CompilationError) -> Condition? {
    if list.isEmpty { return .constant(false) }
    if value.isConstant {
      if list.allSatisfy(\.isConstant) { return nil }
      return try alternatives(value, list, folding)
    }
    guard let stored = try stored(value) else { return nil }
    let isFolded = stored.type == .text && folding != .exact
    if isFolded && folding != .ignoringBoth {
      return try prefiltered(value, stored, list, folding)
    }
    let constants = constants(list, of: stored)
    if !constants.bounds.isEmpty && stored.columns.precision != nil && !value.isField { return nil }
    var conditions: [Condition] = []
    if !constants.numbers.isEmpty {
      conditions.append(on(stored) { isOne($0.value, of: constants.numbers) })
    }
    if !constants.texts.isEmpty {
      let texts = isFolded ? constants.texts.map { Folding.folded($0) } : constants.texts
      conditions.append(on(stored) { isOne(target($0, folding), of: texts) })
    }
    for bound in constants.bounds {
      conditions.append(on(stored) { dateTest($0, .equal, bound) })
    }
    if constants.hasNull {
      conditions.append(on(stored, isTrueOfNull: true) { Self.isNull($0.value) })
    }
    if let others = try alternatives(value, constants.others, folding) { conditions.append(others) }
    return .or(conditions)
  }

  private func alternatives(
    _ value: CheckedValue, _ list: [CheckedValue], _ folding: TextFolding
  ) throws(CompilationError) -> Condition? {
    var conditions: [Condition] = []
    for element in list {
      conditions.append(try condition(.compare(value, .equal, element, folding)))
    }
    return .or(conditions)
  }

  private func constants(_ list: [CheckedValue], of stored: StoredValue) -> Constants {
    var constants = Constants()
    for element in list {
      switch element {
      case .null: constants.hasNull = true
      case .number(let number):
        // No stored number equals one that is not among them.
        if case .exactly(let whole) = ScaledNumber(number, scale: stored.scale) {
          constants.numbers.append(whole)
        }
      case .date(let instant): constants.numbers.append(instant.microseconds)
      case .text(let text): constants.texts.append(text)
      case .dateBound(let bound): constants.bounds.append(bound)
      default: constants.others.append(element)
      }
    }
    return constants
  }

  /// A list under a folding that has no twin: the twin only rules out.
  private func prefiltered(
    _ value: CheckedValue, _ stored: StoredValue, _ list: [CheckedValue], _ folding: TextFolding
  ) throws(CompilationError) -> Condition? {
    var texts: [String] = []
    for case .text(let text) in list {
      if let twin = twin(text, folding) { texts.append(twin) }
    }
    guard texts.count == list.count, value.isField, stored.columns.folded != nil else { return nil }
    return .and([
      prefilter(stored, folding) { isOne(target($0, .ignoringBoth), of: texts) },
      try call(.isIn(value, list, folding)),
    ])
  }

  private func isOne(_ value: SQL, of numbers: [Int64]) -> Condition {
    if numbers.count == 1 { return plain(value, .equal, "\(numbers[0])") }
    if numbers.count <= dialect.listLimit {
      return .leaf("\(value) IN (\(list: numbers))")
    }
    let array = "[" + numbers.map(\.description).joined(separator: ",") + "]"
    return .leaf("\(value) IN (\(dialect.elements(ofJSON: array)))")
  }

  private func isOne(_ value: SQL, of texts: [String]) -> Condition {
    if texts.count == 1 { return plain(value, .equal, "\(texts[0])") }
    if texts.count <= dialect.listLimit { return .leaf("\(value) IN (\(list: texts))") }
    // No text of the book holds NUL, and JSON would end there.
    let array = JSONArray.text(of: texts.filter { !$0.utf8.contains(0) })
    return .leaf("\(value) IN (\(dialect.elements(ofJSON: array)))")
  }
}
