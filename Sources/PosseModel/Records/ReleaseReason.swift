/// Why a captured fugitive is at large again.
package enum ReleaseReason: String, Hashable, Sendable, CaseIterable {
  /// They got away.
  case escaped
  /// They were let out on bond.
  case bonded
  /// They were the wrong person.
  case mistaken
  /// Anything else, which a note may tell.
  case other
}
