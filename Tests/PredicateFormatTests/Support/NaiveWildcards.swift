/// LIKE by trying everything, which takes exponential time but cannot be wrong.
enum NaiveWildcards {
  static func matches(_ text: ArraySlice<Unicode.Scalar>, _ pattern: ArraySlice<Unicode.Scalar>)
    -> Bool
  {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    switch first {
    case "*":
      return matches(text, rest) || (!text.isEmpty && matches(text.dropFirst(), pattern))
    case "?": return !text.isEmpty && matches(text.dropFirst(), rest)
    case "\\":
      guard let next = rest.first else { return text.elementsEqual(["\\"]) }
      return text.first == next && matches(text.dropFirst(), rest.dropFirst())
    default: return text.first == first && matches(text.dropFirst(), rest)
    }
  }
}
