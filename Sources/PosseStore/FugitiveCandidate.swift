package import PosseModel

/// One of the fugitives that a text may mean.
package struct FugitiveCandidate: Hashable, Sendable {
  /// The number.
  package var id: FugitiveID
  /// The name, as stored.
  package var name: String
  /// The alias that matched, when the name did not.
  package var alias: String?

  /// Makes a candidate.
  package init(id: FugitiveID, name: String, alias: String? = nil) {
    self.id = id
    self.name = name
    self.alias = alias
  }
}
