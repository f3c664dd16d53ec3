import PredicateFormat
import SQLite

/// How values that the database itself can read are read.
extension PredicateCompiler {
  /// Returns the expressions of a value; nil when only the evaluator can compute it.
  func stored(_ value: CheckedValue) throws(CompilationError) -> StoredValue? {
    switch value {
    case .field(let use): return try stored(use)
    case .element(let use, let position, let field):
      return try element(use, position, field)
    case .count(let use, let predicate):
      return StoredValue(
        type: .integer,
        columns: StoredColumns(value: "(\(try counting(use, predicate)))"), isNullable: false)
    case .statistic(.count, let use, let field):
      let table = try table(use)
      let column = try elementField(use, field).columns.value
      return StoredValue(
        type: .integer,
        columns: StoredColumns(
          value: "(SELECT count(\(column)) FROM \(table.from) WHERE \(ownership(use, table)))"),
        isNullable: false)
    case .statistic(.minimum, let use, let field): return try extreme("ASC", use, field)
    case .statistic(.maximum, let use, let field): return try extreme("DESC", use, field)
    case .statistic(.mode, let use, let field): return try mode(use, field)
    default: return nil
    }
  }

  private func stored(_ use: FieldUse) throws(CompilationError) -> StoredValue {
    guard let kind = RecordKind(rawValue: use.record),
      var value = FieldTable.value(kind, use.field, in: scope(use.scope))
    else { throw .unknownField(record: use.record, field: use.field.name) }
    if !trustsSchema { value.isNullable = true }
    return value
  }

  func scope(_ number: Int) -> FieldTable.Scope {
    number == 0 ? .root(root) : .elements(number)
  }

  /// The tables of a relation's elements.
  func table(_ use: RelationUse) throws(CompilationError) -> RelationTable {
    let name = use.relation.element.name
    guard let kind = RecordKind(rawValue: name),
      let table = RelationTable(kind, in: scope(use.elementScope))
    else { throw .unknownField(record: name, field: use.relation.name) }
    return table
  }

  /// The condition that an element belongs to the record whose collection is asked for.
  func ownership(_ use: RelationUse, _ table: RelationTable) -> SQL {
    "\(table.owner) = \(scope(use.owner).row).id"
  }

  /// A field of the elements of a relation.
  func elementField(
    _ use: RelationUse, _ field: FieldSchema
  ) throws(CompilationError) -> StoredValue {
    try stored(
      FieldUse(scope: use.elementScope, record: use.relation.element.name, field: field))
  }

  private func element(
    _ use: RelationUse, _ position: ElementPosition, _ field: FieldSchema
  ) throws(CompilationError) -> StoredValue? {
    let table = try table(use)
    let source: SQL = "FROM \(table.from) WHERE \(ownership(use, table))"
    let place: SQL
    switch position {
    case .first: place = "\(source) ORDER BY \(table.order) LIMIT 1"
    case .last: place = "\(source) ORDER BY \(table.order) DESC LIMIT 1"
    case .at(.number(let number)):
      guard let offset = Self.offset(number) else { return Self.nothing(field.type) }
      place = "\(source) ORDER BY \(table.order) LIMIT 1 OFFSET \(offset)"
    case .at(.null): return Self.nothing(field.type)
    case .at(let index): place = "\(source) AND \(try ranked(use, table, index)) LIMIT 1"
    }
    return selected(try elementField(use, field)) { "(SELECT \($0) \(place))" }
  }

  /// A whole number from 0 on; nil for any other.
  private static func offset(_ number: Number) -> Int64? {
    guard case .exactly(let offset) = ScaledNumber(number, scale: 0), offset >= 0 else {
      return nil
    }
    return offset
  }

  /// The condition that as many elements come before one as a computed index says.
  ///
  /// The offset of a statement may not depend on the record around it.
  private func ranked(
    _ use: RelationUse, _ table: RelationTable, _ index: CheckedValue
  ) throws(CompilationError) -> SQL {
    let name = use.relation.element.name
    guard let kind = RecordKind(rawValue: name),
      let others = RelationTable(kind, in: FieldTable.Scope(row: "n", value: "nv"))
    else { throw .unknownField(record: name, field: use.relation.name) }
    let rank: SQL = """
      (SELECT count(*) FROM \(others.from) WHERE \(others.owner) = \(scope(use.owner).row).id
      AND \(others.order) < \(table.order))
      """
    return try call(comparing: rank, with: index).sql
  }

  private func extreme(
    _ order: SQL, _ use: RelationUse, _ field: FieldSchema
  ) throws(CompilationError) -> StoredValue {
    let table = try table(use)
    var inner = try elementField(use, field)
    // The greatest text is found by its own order, and folded only then.
    inner.columns.folded = nil
    let value = inner.columns.value
    return selected(inner) { column in
      """
      (SELECT \(column) FROM \(table.from) WHERE \(ownership(use, table)) AND \(value) IS NOT NULL
      ORDER BY \(value) \(order), \(table.order) LIMIT 1)
      """
    }
  }

  /// The smallest of the most frequent values, and of a date the precision of its first element; null when
  /// any element is.
  private func mode(
    _ use: RelationUse, _ field: FieldSchema
  ) throws(CompilationError) -> StoredValue {
    let table = try table(use)
    var inner = try elementField(use, field)
    inner.columns.folded = nil
    let value = inner.columns.value
    let source: SQL = "FROM \(table.from) WHERE \(ownership(use, table)) AND"
    let isWhole: SQL = "NOT EXISTS (SELECT 1 \(source) \(value) IS NULL)"
    let mode: SQL = """
      (SELECT \(value) \(source) \(value) IS NOT NULL AND \(isWhole)
      GROUP BY \(value) ORDER BY count(*) DESC, \(value) LIMIT 1)
      """
    var outer = selected(inner) { column in
      "(SELECT \(column) \(source) \(value) = \(mode) ORDER BY \(table.order) LIMIT 1)"
    }
    outer.columns.value = mode
    return outer
  }

  /// A value of another row that a subselect chooses.
  private func selected(_ inner: StoredValue, _ select: (SQL) -> SQL) -> StoredValue {
    StoredValue(
      type: inner.type, scale: inner.scale,
      columns: StoredColumns(
        value: select(inner.columns.value), folded: inner.columns.folded.map(select),
        precision: inner.columns.precision.map(select)),
      isNullable: true)
  }

  /// A value that is never there.
  private static func nothing(_ type: ValueType) -> StoredValue {
    StoredValue(type: type, columns: StoredColumns(value: "NULL"), isNullable: true)
  }
}
