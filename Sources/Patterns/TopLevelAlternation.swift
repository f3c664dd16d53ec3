/// Whether a pattern is a choice between alternatives that no group holds together.
///
/// Only the common shapes of groups and classes are known here; anything else counts as such a choice.
enum TopLevelAlternation {
  static func mayOccur(in scalars: [Unicode.Scalar]) -> Bool {
    guard scalars.contains("|") else { return false }
    var depth = 0
    var position = 0
    while position < scalars.count {
      let rest = scalars[position...]
      switch scalars[position] {
      case "|" where depth == 0: return true
      case "\\":
        guard isPlainEscape(rest) else { return true }
        position += 2
      case "[":
        guard let length = lengthOfClass(rest) else { return true }
        position += length
      case "(":
        guard let length = GroupOpening.length(in: rest) else { return true }
        depth += 1
        position += length
      case ")":
        depth -= 1
        position += 1
      default: position += 1
      }
    }
    return false
  }

  /// Not one that quotes, ends a quotation or takes a third character.
  private static func isPlainEscape(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let escaped = rest.dropFirst().first else { return false }
    return !["Q", "E", "c"].contains(escaped)
  }

  /// A class without a bracket in it, which might begin a named class such as `[:alpha:]`.
  private static func lengthOfClass(_ rest: ArraySlice<Unicode.Scalar>) -> Int? {
    var position = rest.startIndex + 1
    if position < rest.endIndex, rest[position] == "^" { position += 1 }
    // A bracket that comes first is a member.
    if position < rest.endIndex, rest[position] == "]" { position += 1 }
    while position < rest.endIndex {
      switch rest[position] {
      case "]": return position + 1 - rest.startIndex
      case "[": return nil
      case "\\":
        guard isPlainEscape(rest[position...]) else { return nil }
        position += 2
      default: position += 1
      }
    }
    return nil
  }
}
