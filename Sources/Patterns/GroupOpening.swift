/// The beginning of a group in a pattern, in its common shapes.
enum GroupOpening {
  /// How many characters open the group that begins here; nil for other shapes and for what is no group.
  ///
  /// Known are a group that is numbered, named or not caught, one that looks ahead or behind, and one that
  /// keeps what it has. Comments, options, conditions, calls and verbs look alike and are none of these.
  static func length(in rest: ArraySlice<Unicode.Scalar>) -> Int? {
    let following = rest.dropFirst().prefix(2)
    guard rest.first == "(", following.first != "*" else { return nil }
    guard following.first == "?" else { return 1 }
    switch following.dropFirst().first {
    case ":", "=", "!", ">", "<": return 3
    default: return nil
    }
  }
}
