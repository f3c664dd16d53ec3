/// A filter that was saved under a name, with the order and the fields of its list.
package struct SavedView: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The predicate, as it was typed.
  package var predicate: String
  /// The fields to sort by, as `-s` takes them; nil for the usual order.
  package var sort: String?
  /// The fields to show, as `-F` takes them; nil for the usual ones.
  package var fields: String?

  /// Makes a view.
  package init(name: String, predicate: String, sort: String? = nil, fields: String? = nil) {
    self.name = name
    self.predicate = predicate
    self.sort = sort
    self.fields = fields
  }
}
