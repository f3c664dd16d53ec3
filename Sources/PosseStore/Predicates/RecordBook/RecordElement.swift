import PredicateFormat

/// One element of a relation of a record.
struct RecordElement: PredicateRecord, Hashable, Sendable {
  /// The number, which is also the place among the elements.
  let number: Int64
  /// The values by the names of their fields.
  let fields: [String: PredicateValue]

  func value(of field: FieldSchema) -> PredicateValue { fields[field.name] ?? .null }

  func elements(of relation: RelationSchema) -> [any PredicateRecord] { [] }

  /// Numbers the elements of a relation and puts them in order.
  static func numbered(
    _ rows: [[String: PredicateValue]], in relation: RelationSchema
  ) throws(RecordImageError) -> [RecordElement] {
    guard relation.element.field("id") != nil else {
      return rows.enumerated().map { RecordElement(number: Int64($0 + 1), fields: $1) }
    }
    var used: Set<Int64> = []
    for row in rows {
      guard let number = row["id"]?.wholeNumber else { continue }
      if !used.insert(number).inserted { throw .sameNumber(relation.name, number) }
    }
    var elements: [RecordElement] = []
    var free: Int64 = 1
    for var row in rows {
      let number: Int64
      if let given = row["id"]?.wholeNumber {
        number = given
      } else {
        while used.contains(free) { free += 1 }
        used.insert(free)
        number = free
        row["id"] = .number(.integer(number))
      }
      elements.append(RecordElement(number: number, fields: try withPrimary(row, in: relation)))
    }
    let primaries = elements.filter { $0.fields["primary"]?.wholeNumber == 1 }
    if primaries.count > 1 { throw .severalPrimary }
    return elements.sorted { $0.number < $1.number }
  }

  /// A photo is the primary one or not; there is no third answer.
  private static func withPrimary(
    _ row: [String: PredicateValue], in relation: RelationSchema
  ) throws(RecordImageError) -> [String: PredicateValue] {
    guard relation.element.field("primary") != nil, row["primary"] == nil else { return row }
    var row = row
    row["primary"] = .number(.integer(0))
    return row
  }
}

extension PredicateValue {
  /// The value as a whole number; nil when it is none.
  var wholeNumber: Int64? {
    guard case .number(let number) = self, case .exactly(let whole) = ScaledNumber(number, scale: 0)
    else { return nil }
    return whole
  }
}
