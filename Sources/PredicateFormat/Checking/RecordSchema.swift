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

/// A field of a record, as predicates know it.
package struct FieldSchema: Hashable, Sendable {
  /// The name, such as `bounty`.
  package let name: String
  /// The type of its values.
  package let type: ValueType
  /// Whether a record may be without a value.
  package let isNullable: Bool

  /// Puts a field together.
  package init(_ name: String, _ type: ValueType, isNullable: Bool = true) {
    self.name = name
    self.type = type
    self.isNullable = isNullable
  }
}

/// A collection of records that a record owns, such as `photos`.
package struct RelationSchema: Hashable, Sendable {
  /// The name, such as `photos`.
  package let name: String
  /// What its elements are.
  package let element: RecordSchema

  /// Puts a relation together.
  package init(_ name: String, _ element: RecordSchema) {
    self.name = name
    self.element = element
  }
}

/// The type of a single value.
package enum ValueType: String, Hashable, Sendable, CaseIterable {
  /// A text.
  case text
  /// A whole number.
  case integer
  /// A number that may have a fraction.
  case decimal
  /// True or false, which compare as 1 and 0.
  case bool
  /// A date.
  case date
  /// Of NULL only.
  case null

  /// Whether it is compared as a number.
  package var isNumeric: Bool { self == .integer || self == .decimal || self == .bool }
}
