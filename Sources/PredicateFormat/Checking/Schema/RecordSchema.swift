/// What predicates may ask of a kind of record: its fields and the collections it owns.
package struct RecordSchema: Hashable, Sendable {
  /// The name of the kind, such as `fugitive` or `photo`.
  package let name: String
  /// The fields, in the order in which they are offered.
  package let fields: [FieldSchema]
  /// The collections.
  package let relations: [RelationSchema]

  private let fieldIndex: [String: Int]

  /// Puts a schema together; names are unique among fields and relations together.
  package init(name: String, fields: [FieldSchema], relations: [RelationSchema] = []) {
    self.name = name
    self.fields = fields
    self.relations = relations
    fieldIndex = Dictionary(
      fields.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the field of a name.
  package func field(_ name: String) -> FieldSchema? { fieldIndex[name].map { fields[$0] } }

  /// Returns the relation of a name.
  package func relation(_ name: String) -> RelationSchema? {
    relations.first { $0.name == name }
  }
}
