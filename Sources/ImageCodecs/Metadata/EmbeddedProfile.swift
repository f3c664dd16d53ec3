/// The profile a file carries, before anyone looked into it.
enum EmbeddedProfile: Hashable {
  case absent
  case broken
  case present([UInt8])

  /// The most bytes of a profile that is looked at.
  static let largestByteCount = 4 << 20
}
