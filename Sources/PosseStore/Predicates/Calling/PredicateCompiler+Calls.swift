import PredicateFormat
import SQLite

/// What only the evaluator can answer.
extension PredicateCompiler {
  /// Makes the call that asks the evaluator a predicate of one record.
  func call(_ predicate: CheckedPredicate) throws(CompilationError) -> Condition {
    var builder = CallBuilder(self)
    let rewritten = try builder.rewritten(predicate)
    return .leaf(builder.call(rewritten))
  }

  /// Makes the call that asks whether a whole number in SQL equals a value.
  func call(
    comparing number: SQL, with value: CheckedValue
  ) throws(CompilationError) -> Condition.Leaf {
    var builder = CallBuilder(self)
    let slot = try builder.slot([number], .integer)
    let value = try builder.rewritten(value)
    return builder.call(.compare(.slot(slot, .integer), .equal, value, .exact))
  }

  /// The numbers of a field of all elements of a relation as one text, an empty piece for a null; null for no
  /// element.
  func numbers(
    _ use: RelationUse, _ field: FieldSchema
  ) throws(CompilationError) -> (list: SQL, number: SlotNumber) {
    let table = try table(use)
    let inner = try elementField(use, field)
    // Summing in the database would stop at 64 bits.
    let list: SQL = """
      (SELECT group_concat(ifnull(\(inner.columns.value), ''), ',') FROM \(table.from)
      WHERE \(ownership(use, table)))
      """
    return (list, field.type == .decimal ? .decimal(scale: inner.scale) : .integer)
  }
}
