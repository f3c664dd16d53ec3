import PredicateFormat

/// A record made of the values that a test gives it; everything else is null and empty.
struct DictionaryRecord: PredicateRecord {
  var values: [String: PredicateValue] = [:]
  var relations: [String: [DictionaryRecord]] = [:]

  init(
    _ values: [String: PredicateValue] = [:], _ relations: [String: [DictionaryRecord]] = [:]
  ) {
    self.values = values
    self.relations = relations
  }

  func value(of field: FieldSchema) -> PredicateValue { values[field.name] ?? .null }

  func elements(of relation: RelationSchema) -> [any PredicateRecord] {
    relations[relation.name] ?? []
  }
}
