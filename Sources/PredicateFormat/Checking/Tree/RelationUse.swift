/// A relation of a record in scope.
package struct RelationUse: Hashable, Sendable {
  /// The number of the scope that owns the collection; 0 is the record that is asked about.
  package let owner: Int
  /// The collection.
  package let relation: RelationSchema
  /// The number of the scope that its elements are in, unique in the predicate and at least 1.
  package let elementScope: Int

  /// Puts a use together.
  package init(owner: Int, relation: RelationSchema, elementScope: Int) {
    self.owner = owner
    self.relation = relation
    self.elementScope = elementScope
  }
}
