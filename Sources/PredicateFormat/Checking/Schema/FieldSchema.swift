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
