package import PredicateFormat

/// One record of a person as values, such as `posse predicate --record` reads.
///
/// It holds what a book could hold, save that any field may be without a value: texts are composed, numbers
/// are such as columns take, and elements stand in the order of their numbers.
package struct RecordImage: PredicateRecord, Hashable, Sendable {
  /// The values by the names of their fields; what is missing is null.
  package let fields: [String: PredicateValue]
  /// The elements by the names of their relations.
  let elements: [String: [RecordElement]]

  /// Takes a record after checking each value against its field.
  ///
  /// A person without a number gets 1, elements without numbers get the next free ones.
  package init(
    fields: [String: PredicateValue], relations: [String: [[String: PredicateValue]]] = [:]
  ) throws(RecordImageError) {
    let schema = PredicateSchemas.fugitive
    var values = try RecordFields.checked(fields, of: schema, path: "")
    if values["id"] == nil { values["id"] = .number(.integer(1)) }
    self.fields = values
    var elements: [String: [RecordElement]] = [:]
    for (name, rows) in relations {
      guard let relation = schema.relation(name) else { throw .unknownField(name) }
      var checked: [[String: PredicateValue]] = []
      for row in rows {
        checked.append(
          try RecordFields.checked(row, of: relation.element, path: name + "."))
      }
      elements[name] = try RecordElement.numbered(checked, in: relation)
    }
    self.elements = elements
  }

  /// Returns the value of a field; null when it has none.
  package func value(of field: FieldSchema) -> PredicateValue { fields[field.name] ?? .null }

  /// Returns the elements of a relation in the order of their numbers.
  package func elements(of relation: RelationSchema) -> [any PredicateRecord] {
    elements[relation.name] ?? []
  }
}
