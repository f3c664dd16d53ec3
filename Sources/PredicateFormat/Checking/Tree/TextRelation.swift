/// How a text is compared with another as text.
package enum TextRelation: String, Hashable, Sendable, CaseIterable {
  /// The first holds the second.
  case contains = "CONTAINS"
  /// The first starts with the second.
  case beginsWith = "BEGINSWITH"
  /// The first ends with the second.
  case endsWith = "ENDSWITH"
  /// The first fits the wildcards of the second: `*` any run, `?` one code point, `\` makes the next
  /// character literal.
  case like = "LIKE"
}
