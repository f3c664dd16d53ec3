/// Options under one heading: those every command shares, or a family that several commands take.
package struct OptionGroup: Hashable, Sendable {
  /// The heading in help pages, such as `Global options`.
  package let title: String
  /// The options, in the order help lists them.
  package let options: [AnyOption]

  /// Makes a group with a heading.
  package init(_ title: String, _ options: [AnyOption]) {
    self.title = title
    self.options = options
  }
}
