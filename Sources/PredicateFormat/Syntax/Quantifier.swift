/// Which elements of a collection must fit.
package enum Quantifier: String, Hashable, Sendable, CaseIterable {
  /// At least one; SOME is another spelling.
  case any = "ANY"
  /// Every one, and an empty collection fits.
  case all = "ALL"
  /// Not one, and an empty collection fits.
  case none = "NONE"
}
