/// What `.@…` does with a collection.
package enum CollectionOperator: String, Hashable, Sendable, CaseIterable {
  /// How many elements there are; `@size` is another spelling.
  case count
  /// The sum.
  case sum
  /// The mean.
  case average = "avg"
  /// The least.
  case minimum = "min"
  /// The greatest.
  case maximum = "max"
}
