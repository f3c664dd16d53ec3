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
