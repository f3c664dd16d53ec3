/// A field of a record in scope.
package struct FieldUse: Hashable, Sendable {
  /// The number of the scope; 0 is the record that is asked about.
  package let scope: Int
  /// The kind of record.
  package let record: String
  /// The field.
  package let field: FieldSchema

  /// Puts a use together.
  package init(scope: Int, record: String, field: FieldSchema) {
    self.scope = scope
    self.record = record
    self.field = field
  }
}
